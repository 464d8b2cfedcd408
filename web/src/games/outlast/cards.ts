import { plain, type Deck } from '$lib/about/rows.ts';

const FIGHTS = { 'options.player_fights': 'on' };
const BIDDING = { ...FIGHTS, 'options.fight_boost': 'open' };

/** The explanation cards of Outlast; their texts are in the game's `text/cards`. */
const deck: Deck = {
  rows: [
    { kind: 'terrain', art: 'terrain-*', name: 'terrain-*', rule: 'LA-TILE-1' },
    { kind: 'terrain', art: 'terrain-facedown', also: ['stat-facedown', 'event-reveal'], rule: 'LA-MOVE-5' },
    { kind: 'figure', id: 'cornered', art: 'mark-figure-cornered', also: ['meeple-*-cornered', 'mark-warning', 'mark-tile-danger'], rule: 'LA-CORN-1' },
    { kind: 'figure', id: 'hidden', art: 'meeple-A-hidden', also: ['meeple-*-hidden'], rule: 'LA-HIDE-1' },
    { kind: 'figure', id: 'dead', art: 'event-fall', also: ['meeple-*-dead', 'meeple-*-starved', 'event-killed', 'event-starve', 'event-out'], rule: 'LA-FALL-1' },
    { kind: 'figure', id: 'meeple', art: 'meeple-A-standing', also: ['meeple-*', 'portrait-*', 'stat-people', 'event-arrive'], rule: 'LA-MEAL-1' },
    { kind: 'figure', id: 'wolf', art: 'wolf-calm', also: ['wolf-*', 'stat-wolves', 'event-wolf_*', 'event-attack', 'event-birth'], rule: 'LA-WOLF-1' },
    { kind: 'good', id: 'prey', art: 'token-prey', also: ['token-prey-*', 'pip-prey', 'stat-prey', 'mark-target-prey', 'event-breed', 'event-spill'], rule: 'LA-HUNT-3' },
    { kind: 'good', id: 'resource', art: 'token-resource', also: ['token-resource-*', 'pip-resource', 'stat-resources', 'mark-target-resource', 'event-grow'], rule: 'LA-GATH-1' },
    { kind: 'good', id: 'slot', art: 'token-slot-empty', rule: 'LA-LIM-6' },
    { kind: 'structure', art: 'structure-*', name: 'structure-*', only: { 'options.buildings': 'workshop' }, rule: 'LA-STR' },
    { kind: 'structure', art: 'structure-settlement', name: 'structure-settlement', also: ['stat-settlements', 'event-build'], rule: 'LA-ARR-2' },
    ...plain('action', {
      'action-move': 'LA-MOVE-1', 'action-gather': 'LA-GATH-1', 'action-hunt': 'LA-HUNT-1', 'action-wolf': 'LA-WOLF-1',
      'action-hide': 'LA-HIDE-1', 'action-build': 'LA-BUILD-1',
    }),
    { kind: 'action', art: 'action-drop', also: ['action-drop-*'], rule: 'LA-DROP-1' },
    { kind: 'action', art: 'action-fight', also: ['event-duel', 'event-standoff', 'event-rob'], only: FIGHTS, rule: 'LA-DUEL-1' },
    { kind: 'action', art: 'action-add', only: { ...FIGHTS, 'options.fight_boost': 'blind' }, rule: 'LA-DUEL-3' },
    { kind: 'action', art: 'action-match', only: BIDDING, rule: 'LA-DUEL-5' },
    { kind: 'action', art: 'action-beat', only: BIDDING, rule: 'LA-DUEL-5' },
    { kind: 'action', art: 'action-pass', only: BIDDING, rule: 'LA-DUEL-5' },
    { kind: 'action', art: 'action-face', rule: 'LA-FORCE-1' },
    { kind: 'action', art: 'action-feed', also: ['event-meal'], rule: 'LA-MEAL-4' },
    ...plain('action', {
      'action-arrive': 'LA-ARR-2', 'action-spill': 'LA-DROP-2', 'action-end': 'LA-TURN-7', 'action-concede': 'LA-OUT-6',
    }),
    { kind: 'action', art: 'action-hint', rule: '' },
    ...plain('meal', {
      'meal-fed': 'LA-MEAL-3', 'meal-half': 'LA-MEAL-4', 'meal-starve': 'LA-MEAL-5',
    }),
    { kind: 'count', id: 'actions', art: 'stat-actions', rule: 'LA-TURN-3' },
    { kind: 'count', id: 'legacy', art: 'stat-legacy', also: ['event-final'], rule: 'LA-END-4' },
    { kind: 'count', id: 'round', art: 'event-round', rule: 'LA-TURN-1' },
    { kind: 'sign', id: 'die', art: 'die-d8-8', also: ['die-d8-*'], rule: 'LA-DICE-1' },
    { kind: 'sign', id: 'wind', art: 'wind-rose', also: ['wind-arrow', 'event-wind'], rule: 'LA-GEO-4' },
    { kind: 'sign', id: 'spill', art: 'spill-arrow', rule: 'LA-PREY-6' },
    { kind: 'sign', id: 'first', art: 'marker-first', also: ['event-first'], rule: 'LA-TURN-2' },
    { kind: 'sign', id: 'wild', art: 'event-wild', rule: 'LA-TURN-1' },
    { kind: 'sign', id: 'lit', art: 'mark-tile-legal', also: ['mark-tile-*', 'mark-figure-*'], rule: 'LA-TURN-5' },
    { kind: 'sign', id: 'hatched', rule: 'LA-TURN-5' },
  ],
  scenery: ['board-*', 'decor-*', 'emblem-*', 'scene-*'],
};

export default deck;
