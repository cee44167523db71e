// How companies say what they are in law, or that they make things: whoever looks for one leaves it out, or puts it elsewhere.

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

/** A text without the legal form at its beginning or end and without "maker", unless it is nothing else. */
export function withoutForms(text: string): string {
  let left = text.normalize('NFKC').trim()
  for (let before = ''; before !== left;) {
    before = left
    const less = left.replace(atEnds, '').replace(latin, '').replace(makers, '').trim()
    if (/[\p{L}\p{N}]/u.test(less)) left = less
  }
  return left
}
