// Written by tests/web/compare_game_options, not by hand: the options as the engine declares them.
export const coverMeOptions = [
  {
    key: 'players',
    low: 2,
    high: 5,
    choices: [2, 3, 4, 5],
    default: 4,
  },
  {
    key: 'two_player',
    choices: ['fictional', 'advanced'],
    default: 'fictional',
    onlyWith: { key: 'players', value: 2 },
  },
  {
    key: 'length',
    choices: ['standard', 'long', 'short'],
    default: 'standard',
  },
  {
    key: 'values',
    choices: ['by-color', 'equal'],
    default: 'by-color',
  },
  {
    key: 'removed',
    choices: ['Y', 'B', 'R', 'G', 'K', 'W'],
    onlyWith: { key: 'values', value: 'equal' },
  },
  {
    key: 'deal',
    choices: ['draft', 'quick'],
    default: 'draft',
  },
  {
    key: 'tie',
    choices: ['vote', 'share'],
    default: 'vote',
  },
  {
    key: 'totals',
    choices: ['shown', 'hidden'],
    default: 'shown',
  },
] as const;
