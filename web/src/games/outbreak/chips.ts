/** An effect of a settlement in pictures. Passive effects come first, then aids. */
export interface Chip {
  icons: string[];
  word: string;
  passive: boolean;
  width: number;
}

type Short = [icons: string, word?: string];

const PASSIVE: Record<string, Short> = {
  'SE-CAS': ['aid-p-defence-plus', '+3'],
  'SE-FAL': ['aid-p-shelter'],
  'SE-FOR': ['aid-p-no-garrison'],
  'SE-FRE': ['aid-p-no-defend'],
  'SE-GAR': ['aid-p-defence-minus', '−1'],
  'SE-HOS': ['aid-p-hospital', '1'],
  'SE-MOU': ['aid-p-survey'],
  'SE-MIL': ['aid-p-attack-plus', '+1'],
  'SE-POL': ['aid-p-defence-plus', '+1'],
  'SE-SAW': ['aid-p-attack-minus', '−1'],
  'SE-SHO': ['aid-p-no-attack'],
};

const AIDS: Record<string, Short[]> = {
  MB: [['aid-gain-favoured', '1']],
  'SE-ARM': [['aid-trap', '1'], ['resource-A', '1']],
  'SE-CHU': [['aid-heal-all'], ['aid-heal', '1']],
  'SE-COM': [['aid-undoom', '1'], ['aid-gain-roll', '1']],
  'SE-DES': [['aid-heal-toss', '1'], ['resource-E', '1']],
  'SE-FAL': [['resource-S', '1']],
  'SE-FAR': [['aid-gain-roll', '1'], ['resource-A', '1']],
  'SE-FOR': [['resource-B', '1']],
  'SE-FRE': [['resource-G resource-S']],
  'SE-GAR': [['aid-gain-two-G', '2']],
  'SE-HOS': [['resource-S', '1']],
  'SE-LAB': [['aid-lab'], ['resource-E', '1']],
  'SE-LIB': [['aid-exp', '+1']],
  'SE-MOU': [['aid-gain-roll', '1']],
  'SE-MIL': [['resource-A', '1']],
  'SE-POL': [['resource-A', '1']],
  'SE-SAW': [['resource-B', '2']],
  'SE-SHO': [['aid-gain-roll', '2']],
  'SE-SLU': [['aid-swap', '1'], ['resource-B', '1']],
  'SE-TAN': [['resource-G aid-tank']],
  'SE-TOW': [['aid-restore', '2'], ['resource-S', '1']],
  'SE-WHA': [['aid-carry'], ['resource-E resource-G']],
  'SE-WOR': [['aid-trap', '1'], ['resource-E', '1']],
};

function chip([icons, word = '']: Short, passive: boolean): Chip {
  const drawn = icons.split(' ');
  return { icons: drawn, word, passive, width: 8 + 15 * drawn.length + 7.5 * word.length };
}

export function aidChips(id: string): Chip[] {
  const passive = PASSIVE[id];
  return [...(passive ? [chip(passive, true)] : []), ...(AIDS[id] ?? []).map((short) => chip(short, false))];
}
