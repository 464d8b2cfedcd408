/** The drawing of each number that explains a move (src/holdfast/games/outlive/factors.py). */
export const factors: Record<string, string> = {
  missing: 'outlive-night-2-feed',
  people: 'outlive-icon-survivor',
  overcome: 'outlive-action-overcome',
  points: 'outlive-score-total',
  lives: 'outlive-icon-survivor',
  grows: 'outlive-night-4-recruit',
  full: 'outlive-score-rooms',
  rooms: 'outlive-action-build',
  repaired: 'outlive-score-repaired',
  owned: 'outlive-action-take',
  supplies: 'outlive-resource-supply',
  materials: 'outlive-resource-material',
  munitions: 'outlive-resource-munitions',
  first: 'icon-first',
  scores: 'outlive-score-total',
};
