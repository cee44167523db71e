// One standard under the names of several bodies, and one steel under several grades. Texts are folded.

/** National bodies publish what ISO and CEN say under their own name before it. */
const bodyBefore =
  /(?<![\p{L}\p{N}])(?:(?:uni|din|bs|nf|sn|ns|une|pn|nen|sfs|cei|kn|en|on|önorm|onorm|i\.s\.|jis)[\s–-]{1,3}){1,3}(?=(?:iso|en)[\s-]?[0-9])/gu
/** What JIS Q says in Japanese is what ISO says. */
const jisQ =
  /(?<![\p{L}\p{N}])jis[\s-]?q[\s-]?(?=(?:9001|14001|45001|27001|17025|13485|22301|15001)(?![0-9]))/gu
/** JIS G 4304, JIS G4304 and JISG4304; ASTM A 105. */
const series = /(?<![\p{L}\p{N}])(jis|astm)[\s-]?([a-z])[\s-]?([0-9]{1,5})(?![0-9])/gu
/** ISO 13485:2016 is asked for in whatever edition. */
const year =
  /(?<=[0-9]):(?:19|20)[0-9]{2}(?![\p{L}\p{N}\p{M}])|(?<=iso[\s-]?[0-9]{4,5})-(?:19|20)[0-9]{2}(?![\p{L}\p{N}\p{M}])/gu

/** A text with standards as ISO calls them, of whatever year. */
export const asISO = (text: string): string =>
  digit.test(text)
    ? text
        .replace(jisQ, 'iso ')
        .replace(bodyBefore, '')
        .replace(series, '$1 $2$3')
        .replace(year, ';')
        .replace(certified, '$1')
    : text
const digit = /[0-9]/
const certified = /(iso[\s-]?[0-9]{4,5}[;]?)(?:認証(?:取得)?(?:済ミ?)?|取得)/gu

/** Stainless steels by their number in AISI and SUS, and in EN 10088. */
const steels = new Map(
  `
  201:1.4372 301:1.4310 303:1.4305 304:1.4301 304l:1.4307 310s:1.4845 316:1.4401 316l:1.4404 316ti:1.4571 321:1.4541 409:1.4512
  410:1.4006 420:1.4021 430:1.4016 440c:1.4125 904l:1.4539`
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string]),
)
const numbers = new Map([...steels].map(([grade, number]) => [number, grade]))
const grade = `(?:${[...steels.keys()].toSorted((one, other) => other.length - one.length).join('|')})`
const names = 'aisi|sus|sts|ss|inox|stainless(?: steel)?|tp|type|grade|ステンレス鋼?'
const written = new RegExp(
  String.raw`(?:(?<![a-z])(?:${names})[\s-]?(?<grades>${grade}(?:\s?[\/,、・]\s?${grade})*)|(?<![0-9.])(?<number>${[...numbers.keys()].join('|').replaceAll('.', String.raw`\.`)}))(?![0-9a-z]|\.[0-9])`,
  'gu',
)
/** The token of a stainless steel by its number in AISI. */
export const tokenOfSteel = (grade: string): string => `${grade}.steel`

/** Tokens of the steels that a text names, by whatever name. */
export const steelsIn = (text: string): string[] =>
  digit.test(text)
    ? [...text.matchAll(written)].flatMap(({ groups }) =>
        (groups!['grades']?.split(/\s?[/,、・]\s?/) ?? [numbers.get(groups!['number']!)!]).map(tokenOfSteel),
      )
    : []

/** How one is asked for: AISI 304, SUS304, 1.4301. */
export const steelAsked = String.raw`(?<![\p{L}\p{N}.])(?:(?:aisi|sus|sts)[\s-]?(?<grade>${grade})|(?<number>${[...numbers.keys()].join('|').replaceAll('.', String.raw`\.`)}))(?![\p{Script=Latin}\p{N}]|\.[0-9])`

/** The token of the steel that `steelAsked` met. */
export const steelOf = (grade: string | undefined, number: string | undefined): string =>
  tokenOfSteel(grade ?? numbers.get(number!)!)

const standard =
  /(?<![\p{L}\p{N}])(?:iso|iatf|en|din|uni|jis|as|fssc|astm|iec|haccp|brc|ifs|fsc|gots|ce|rohs|atex|ul)(?:[\s-]?[a-z]?[\s-]?[0-9]|(?![\p{L}\p{N}]))/iu
const sayingSo =
  /^(?:certificat[oaie]|certificazion[ei]|certified|certificates?|certifications?|certificad[oa]s?|certificación|certificaciones|norm[ae]|standards?|normas?|認証(?:取得)?(?:済み?)?|取得|規格|认证|认证书|标准)$/iu

/** Of the chunks of a text, those that say of a standard beside them that it is one. */
export function besideStandard(chunks: readonly string[]): boolean[] {
  const areSaying = chunks.map((chunk) => sayingSo.test(chunk.normalize('NFKC')))
  if (!areSaying.includes(true)) return areSaying
  const others = chunks.filter((_, at) => !areSaying[at]).join(' ')
  return standard.test(others.normalize('NFKC')) ? areSaying : chunks.map(() => false)
}
