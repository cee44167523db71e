// Where the words that were searched for stand in a text, so that a card can mark them. It decides nothing: what is found, search says.

/** Where marks begin and end in a text, one after the other; undefined when there are none. */
export type Marks = readonly number[]
export type Marker = (text: string) => Marks | undefined

/** Scripts written without spaces: a word may stand anywhere in them. */
const unspaced = String.raw`[[\p{L}\p{N}\p{M}]&&[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]`
const spaced = String.raw`[[\p{L}\p{N}\p{M}]--${unspaced}]`
const joiner = String.raw`[\-_.\/'’&·\u2010-\u2015\u2212]`
const pieces = new RegExp(`(?<run>${unspaced}+)|${spaced}+(?:${joiner}${spaced}+)*`, 'gv')
const joiners = new RegExp(String.raw`(?!(?<=\p{N})\.(?=\p{N}))${joiner}`, 'gv')
const digitsOrLetters = /\p{N}+|[\p{L}\p{M}]+/gu

/** Parts of a number such as 6204-2RS that mean something alone. */
const partMin = 3

type Wanted = {
  runs: string[]
  /** Words and part numbers as they stand, without what joins them. */
  whole: Set<string>
  stems: Set<string>
  /** Of part numbers: they count where they stand together. */
  parts: Set<string>
}

/** Finds the words of `query` in texts: whatever their case, accents and width, singular or plural, and anywhere in Japanese. */
export function markerFor(query: string): Marker {
  const wanted = wantedIn(query)
  if (wanted.runs.length === 0 && wanted.whole.size === 0) return () => undefined
  return (text) => {
    const { folded, from, to } = fold(text)
    const found = [...ofRuns(folded, wanted.runs), ...ofWords(folded, wanted)]
    const marks = merged(found.map(([begin, end]) => [from(begin), to(end - 1)]))
    return marks.length > 0 ? marks : undefined
  }
}

function wantedIn(query: string): Wanted {
  const wanted: Wanted = { runs: [], whole: new Set(), stems: new Set(), parts: new Set() }
  for (const match of fold(query).folded.matchAll(pieces)) {
    const [piece] = match
    const parts = piece.match(digitsOrLetters) ?? []
    if (match.groups?.['run'] !== undefined) wanted.runs.push(piece.replace(/(?<=[ァ-ヺ])ー$/u, ''))
    else {
      wanted.whole.add(piece.replace(joiners, ''))
      const isOne = parts.length === 1
      for (const part of parts) {
        if (!isOne) wanted.parts.add(part)
        if (isOne || part.length >= partMin) wanted.stems.add(stem(part))
      }
    }
  }
  return wanted
}

type Span = [begin: number, end: number]

/** A run as a whole; where a text has it nowhere, its pairs of characters, by which it was found. */
function* ofRuns(folded: string, runs: readonly string[]): Generator<Span> {
  for (const run of runs) {
    const whole = [...occurrencesOf(run, folded)]
    yield* whole.length > 0 ? whole : pairsOf(run).flatMap((pair) => [...occurrencesOf(pair, folded)])
  }
}

function* occurrencesOf(run: string, folded: string): Generator<Span> {
  for (let at = folded.indexOf(run); at !== -1; at = folded.indexOf(run, at + 1)) {
    const end = at + run.length
    // センサ and センサー are one word.
    const isLonger = /[ァ-ヺ]/u.test(folded[end - 1]!) && /^ー(?![ァ-ヺ])/u.test(folded.slice(end, end + 2))
    yield [at, isLonger ? end + 1 : end]
  }
}

/** Two kana in a row are grammar or a part of another word more often than a word. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters
    .slice(1)
    .map((character, at) => characters[at]! + character)
    .filter((pair) => /[\p{sc=Han}\p{sc=Hang}]/u.test(pair))
}

function* ofWords(folded: string, wanted: Wanted): Generator<Span> {
  if (wanted.whole.size === 0) return
  for (const match of folded.matchAll(pieces)) {
    if (match.groups?.['run'] !== undefined) continue
    const [piece] = match
    const parts = [...piece.matchAll(digitsOrLetters)]
    const isWanted = (part: string) => wanted.stems.has(stem(part))
    const isWhole =
      wanted.whole.has(piece.replace(joiners, '')) ||
      parts.every(([part]) => isWanted(part)) ||
      (parts.length > 1 && parts.every(([part]) => wanted.parts.has(part)))
    if (isWhole) yield [match.index, match.index + piece.length]
    else
      for (const part of parts)
        if (isWanted(part[0])) yield [match.index + part.index, match.index + part.index + part[0].length]
  }
}

/** Singular and plural of English, Spanish and Italian, near enough for a mark. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|(?<![siu])s$/, '')
  return singular.length > 3 ? singular.replace(/[aeio]$/, '') : singular
}

/** A character with what is written upon it; half-width kana have their voice marks after them. */
const clusters = /.[\p{M}\uff9e\uff9f]*/gsu
const plain = /^[\0-\x7f]*$/

/** A text as it is compared, and from each place in it the way back: where its character begins and ends. */
function fold(text: string) {
  if (plain.test(text))
    return { folded: text.toLowerCase(), from: (at: number) => at, to: (at: number) => at + 1 }
  const begins: number[] = []
  const ends: number[] = []
  let folded = ''
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const part = foldedCluster(cluster)
    folded += part
    for (let unit = 0; unit < part.length; unit++) {
      begins.push(index)
      ends.push(index + cluster.length)
    }
  }
  // Japanese keyboards give the long vowel mark for a hyphen.
  folded = folded.replace(/(?<=[0-9a-z])ー(?=[0-9a-z])/gu, '-')
  return { folded, from: (at: number) => begins[at]!, to: (at: number) => ends[at]! }
}

const known = new Map<string, string>()
const knownMax = 10_000
const knownLengthMax = 4
const diacritics = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu
const undecomposed: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
}

function foldedCluster(cluster: string): string {
  const had = known.get(cluster)
  if (had !== undefined) return had
  const folded = cluster
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(diacritics, '')
    .normalize('NFKC')
    .replace(/[ßøłđæœıς]/gu, (letter) => undecomposed[letter] ?? letter)
  if (cluster.length > knownLengthMax) return folded
  if (known.size >= knownMax) known.clear()
  known.set(cluster, folded)
  return folded
}

/** Spans in order, those that touch as one, flat. */
function merged(spans: Span[]): number[] {
  const flat: number[] = []
  for (const [begin, end] of spans.sort((one, other) => one[0] - other[0])) {
    if (flat.length > 0 && begin <= flat.at(-1)!) flat[flat.length - 1] = Math.max(flat.at(-1)!, end)
    else flat.push(begin, end)
  }
  return flat
}
