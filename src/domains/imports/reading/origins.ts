// Where goods come from: names of countries in five languages, codes, '日本製', 'Made in Italy'.
import { allCountries, isCountry } from '../../reference-data/countries.ts'
import { languages } from '../../../contract/locale.ts'
import type { Cell } from '../../../platform/tables/table.ts'
import { textOf, tidy } from './cells.ts'
import type { Read } from './numbers.ts'

/** Beside the names of our lists: what people write, and the codes of three letters of those who trade most. */
const also: Readonly<Record<string, string>> = {
  JP: 'jpn|日本国|国産|国内|japón|japan made|j',
  CN: 'chn|prc|p.r.c.|pr china|p.r. china|中国大陆|中华人民共和国|中華人民共和国|国产|中|china mainland|rp china|r.p. cinese',
  TW: 'twn|roc|r.o.c.|台灣|臺灣|中国台湾|taiwan roc|中華民国',
  KR: 'kor|rok|korea|south korea|republic of korea|韓国|南韩|corea|corea del sur|corea del sud|大韓民国',
  US: 'usa|u.s.a.|u.s.|united states|united states of america|アメリカ|米国|eeuu|ee.uu.|ee. uu.|stati uniti|stati uniti d america|estados unidos de américa|美国|america',
  GB: 'gbr|uk|u.k.|great britain|england|イギリス|英国|gran bretaña|gran bretagna|inghilterra|英國|regno unito|reino unido',
  DE: 'deu|ger|deutschland|ドイツ|独国|brd|德國',
  IT: 'ita|italy|伊国|イタリア',
  ES: 'esp|spain|españa',
  FR: 'fra|フランス|仏国|法國',
  CH: 'che|schweiz|suisse|スイス|瑞士|svizzera|suiza',
  AT: 'aut|österreich|オーストリア',
  NL: 'nld|holland|olanda|holanda|オランダ|netherlands|the netherlands|paesi bassi|países bajos',
  VN: 'vnm|viet nam|ベトナム|越南',
  TH: 'tha|タイ|泰国|tailandia|thailandia',
  MY: 'mys|マレーシア',
  ID: 'idn|インドネシア',
  IN: 'ind|インド',
  PH: 'phl|フィリピン',
  SG: 'sgp|シンガポール',
  MX: 'mex|méxico|messico|メキシコ|墨西哥',
  BR: 'bra|brasil|brasile|ブラジル',
  CZ: 'cze|czech republic|チェコ|repubblica ceca|república checa|捷克',
  PL: 'pol|ポーランド',
  TR: 'tur|turkey|turkiye|türkiye|トルコ|turchia|turquía|土耳其',
  SE: 'swe|スウェーデン',
  DK: 'dnk',
  FI: 'fin',
  BE: 'bel',
  PT: 'prt',
  HU: 'hun',
  RO: 'rou',
  RU: 'rus|russia|ロシア|俄罗斯',
  CA: 'can|カナダ',
  AU: 'aus',
  HK: 'hkg|香港|hong kong',
}

let known: Map<string, string> | undefined

function names(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (const language of languages)
    for (const { code, countryName } of allCountries(language)) known.set(folded(countryName), code)
  for (const [code, spellings] of Object.entries(also))
    for (const spelling of spellings.split('|')) known.set(folded(spelling), code)
  return known
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')

const around =
  /^(?:made in|product of|produced in|manufactured in|origin:?|country of origin:?|fabbricato in|prodotto in|origine:?|hecho en|fabricado en|origen:?|原産国[:：]?|产地[:：]?|原产国[:：]?)\s*|\s*(?:製品|製造|製|産品|産|制造|制|生产|产|made)$/giu

/** The code of the country that a text names; `several` where it names more than one. */
export function readCountry(cell: Cell | undefined): Read<string> {
  const text = textOf(cell)
  if (text === '') return { why: 'empty' }
  if (text.length > 100) return { why: 'not-a-country' }
  const one = countryNamed(text)
  if (one !== undefined) return { value: one }
  const parts = text
    .split(/\s*[/,、;・|]\s*|\s+(?:or|o|oder|または|又は|或)\s+/i)
    .filter((part) => part !== '')
  const all = new Set(parts.map(countryNamed))
  if (parts.length > 1 && !all.has(undefined)) {
    const [first] = all
    return all.size === 1 ? { value: first! } : { why: 'several' }
  }
  // 'Italia (IT)'
  const within = /^(.*?)\s*[([（](.+?)[)\]）]$/.exec(text)
  const found = within && (countryNamed(within[1]!) ?? countryNamed(within[2]!))
  return found ? { value: found } : { why: 'not-a-country' }
}

function countryNamed(text: string): string | undefined {
  const plain = tidy(text)
  if (/^[A-Z]{2}$/.test(plain)) return isCountry(plain) ? plain : plain === 'UK' ? 'GB' : undefined
  const all = names()
  return all.get(folded(plain)) ?? all.get(folded(plain.replace(around, ''))) ?? codeOf(plain)
}

const codeOf = (text: string): string | undefined =>
  /^[a-z]{2}$/.test(text) && isCountry(text.toUpperCase()) ? text.toUpperCase() : undefined
