// What is said of a product, for readers of each language (D55).
import type { ShownSpecEntry } from '../../contract/products.ts'
import { languageOfText } from '../reference-data/language-of-text.ts'
import { specIn } from '../reference-data/terms/specifications.ts'
import { chooseTexts, readingOrder, type Chosen } from '../reference-data/text-languages.ts'
import type { Spec } from './queries/tables.ts'
import type { ProductTexts } from './queries/texts.ts'

type Written = {
  name: string
  description: string
  language: string | null
  texts: ProductTexts | null
  specs: readonly Spec[]
}

/** In which language a product is written: as its company said, else as its texts seem to be. */
export const languageOfProduct = ({
  language,
  name,
  description,
}: Omit<Written, 'texts' | 'specs'>): string =>
  language ?? languageOfText(`${name} ${description.slice(0, 400)}`, '')

type Shown = Chosen<'name' | 'description'> & { language: string; specs: ShownSpecEntry[] }

/** What is said to a reader, and in which languages; specifications in their words, else by our terms, else as typed. */
export function shownTexts(row: Written, reader: string, pageLanguage = reader): Shown {
  const language = languageOfProduct(row)
  const texts = row.texts ?? {}
  const chosen = chooseTexts({ name: row.name, description: row.description }, language, texts, reader)
  const own = readingOrder(reader).find((one) => one !== language && texts[one]?.specs.length)
  const written = own === undefined ? [] : (texts[own]?.specs ?? [])
  const specs = row.specs.map((spec) => specFor(spec, written, pageLanguage))
  return { ...chosen, language, specs }
}

function specFor(spec: Spec, written: ProductTexts[string]['specs'], language: string): ShownSpecEntry {
  const shown = specIn(spec, language)
  const own = written.find(({ of }) => of.key === spec.key && of.value === spec.value)
  if (!own) return shown
  const typed = { key: spec.key, value: spec.value }
  return { ...shown, key: own.key || shown.key, value: own.value || shown.value, typed }
}

/** The keywords in a reader's language where there are any, else as they were written. */
export function shownKeywords(
  { keywords, texts, language }: { keywords: string[]; texts: ProductTexts | null; language: string | null },
  reader: string,
): string[] {
  const own = readingOrder(reader).find((one) => one === language || texts?.[one]?.keywords.length)
  return own === undefined || own === language ? keywords : (texts?.[own]?.keywords ?? keywords)
}

/** What is written in each language; languages and fields with nothing are left out. */
export function translationsOf(texts: ProductTexts | null): Record<string, Record<string, string>> {
  const written = Object.entries(texts ?? {}).map(([language, { name, description }]) => [
    language,
    Object.fromEntries(Object.entries({ name, description }).filter(([, text]) => text !== '')),
  ])
  return Object.fromEntries(written.filter(([, fields]) => Object.keys(fields!).length > 0))
}

/** Names, keywords and texts of a product in other languages, in order of language, as they are searched for; less what is not written. */
export function inOtherLanguages(texts: ProductTexts | null): {
  otherNames: string[]
  otherKeywords: string[]
  otherTexts: string[]
} {
  const inOrder = Object.entries(texts ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const all = inOrder.map(([, text]) => text)
  const written = (texts: readonly string[]) => texts.filter((text) => text !== '')
  return {
    otherNames: written(all.map(({ name }) => name)),
    otherKeywords: all.flatMap(({ keywords }) => keywords),
    // What is short comes first: the end of much may be cut.
    otherTexts: written([
      ...all.flatMap(({ specs }) => specs.flatMap(({ key, value }) => [key, value])),
      ...all.map(({ description }) => description),
    ]),
  }
}
