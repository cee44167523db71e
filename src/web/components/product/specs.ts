// A specification as a page shows it: which of its halves stands in the page's language, and which as its company typed it.
import type { ShownSpecEntry } from '../../../contract/products.ts'

/** What a company typed, whatever is shown. */
export const typedSpec = ({ typed, key, value }: ShownSpecEntry) => typed ?? { key, value }

/** Whether the name and the value are in the page's language, other than typed. */
export const isTranslated = ({ typed, key, value }: ShownSpecEntry) => ({
  key: typed !== undefined && typed.key !== key,
  value: typed !== undefined && typed.value !== value,
})

/** The `lang` that each half needs where the page's own language stands around it; `langOf` is that of a text of the company. */
export function specLangs(spec: ShownSpecEntry, langOf: (text: string) => string | undefined) {
  const translated = isTranslated(spec)
  const { key, value } = typedSpec(spec)
  const lang = langOf(translated.key || translated.value ? value : `${key} ${value}`)
  return {
    keyLang: translated.key ? undefined : translated.value ? langOf(key) : lang,
    lang: translated.value ? undefined : lang,
  }
}
