/** The drawing of each number that explains a move (src/holdfast/games/outlast/factors.py). */
export const factors: Record<string, string> = {
  feeds: 'outlast-meal-fed',
  frees: 'outlast-action-face',
  cornered: 'outlast-mark-figure-cornered',
  people: 'outlast-stat-people',
  lives: 'outlast-stat-people',
  grows: 'outlast-event-arrive',
  rivals: 'outlast-action-fight',
  wolves: 'outlast-stat-wolves',
  hides: 'outlast-action-hide',
  builds: 'outlast-action-build',
  prey: 'outlast-stat-prey',
  resources: 'outlast-stat-resources',
  herds: 'outlast-event-breed',
  game: 'outlast-mark-target-prey',
  growth: 'outlast-mark-target-resource',
  explores: 'outlast-event-reveal',
};
