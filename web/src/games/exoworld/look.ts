import { CLASSES, RESOURCES, type CardFace } from './types.ts';

/** Names of the drawings by resource, token and condition. */
const RESOURCE_ART: Record<string, string> = { O: 'oxygen', W: 'water', F: 'food', E: 'energy', X: 'emergency' };
const TOKEN_ART: Record<string, string> = {
  LEAK_O: 'leak-oxygen', LEAK_W: 'leak-water', LEAK_F: 'leak-food', LEAK_E: 'leak-energy',
  EMER: 'emergency', SHUT: 'shutdown', FROZ: 'frozen', LAND: 'landslide', FATIGUE: 'fatigue',
}; // prettier-ignore
const CONDITION_ART: Record<string, string> = { R: 'radiation', P: 'pressure', C: 'co2', H: 'humidity' };

export const resourceArt = (resource: string): string => `exoworld-resource-${RESOURCE_ART[resource]}`;
export const tokenArt = (token: string): string => `exoworld-token-${TOKEN_ART[token]}`;
export const conditionArt = (condition: string): string => `exoworld-ambient-${CONDITION_ART[condition]}`;

/** Return the resource of a card class; wild and colourless cards have none. */
export const resourceOf = (colour: string): string | null => RESOURCES[CLASSES.indexOf(colour as 'red')] ?? null;

export function classArt(colour: string): string {
  const resource = resourceOf(colour);
  return resource ? resourceArt(resource) : `exoworld-class-${colour === 'wild' ? 'wild' : 'item'}`;
}

const LETTERS: Record<string, string> = { red: 'o', blue: 'w', green: 'f', yellow: 'e' };

/** Return the CSS colour of a class on the dark background of cards. */
export function accent(colour: string | null): string {
  const letter = LETTERS[colour ?? ''];
  return letter ? `var(--d${letter})` : colour === 'wild' ? 'var(--band-wild)' : 'var(--band-item)';
}
/** Return the CSS colour of a module's band on the ground. */
export const band = (colour: string | null): string => {
  const letter = LETTERS[colour ?? ''];
  return letter ? `var(--b${letter})` : 'var(--band-home)';
};
/** Return the CSS colour of a resource in panels, which changes with the theme. */
export const tint = (resource: string): string => `var(--${resource.toLowerCase()})`;

const FOLDERS: Record<string, string> = { module: 'module', item: 'item', protocol: 'protocol' };
export const cardArt = (kind: string, card: CardFace): string => `exoworld-${FOLDERS[card.type]}-${kind}`;

/** The small icon of each Event card, by what it does. */
const EVENT_ICONS: Record<string, string> = {
  EN02: 'token-leak-oxygen', EN03: 'token-leak-oxygen', EC02: 'token-leak-oxygen',
  EN04: 'token-leak-water', EN05: 'token-leak-water', EC03: 'token-leak-water',
  EN06: 'token-leak-food', EN07: 'token-leak-food', EC04: 'token-leak-food',
  EN08: 'token-leak-energy', EN09: 'token-leak-energy', EC05: 'token-leak-energy',
  EN10: 'resource-oxygen', EN11: 'resource-water', EN12: 'resource-food', EN13: 'resource-energy',
  EN14: 'token-shutdown', EN15: 'token-shutdown', EN16: 'token-shutdown', EC06: 'token-shutdown',
  EC09: 'token-shutdown', EN17: 'token-frozen', EN18: 'token-frozen', EC10: 'token-frozen',
  EN19: 'token-landslide', EN20: 'token-fatigue', EN21: 'token-fatigue', EC11: 'token-fatigue',
  EN22: 'health-HYP', EN23: 'health-DEH', EN24: 'health-MAL', EN25: 'health-RAD',
  EN26: 'ui-discard', EN30: 'ui-discard', EN27: 'action-recycle', EN28: 'lasting-HIDE',
  EC13: 'lasting-NOXFER', EN29: 'lasting-NOPROT', EC12: 'lasting-NOPROT', EN31: 'ui-check',
  EC07: 'token-emergency', EC08: 'token-emergency',
}; // prettier-ignore

/** Return an icon's name without the game's prefix. The two scenario events show what the planet does. */
export function eventIcon(event: string, scenario: string): string {
  if (event === 'EN01') return `scenario-${scenario}-normal`;
  if (event === 'EC01') return `scenario-${scenario}-critical`;
  return EVENT_ICONS[event] ?? 'ui-event';
}
export const isCritical = (event: string): boolean => event.startsWith('EC');
