// What words of Latin letters have in common in singular and plural, and in American and British English.

/** American and British spellings meet, by their stems. */
const britishStems = new Map([
  ['aluminum', 'aluminium'],
  ['catalog', 'catalogu'],
  ['center', 'centr'],
  ['color', 'colour'],
  ['fiber', 'fibr'],
  ['gray', 'grey'],
  ['jewelry', 'jewellery'],
  ['liter', 'litr'],
  ['meter', 'metr'],
  ['mold', 'mould'],
  ['molding', 'moulding'],
  ['plow', 'plough'],
  ['sulfur', 'sulphur'],
])

/** Short plurals of Italian trade; and words that their endings alone tell from others: stampa is printing, stampo a mould. */
const singulars = new Map(
  `
  viti:vite dadi:dado tubi:tubo cavi:cavo fili:filo reti:rete aste:asta assi:asse pali:palo vasi:vaso nodi:nodo coni:cono oli:olio
  stampe:stampa stampa:stampa colle:colla colla:colla foglie:foglia foglia:foglia porte:porta porta:porta punte:punta punta:punta
  casse:cassa cassa:cassa bande:banda banda:banda paste:pasta pasta:pasta`
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
)

/** The stem of a word of small Latin letters; others are their own. */
export function stemOf(word: string): string {
  const singular = singulars.get(word)
  if (singular !== undefined) return singular
  const stemmed = shortest(word)
  return britishStems.get(stemmed) ?? stemmed
}

/** Singular and plural of English, Spanish and Italian meet; nothing more is taken away. */
function shortest(word: string): string {
  let stemmed = word
  for (;;) {
    const shorter = shortened(stemmed)
    if (shorter === stemmed) return stemmed
    stemmed = shorter
  }
}

function shortened(word: string): string {
  if (word.length < 4) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2)
  if (/[^siu]s$/.test(word)) return word.slice(0, -1)
  if (word.length >= 5 && /[aeio]$/.test(word)) return word.slice(0, -1)
  return word
}
