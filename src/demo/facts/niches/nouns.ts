// English and Japanese words for the articles of a subcategory, made from its names in the tree.
import type { Text } from '../families/family.ts'

/** Words that keep their capital inside a sentence. */
const proper = new Set(['Japanese', 'Western', 'Ethernet', 'Oldham', 'Kampo', 'Washi'])
const word = /^\(?[A-Z][a-z’']+(?:-[A-Z]?[a-z]+)*\)?$/

/** The name as it stands inside a sentence: 'LCD modules', 'routers and network switches'. */
export function inSentence(name: string): string {
  return name
    .split(' ')
    .map((part) => (word.test(part) && !proper.has(part) ? part.toLowerCase() : part))
    .join(' ')
    .replaceAll(' & ', ' and ')
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Plurals that have no singular here: what comes in pairs, in sets or by weight. */
const onlyPlural =
  /(goods|scissors|forceps|trousers|jeans|tights|glasses|clippers|pants|gloves|socks|shoes|boots|sneakers|products|services|materials|foods|parts|supplies|accessories|components|consumables|oils|gases|cereals|towels|crafts|textiles|spices|additives|pulses|tiles|greases|bricks|nails|wares|sheets|pads|wipes|pellets|blocks|nappies|seeds|eggs|soybeans|beans|noodles|teas|sweets|crackers|juices|drinks|pickles|peanuts|mushrooms|dyes|fertilizers|extracts|vitamins|probiotics|sweeteners|thickeners|reagents|excipients|medicines|interconnects|castings|forgings|dumplings|toys|beads|relations|claims|drawers)$/i
const irregular: Readonly<Record<string, string>> = {
  dies: 'die',
  ties: 'tie',
  neckties: 'necktie',
  scarves: 'scarf',
  lenses: 'lens',
  shelves: 'shelf',
  knives: 'knife',
  bookshelves: 'bookshelf',
}

/** One of many: 'SCARA robot' of 'SCARA robots'; null where the name has no plain singular. */
function singular(plural: string): string | null {
  if (/ and |,|\(/.test(plural) || onlyPlural.test(plural)) return null
  const last = plural.split(' ').at(-1) as string
  const stem = plural.slice(0, plural.length - last.length)
  const known = irregular[last]
  if (known) return stem + known
  if (/(ss|us|is)$/.test(last) || !last.endsWith('s')) return null
  if (/ies$/.test(last)) return `${stem}${last.slice(0, -3)}y`
  if (/(ss|sh|ch|x)es$/.test(last)) return stem + last.slice(0, -2)
  return stem + last.slice(0, -1)
}

/** The name of the subcategory as a product bears it. */
export const namesOf = (en: string, ja: string): Text => [capitalised(inSentence(en)), ja]

/** One article: 'SCARA robot'; several together keep their name: 'Routers and network switches'. */
export function nounOf(en: string, ja: string): Text {
  const many = inSentence(en)
  return [capitalised(singular(many) ?? many), ja]
}

/** Many articles inside a sentence: 'SCARA robots', 'miso products'; `ending` follows what has no plural. */
export function manyOf(en: string, ja: string, ending: 'products' | 'services'): Text {
  const many = inSentence(en)
  const isPlural = /[^su]s\)?$/.test(many) && !/(series|basis)$/.test(many)
  return [isPlural ? many : `${many} ${ending}`, ja]
}

export const Many = ([en, ja]: Text): Text => [capitalised(en), ja]

/** Two letters with which the model numbers of a subcategory begin. */
export function lettersOf(name: string): string {
  const words = name.split(/[^A-Za-z]+/).filter((part) => part.length > 1)
  const [first = 'MX', second] = words
  return `${first.charAt(0)}${second ? second.charAt(0) : first.charAt(1)}`.toUpperCase()
}
