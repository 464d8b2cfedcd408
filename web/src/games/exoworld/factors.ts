/** The drawing of each number that explains a move (src/holdfast/games/exoworld/factors.py). */
export const factors: Record<string, string> = {
  goal: 'exoworld-ui-goal',
  below: 'exoworld-ui-goal',
  defeat: 'exoworld-ui-clock',
  short: 'exoworld-resource-emergency',
  emergency: 'exoworld-resource-emergency',
  lasts: 'exoworld-resource-emergency',
  issues: 'exoworld-health-pulse',
  tokens: 'exoworld-action-repair',
  modules: 'exoworld-action-deploy',
  payable: 'exoworld-ui-hand',
  lacking: 'exoworld-ui-hand',
  supplies: 'exoworld-resource-energy',
  cards: 'exoworld-ui-hand',
  repairs: 'exoworld-action-repair',
  beside: 'exoworld-action-give',
  rises: 'exoworld-ui-goal',
};
