// What is equal in the names of places however they are typed: width, case, accents, marks, kinds of places.

const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
}

/** A name without what people leave out or write in several ways: 'Ōsaka', 'OSAKA' and 'Oosaka' are one in Japan. */
export function foldedName(name: string, country: string): string {
  const letters = /^\p{ASCII}*$/u.test(name) ? foldedAscii(name.toLowerCase()) : foldedLetters(name)
  if (country === 'JP') return shortVowels(letters)
  return germanSpeaking.has(country) ? letters.replaceAll(/([aou])e/g, '$1') : letters
}

// Most names are plain, and the list has tens of thousands.
const foldedAscii = (name: string): string => name.replace(saint, 'saint ').replaceAll(/[^a-z0-9]/g, '')

const saint = /^(?:st\.?|sankt|saint)[ -]/

const foldedLetters = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // Marks of Latin, Greek and Cyrillic letters; those of kana and other scripts make other letters.
    .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mark}*)\p{Mark}/gu, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđðþıə]/g, (letter) => plain[letter] ?? letter)
    .replace(saint, 'saint ')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')
    .replaceAll('ヶ', 'ケ')
    .replaceAll('臺', '台')

// Where umlauts are also written with an e.
const germanSpeaking: ReadonlySet<string> = new Set(['AT', 'CH', 'DE', 'LI'])

/** Long vowels of Japanese are written short, doubled or with an h; n before b, m and p as m. */
const shortVowels = (letters: string): string =>
  letters
    .replaceAll(/o(?:o|u|h(?![aeiouy]))/g, 'o')
    .replaceAll('uu', 'u')
    .replaceAll(/n(?=[bmp])/g, 'm')

type Kind = { bare: string; kind: string | undefined }

const latinKinds: Record<string, string> = {
  shi: '市',
  ku: '区',
  cho: '町',
  machi: '町',
  mura: '村',
  son: '村',
}

/** A typed name without the word for its kind: 大阪市, 'Osaka-shi', 'City of Osaka'; `kind` where Japan's was said. */
export function withoutKind(name: string, country: string): Kind {
  const text = name.normalize('NFKC').trim()
  if (country === 'JP') {
    const [, stem, letter] = /^(.{2,}|津|呉|堺|柏|蕨|光|萩|燕|関|森|港|北)([市区區町村])$/u.exec(text) ?? []
    if (stem !== undefined) return { bare: stem, kind: letter === '區' ? '区' : letter }
    const [, latin, kind] = /^(.+?)[- ](shi|ku|ch[oō]|machi|mura|son)$/iu.exec(text) ?? []
    if (latin !== undefined) return { bare: latin, kind: latinKinds[foldedName(kind ?? '', '')] }
  }
  if (country === 'KR' && /^\p{Script=Hangul}{2,}$/u.test(text))
    return { bare: text.replace(/(특별|광역|특별자치)?시$/u, ''), kind: undefined }
  if (country !== 'JP' && /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}市$/u.test(text))
    return { bare: text.slice(0, -1), kind: undefined }
  const english =
    /^(?:city|town|municipality) of (.+)$/iu.exec(text)?.[1] ?? /^(.+) (?:city|shi)$/iu.exec(text)?.[1]
  return { bare: english ?? text, kind: undefined }
}
