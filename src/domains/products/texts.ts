// What is said of a product, for readers of each language (D55).
import type { ShownSpecEntry } from '../../contract/products.ts'
import { languageOfText } from '../reference-data/language-of-text.ts'
import { languageOf } from '../reference-data/localised.ts'
import { specIn } from '../reference-data/terms/specifications.ts'
import { chooseTexts, readingOrder, type Chosen } from '../reference-data/text-languages.ts'
import type { Spec } from './queries/tables.ts'
import type { ProductTexts, SpecText } from './queries/texts.ts'

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

/** What is said to a reader, and in which languages; specifications in their words, else by our terms, else in other words of the company's, else as typed. */
export function shownTexts(row: Written, reader: string, pageLanguage = reader): Shown {
  const language = languageOfProduct(row)
  const texts = row.texts ?? {}
  const chosen = chooseTexts({ name: row.name, description: row.description }, language, texts, reader)
  const first = readingOrder(reader).find((one) => one === language || texts[one]?.specs.length)
  // What was typed is in its own language as it is.
  const wordsIn = first === language ? undefined : first
  const words = wordsIn === undefined ? [] : texts[wordsIn]!.specs
  const specs = row.specs.map((spec) => specFor(spec, { words, wordsIn }, pageLanguage))
  return { ...chosen, language, specs }
}

type Words = { words: readonly SpecText[]; wordsIn: string | undefined }

function specFor(spec: Spec, { words, wordsIn }: Words, language: string): ShownSpecEntry {
  const shown = specIn(spec, language)
  const own = words.find(({ of }) => of.key === spec.key && of.value === spec.value)
  if (!own || wordsIn === undefined) return shown
  const isReaders = wordsIn === languageOf(language)
  const isOwn = (half: 'key' | 'value') => own[half] !== '' && (isReaders || shown[half] === spec[half])
  const textOf = (half: 'key' | 'value') => (isOwn(half) ? own[half] : shown[half])
  const [key, value] = [textOf('key'), textOf('value')]
  const languages = {
    ...(isOwn('key') && { key: wordsIn }),
    ...(isOwn('value') && { value: wordsIn }),
  }
  const { typed: _, ...rest } = shown
  return {
    ...rest,
    key,
    value,
    ...((key !== spec.key || value !== spec.value) && { typed: { key: spec.key, value: spec.value } }),
    ...(!isReaders && Object.keys(languages).length > 0 && { languages }),
  }
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
