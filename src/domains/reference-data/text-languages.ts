// In which language a text is shown to a reader, of those in which it is written (D55).
import { languages } from '../../contract/locale.ts'
import { languageOf } from './localised.ts'

/** For whoever wants what was written first, in whatever language: staff, logs, who has no language of their own. */
export const asWritten = 'original'

/** What somebody who reads a language is told that a thing is called. */
export type NameFor = (language: string) => string

/** Every name by which readers may know what is called so. */
export const everyNameOf = (nameIn: NameFor): string[] => [...new Set([asWritten, ...languages].map(nameIn))]

/** The languages that a reader is offered, best first; the original comes after them. None for `asWritten`. */
export function readingOrder(reader: string): readonly string[] {
  if (reader === asWritten) return []
  const own = languageOf(reader)
  return own === 'en' ? ['en'] : [own, 'en']
}

/** Texts by the name of their field; an empty one is not written. */
export type TextsOf<Field extends string> = Partial<Record<Field, string>>
/** What there is beside the original, by language. */
export type Translations<Field extends string> = Readonly<Record<string, TextsOf<Field>>>

/** What a reader is shown, and in which language each text that is not empty stands. */
export type Chosen<Field extends string> = {
  texts: Record<Field, string>
  textLanguages: Partial<Record<Field, string>>
}

/**
 * Each field in the first language of the reader's order in which it is written, else as its author wrote it; what the author
 * left empty too stays empty. `language` is that of the original.
 */
export function chooseTexts<Field extends string>(
  original: Record<Field, string>,
  language: string,
  translations: Translations<Field>,
  reader: string,
): Chosen<Field> {
  const order = readingOrder(reader)
  const texts = { ...original }
  const textLanguages: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(original) as Field[]) {
    const shown = languageShown(original[field], language, order, (one) => translations[one]?.[field])
    if (shown !== language) texts[field] = translations[shown]?.[field] ?? ''
    if (texts[field] !== '') textLanguages[field] = shown
  }
  return { texts, textLanguages }
}

function languageShown(
  original: string,
  language: string,
  order: readonly string[],
  writtenIn: (language: string) => string | undefined,
): string {
  for (const one of order) {
    if (one === language && original !== '') return one
    if (one !== language && writtenIn(one)) return one
  }
  return language
}

/** A name alone; `languageOfName` is asked only where there is something to choose from. */
export function chooseName(
  original: string,
  names: Readonly<Record<string, string>> | null,
  reader: string,
  languageOfName: () => string,
): string {
  if (names === null) return original
  const language = languageOfName()
  return chooseTexts({ name: original }, language, wrapped(names), reader).texts.name
}

/** What a thing is called in each language, its own first; `names` are those of the others. */
export const namesIn = (
  language: string,
  original: string,
  names: Readonly<Record<string, string>> | null,
): Record<string, string> => ({ [language]: original, ...names, [language]: original })

type Translated = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The fields of both, language by language. */
export const joinTranslations = (
  one: Translated,
  other: Translated,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((language) => [
      language,
      { ...one[language], ...other[language] },
    ]),
  )

const wrapped = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, { name }]))
