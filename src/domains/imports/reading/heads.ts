// What a text at the head of a column is: a known word, a term of a data sheet, a unit, a step of quantity, or a group of them.
import { matchTerm } from '../../reference-data/terms/matching.ts'
import { unitOf } from '../../reference-data/terms/units.ts'
import { tidy } from './cells.ts'
import { headWordsFor, languageIn } from './head-words.ts'
import { currencyIn } from './prices.ts'
import { countedUnitOf, stepOf } from './quantities.ts'

/** A head taken apart: what stands outside its brackets and in them, and its pieces where it says one thing twice. */
export type Parts = { base: string; inner: readonly string[]; pieces: readonly string[] }

const brackets = /[([{（［【〔<＜]([^)\]}）］】〕>＞]*)[)\]}）］】〕>＞]/g
const required =
  /^(?:必須|任意|required|mandatory|optional|obbligatorio|facoltativo|obligatorio|opcional|必填|选填|\*)$/i

/** Takes a head apart: '単価(円)', 'Part No. / 品番', '*Peso [kg]'. */
export function partsOf(head: string): Parts {
  const text = tidy(head.replaceAll('_', ' ')).replace(/^[*＊※●■・\s]+|[*＊:：\s]+$/gu, '')
  const inner: string[] = []
  const outside = text.replace(brackets, (_, within: string) => {
    if (within.trim() !== '' && !required.test(within.trim())) inner.push(within.trim())
    return ' '
  })
  const base = tidy(outside)
  return { base: base === '' ? text : base, inner, pieces: piecesOf(base === '' ? text : base) }
}

function piecesOf(base: string): string[] {
  const parts = base.split(/\s*[/|｜・;]\s*|\s+[-–—]\s+/).filter((part) => part !== '')
  if (parts.length > 1 && parts.length <= 3 && !/^[A-Z]\/[A-Z#]$/i.test(base)) return parts
  // '品番 Part No.': one thing in two scripts.
  const mixed =
    /^([^a-z]*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー][^a-z]*?)\s+([a-z][a-z .'#/-]+)$/iu.exec(
      base,
    ) ?? /^([a-z][a-z .'#/-]+?)\s*([\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}].*)$/iu.exec(base)
  return mixed ? [mixed[1]!.trim(), mixed[2]!.trim()] : []
}

/** Whether a text may head a column: short words, no number, no sentence. */
export const isHeadLike = (text: string): boolean =>
  text !== '' &&
  text.length <= 50 &&
  /\p{L}|[#№%]/u.test(text) &&
  !/\d{3}|https?:|^\p{L}{1,4}-?\d/u.test(text)

const known = new Map<string, 'word' | 'maybe' | undefined>()
const knownMost = 5_000

/** Whether a text is a known word of heads, may be one, or neither. */
export function headWordsOf(text: string): 'word' | 'maybe' | undefined {
  if (text.length > 60) return undefined
  if (known.has(text)) return known.get(text)
  if (known.size >= knownMost) known.clear()
  const found = headWordsAnew(text)
  known.set(text, found)
  return found
}

function headWordsAnew(text: string): 'word' | 'maybe' | undefined {
  const { base, pieces } = partsOf(text)
  const ways = [tidy(text), base, ...pieces, base.replace(/[\s_-]?\d{1,2}$/, '')]
  const words = ways.flatMap((way) => [...headWordsFor(way), ...headWordsFor(languageIn(way)?.rest ?? '')])
  if (words.some(({ isMaybe }) => !isMaybe)) return 'word'
  if (words.length > 0) return 'maybe'
  if (/^[A-Z0-9][A-Z0-9-]*\d/.test(text)) return stepOf(text) ? 'maybe' : undefined
  if (isGroupHead(base)) return 'maybe'
  if (matchTerm(tidy(text), { kind: 'name', isExact: true }).kind !== 'none') return 'maybe'
  const step = stepOf(text)
  return step && !/^\d+$|[€$¥£￥]/.test(text) ? 'maybe' : undefined
}

const groups =
  /^(?:寸法|外形寸法|サイズ|仕様|規格|価格|数量別(?:単価|価格)|数量|梱包|性能|特性|基本情報|商品情報|製品情報|価格情報|在庫情報|物流情報|定格|画像|資料|その他|dimensions?|sizes?|specifications?|technical data|prices?|price per (?:piece|unit|pc)|quantity prices?|volume prices?|packing|packaging|general|product(?: data| information)?|logistics|commercial|performance|images?|documents?|dimensioni(?: in mm)?|misure|prezzi|prezzo|prezzi per quantità|imballo|dati tecnici|dati generali|anagrafica|logistica|dimensiones|medidas|precios|precio(?: por cantidad)?|embalaje|datos(?: técnicos| generales)?|尺寸|外形尺寸|规格|价格|阶梯价|阶梯价格|包装|参数|基本信息|性能参数|物流)$/iu

/** Whether a text heads several columns: 寸法, Dimensions. */
export const isGroupHead = (text: string): boolean =>
  groups.test(partsOf(text).base.replace(/\s*(?:in )?mm$/i, ''))

/** Whether a cell is nothing but a unit: 'mm', '[kg]', '円', 'pcs'. */
export function isUnitCell(text: string): boolean {
  const bare = text.replace(/^[[(（［]|[\])）］]$/g, '').trim()
  if (bare === '' || bare.length > 12) return false
  if (/^[-–—―]+$/.test(bare)) return true
  const isUnit = unitOf(bare) !== undefined || countedUnitOf(bare) !== undefined
  return (
    (isUnit && headWordsFor(bare).length === 0) ||
    (currencyIn(bare) !== undefined && bare.length <= 4 && !/\d/.test(bare))
  )
}
