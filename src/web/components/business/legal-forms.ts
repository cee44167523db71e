// Legal forms of companies: words that say nothing of what a company is called.

/** Those that stand before or after a Japanese name without a space. */
const japaneseForms = '株式会社|有限会社|合同会社'
const otherForms =
  'co|ltd|inc|corp|corporation|gmbh|kg|ag|s\\.?r\\.?l|s\\.?p\\.?a|s\\.?a|s\\.?l|pvt|llc|bv|oy|ab'

const anyForm = new RegExp(`${japaneseForms}|\\b(?:${otherForms})\\b\\.?`, 'giu')
const besideName = new RegExp(`^(${japaneseForms})(.+)$|^(.+?)(${japaneseForms})$`, 'u')

/** A name without its legal forms; may be empty. */
export const withoutLegalForms = (companyName: string): string => companyName.replace(anyForm, ' ').trim()

const latinEnd =
  /^(.+?\s)((?:GmbH & )?Co\.? KG|(?:Co\.,?|Pvt\.?|Pte\.?|Sdn\.?)\s\S{2,5}|\S{1,14}\s\S{1,5})$/iu

/** A name in Latin letters in two parts, the second of which is not broken: Ltd. is no line of its own; undefined for all other names. */
export function partsAtLastWord(companyName: string): [string, string] | undefined {
  const parts = latinEnd.exec(companyName)
  return parts && !/[\u3041-\u30ff\u3400-\u9fff]/u.test(companyName) ? [parts[1]!, parts[2]!] : undefined
}

/** A Japanese name in two parts, between which it breaks first (U11); undefined for all other names. */
export function partsAtLegalForm(companyName: string): [string, string] | undefined {
  const parts = besideName.exec(companyName)
  if (!parts) return undefined
  return [parts[1] ?? parts[3] ?? '', parts[2] ?? parts[4] ?? '']
}
