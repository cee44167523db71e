// How companies say what they are in law, or that they make things: whoever looks for one leaves it out, or puts it elsewhere.
import { beforeFraction } from './measures.ts'

const japanese = '株式会社|有限会社|合同会社|合資会社|合名会社|（株）|\\(株\\)|㈱|（有）|\\(有\\)|㈲'
const atEnds = new RegExp(`^(?:${japanese})\\s*(?=\\S)|(?<=\\S)\\s*(?:${japanese})$`, 'u')
const latin =
  /(?<=\S)[\s,]+(?:co\.?,?\s*,?ltd\.?|co\.,?|ltd\.?|limited|llc|inc\.?|corp\.?|gmbh(?: & co\.? kg)?|ag|s\.?p\.?a\.?|s\.?r\.?l\.?|s\.?a\.?s?\.?|s\.?l\.?u?\.?|b\.?v\.?|k\.?k\.?|pte\.?|pvt\.?)$/iu
/** 軸受メーカー: the type of company is chosen beside the text. */
const maker = '(?:専門)?(?:メーカー?|製造業者?|製造会社)'
const makers = new RegExp(String.raw`(?<=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}ー]{2})\s*${maker}(?=\s|$)`, 'gu')
const onlyMaker = new RegExp(`^${maker}$`, 'u')

/** True of a word that only says that somebody makes things. */
export const isMaker = (word: string): boolean => onlyMaker.test(word.normalize('NFKC'))

/** Fornitori di guarnizioni, bearing suppliers and 轴承厂家 say no more; an ice maker is a machine. */
const sellers =
  'fornitor[ei]|produttor[ei]|fabbricant[ei]|proveedor(?:es)?|fabricantes?|suppliers?|manufacturers?|producers?'
const sellersAround = new RegExp(
  String.raw`^(?:${sellers})\s+(?=\S)|(?<=\S)\s+(?:${sellers})$|(?<=\p{sc=Han}{2})(?:生产厂家|厂家|供应商|制造商|生产商)(?=\s|$)`,
  'giu',
)
/** 大阪府 is Osaka. */
const prefecture = /(?<=\p{L})[\s-]+prefecture(?=\s|$)/giu

/** A text without the legal form at its beginning or end and without "maker", unless it is nothing else. */
export function withoutForms(text: string): string {
  let left = text.replace(beforeFraction, ' ').normalize('NFKC').trim()
  for (let before = ''; before !== left;) {
    before = left
    const less = [atEnds, latin, makers, sellersAround, prefecture]
      .reduce((text, form) => text.replace(form, ''), left)
      .trim()
    if (/[\p{L}\p{N}]/u.test(less)) left = less
  }
  return left
}
