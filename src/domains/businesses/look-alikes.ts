// What a company's name looks like, so that two names which people cannot tell apart are the same text (UTS 39, T23).
import { looksOfText } from '../../platform/looks.ts'
import { badgeWords } from '../editions/badge-words.ts'

const signs = /[^\p{L}\p{N}\p{M}]+/u
/** Within a word: K.K., O'Hara. */
const within = /[.'·]/g
/** Longer than any name is meant to be; one letter may look like eighteen. */
const skeletonMax = 200

const legalForms = new Set(
  `co company corp corporation inc incorporated llc llp lp ltd limited plc pte pty pvt gmbh mbh ag kg kgaa ohg ug
   sa sarl sas sasu srl spa sapa snc sl slu sau cv rl bv nv ab as asa aps oy oyj kk gk yk kft zrt doo dd sro jsc ojsc
   ооо оао зао пао ао ип 株 有 合 同 (주) 주`
    .split(/\s+/)
    .map((form) => looksOfText(form).replaceAll(/[()]/g, '')),
)
const formsInOneWord = [
  '株式会社',
  '有限会社',
  '合同会社',
  '合資会社',
  '合名会社',
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '주식회사',
  '유한회사',
]
  .map(looksOfText)
  .toSorted((a, b) => b.length - a.length)

/** What looks as if somebody had given a badge; in a name it tells nobody apart. */
const praises = [
  ...badgeWords,
  ...'official,oficial,ufficiale,公式サイト,公式,官方网站,官方,官网'.split(',').map(looksOfText),
]
/** Forms that are written on without a blank; so much must stay before them. */
const gluedForms = 'incorporated,corporation,company,limited,gmbh,corp,inc,ltd,llc,co'
  .split(',')
  .map(looksOfText)
const gluedRestMin = 4

/** The look of a name: alike for names that look alike, whatever their case, blanks, accents and legal form. Never empty, at most 200 characters. */
export function nameSkeleton(name: string): string {
  const look = looksOfText(name)
  const words = look
    .replaceAll(within, '')
    .split(signs)
    .filter((word) => word !== '')
  const own = words.map(withoutPraise).filter((word) => word !== '')
  const kept = withoutLegalForms(own.length > 0 ? own : words).join('')
  const bare = withoutFormAround(withoutGluedForms(withoutPraise(kept) || kept))
  return [...(bare || look || name)].slice(0, skeletonMax).join('')
}

/** The words of a name without forms at its beginning and end; one word stays in any case. */
function withoutLegalForms(words: readonly string[]): string[] {
  let [from, to] = [0, words.length]
  while (to - from > 1 && legalForms.has(words[to - 1] ?? '')) to -= 1
  while (to - from > 1 && legalForms.has(words[from] ?? '')) from += 1
  return words.slice(from, to)
}

const withoutPraise = (word: string): string =>
  praises.reduce((rest, praise) => rest.replaceAll(praise, ''), word)

function withoutGluedForms(name: string): string {
  const form = gluedForms.find((end) => name.endsWith(end) && name.length - end.length >= gluedRestMin)
  return form === undefined ? name : withoutGluedForms(name.slice(0, -form.length))
}

function withoutFormAround(name: string): string {
  for (const form of formsInOneWord) {
    if (name.length <= form.length) continue
    if (name.startsWith(form)) return name.slice(form.length)
    if (name.endsWith(form)) return name.slice(0, -form.length)
  }
  return name
}
