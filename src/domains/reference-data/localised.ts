import { isLanguage, type Language } from '../../contract/locale.ts'

/** A name in English, and in whichever of the other languages has one of its own. */
export type Localised = { en: string } & Partial<Record<Language, string>>

/** The name in the wanted language ('ja', 'ja-JP'), in English where there is none. */
export function localise(name: Localised, language: string): string {
  return name[languageOf(language)] ?? name.en
}

/** One of the five languages for any language tag; English for all others. */
export function languageOf(tag: string): Language {
  const wanted = tag.toLowerCase().split('-')[0]
  return isLanguage(wanted) ? wanted : 'en'
}

/**
 * Makes a list once per language and keeps it. What it returns is shared by all callers, hence read-only.
 * Tags come from requests; they are reduced to the five languages first, so that the store cannot grow.
 */
export function perLanguage<Made>(make: (language: Language) => Made): (language: string) => Made {
  const made = new Map<Language, Made>()
  return (tag) => {
    const language = languageOf(tag)
    const known = made.get(language)
    if (known !== undefined) return known

    const fresh = make(language)
    made.set(language, fresh)
    return fresh
  }
}

/** Entries in the alphabetical order of the language, by the name that `nameOf` reads. */
export function inOrderOf<Entry>(
  entries: readonly Entry[],
  language: Language,
  nameOf: (entry: Entry) => string,
): Entry[] {
  const { compare } = new Intl.Collator(language)
  return entries.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
}
