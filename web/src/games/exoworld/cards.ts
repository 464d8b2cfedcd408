import { plain, type Deck } from '$lib/about/rows.ts';

const CONDITIONS = { radiation: 'R', pressure: 'P', co2: 'C', humidity: 'H' };
const RESOURCES = { oxygen: 'O', water: 'W', food: 'F', energy: 'E' };

/** The explanation cards of Exoworld; their texts are in the game's `text/cards`. */
const deck: Deck = {
  rows: [
    { kind: 'module', art: 'module-*', name: 'card-*', rule: 'EX-DEP-5' },
    { kind: 'module', art: 'module-HOME', name: 'home-base', rule: 'EX-PRO-2' },
    { kind: 'item', art: 'item-*', name: 'card-*', text: 'card-*-note', rule: 'EX-ITEM-3' },
    { kind: 'protocol', art: 'protocol-*', name: 'card-*', text: 'card-*-note', rule: 'EX-PROT-1' },
    { kind: 'character', art: 'portrait-*', name: 'character-*', also: ['skill-*'], rule: 'EX-SKILL-1' },
    { kind: 'event', art: 'event-*', name: 'eventcard-*', text: 'eventcard-*-note', rule: 'EX-EVT-1' },
    { kind: 'planet', art: 'scenario-*-normal', name: 'scenario-*-normal', text: 'scenario-*-normal-note', only: { 'scenario.id': '*' }, rule: 'EX-EVT-4' },
    { kind: 'planet', art: 'scenario-*-critical', name: 'scenario-*-critical', text: 'scenario-*-critical-note', only: { 'scenario.id': '*' }, rule: 'EX-EVT-4' },
    { kind: 'resource', art: 'resource-*', name: 'resource-*', called: RESOURCES, rule: 'EX-UPD-1' },
    { kind: 'resource', art: 'resource-emergency', rule: 'EX-EMG-1' },
    { kind: 'colour', art: 'class-item', rule: 'EX-CARD-7' },
    { kind: 'colour', art: 'class-wild', rule: 'EX-CARD-6' },
    { kind: 'token', art: 'token-leak-*', name: 'token-LEAK_*', called: RESOURCES, rule: 'EX-TOK-1' },
    { kind: 'token', art: 'token-emergency', name: 'token-EMER', rule: 'EX-TOK-1' },
    { kind: 'token', art: 'token-shutdown', name: 'token-SHUT', rule: 'EX-SHUT-1' },
    { kind: 'token', art: 'token-frozen', name: 'token-FROZ', also: ['overlay-frozen'], rule: 'EX-TOK-6' },
    { kind: 'token', art: 'token-landslide', name: 'token-LAND', also: ['overlay-landslide'], rule: 'EX-TOK-7' },
    { kind: 'token', art: 'token-fatigue', name: 'token-FATIGUE', rule: 'EX-TOK-5' },
    { kind: 'issue', art: 'health-*', name: 'issue-*', rule: 'EX-HEAL-1' },
    { kind: 'issue', art: 'health-pulse', rule: 'EX-HEAL-1' },
    { kind: 'lasting', art: 'lasting-*', name: 'lasting-*', text: 'lasting-*-note', rule: 'EX-VIS-1' },
    { kind: 'place', art: 'place-*', rule: 'EX-DEP-4' },
    { kind: 'timing', art: 'timing-*', rule: 'EX-PROT-3' },
    { kind: 'condition', art: 'ambient-*', name: 'condition-*', called: CONDITIONS, rule: 'EX-MOD-5' },
    ...plain('action', {
      'action-deploy': 'EX-DEP-1', 'action-move': 'EX-MOVE-1', 'action-produce': 'EX-PRO-1', 'action-recycle': 'EX-REC-1',
      'action-repair': 'EX-REP-1', 'action-shutdown': 'EX-SHUT-1', 'action-give': 'EX-XFER-1', 'action-take': 'EX-XFER-1',
      'action-request': 'EX-PROT-5', 'action-item': 'EX-ITEM-1', 'action-protocol': 'EX-PROT-1',
      'action-skill': 'EX-SKILL-2', 'action-end': 'EX-ACT-3',
    }),
    { kind: 'board', id: 'pawn', art: 'pawn-circle', also: ['pawn-*'], rule: 'EX-MOVE-1' },
    { kind: 'board', id: 'corridor', art: 'corridor-h', also: ['corridor-*'], rule: 'EX-MOD-2' },
    ...plain('board', {
      'space-free': 'EX-DEP-1', 'space-blocked': 'EX-DEP-4', 'tile-ghost': 'EX-DEP-6', 'overlay-shutdown': 'EX-SHUT-1',
    }),
    { kind: 'sign', art: 'ui-goal', also: ['ui-goal'], rule: 'EX-END-1' },
    ...plain('sign', {
      'ui-check': 'EX-END-1', 'ui-clock': 'EX-EMG-3', 'ui-critical': 'EX-SET-9', 'ui-event': 'EX-EVT-1',
    }),
    { kind: 'sign', id: 'events-left', rule: 'EX-SET-9' },
    ...plain('sign', {
      'ui-update': 'EX-UPD-1', 'ui-deck': 'EX-CARD-3', 'ui-discard': 'EX-VIS-3', 'ui-hand': 'EX-HAND-1',
    }),
    { kind: 'sign', id: 'card-back', rule: 'EX-VIS-2' },
    ...plain('sign', {
      'ui-speed': 'EX-MOVE-1', 'ui-peek': 'EX-VIS-5', 'ui-star': 'EX-SET-1',
    }),
    { kind: 'sign', id: 'hatched', rule: 'EX-UPD-1' },
  ],
  scenery: ['sky-*', 'ground-*', 'deco-*', 'logo', 'tile-plate', 'scene-*'],
};

export default deck;
