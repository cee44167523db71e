// Legal forms of companies: words that say nothing of what a company is called.

/** Those that stand before or after a Japanese name without a space. */
const japaneseForms = '株式会社|有限会社|合同会社'
const otherForms =
  'co|ltd|inc|corp|corporation|gmbh|kg|ag|s\\.?r\\.?l|s\\.?p\\.?a|s\\.?a|s\\.?l|pvt|llc|bv|oy|ab'

const anyForm = new RegExp(`${japaneseForms}|\\b(?:${otherForms})\\b\\.?`, 'giu')
const besideName = new RegExp(`^(${japaneseForms})(.+)$|^(.+?)(${japaneseForms})$`, 'u')

/** A name without its legal forms; may be empty. */
export const withoutLegalForms = (companyName: string): string => companyName.replace(anyForm, ' ').trim()

/** A Japanese name in two parts, between which it breaks first (ui.md 11); undefined for all other names. */
export function partsAtLegalForm(companyName: string): [string, string] | undefined {
  const parts = besideName.exec(companyName)
  if (!parts) return undefined
  return [parts[1] ?? parts[3] ?? '', parts[2] ?? parts[4] ?? '']
}
