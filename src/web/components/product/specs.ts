// A specification as a page shows it: which of its halves stands in the page's language, and which as its company typed it.
import type { ShownSpecEntry } from '../../../contract/products.ts'
import { shownIn } from '../text/text-language.ts'

/** What a company typed, whatever is shown. */
export const typedSpec = ({ typed, key, value }: ShownSpecEntry) => typed ?? { key, value }

/** Whether the name and the value are in the page's language, other than typed. */
export const isTranslated = ({ typed, key, value }: ShownSpecEntry) => ({
  key: typed !== undefined && typed.key !== key,
  value: typed !== undefined && typed.value !== value,
})

type Where = { country: string; language: string }

/** The `lang` that each half needs on a page in `language`; `told` is the language in which its company typed. */
export function specLangs(spec: ShownSpecEntry, told: string, where: Where) {
  const translated = isTranslated(spec)
  const { key, value } = typedSpec(spec)
  const langOf = (text: string) => shownIn(text, told, where)
  const lang = langOf(translated.key || translated.value ? value : `${key} ${value}`)
  return {
    keyLang: translated.key
      ? shownIn(spec.key, spec.languages?.key, where)
      : translated.value
        ? langOf(key)
        : lang,
    lang: translated.value ? shownIn(spec.value, spec.languages?.value, where) : lang,
  }
}
