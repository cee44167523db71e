// What a company says of itself, for readers of each language (D55).
import { languageOfText } from '../reference-data/language-of-text.ts'
import { chooseTexts, namesIn, type Chosen } from '../reference-data/text-languages.ts'
import type { BusinessRow, ShownRow } from './queries/businesses.ts'
import type { BriefTexts, FullTexts } from './queries/texts.ts'
import type { Sections } from './sections.ts'

type Written = Pick<BusinessRow, 'company_name' | 'short_description' | 'language' | 'country_code'> & {
  general_description?: string
}

/** In which language a company writes: as it said, else as its texts seem to be. */
export function languageOfBusiness(row: Written): string {
  if (row.language !== null) return row.language
  const { company_name: name, short_description: short, general_description: general = '' } = row
  return languageOfText(`${name} ${short} ${general.slice(0, 300)}`, row.country_code)
}

type Brief = Chosen<'companyName' | 'shortDescription'> & { language: string }

/** What a card says to a reader, and in which languages. */
export function briefOf(row: Written & { texts: BriefTexts | null }, reader: string): Brief {
  const language = languageOfBusiness(row)
  const original = { companyName: row.company_name, shortDescription: row.short_description }
  return { ...chooseTexts(original, language, row.texts ?? {}, reader), language }
}

type Full = Chosen<keyof FullTexts[string]> & {
  language: string
  writtenIn: string[]
  names: Record<string, string>
}

/** What the page says to a reader, and in which languages. */
export function shownTexts(row: ShownRow, { factory }: Sections, reader: string): Full {
  const language = languageOfBusiness(row)
  const original = {
    companyName: row.company_name,
    shortDescription: row.short_description,
    generalDescription: row.general_description,
    manufacturingFacilities: factory?.manufacturingFacilities ?? '',
  }
  return {
    ...chooseTexts(original, language, row.texts ?? {}, reader),
    language,
    writtenIn: [language, ...row.others.filter((one) => one !== language)],
    names: namesIn(language, original.companyName, row.names),
  }
}

/** What is written in each language; languages and fields with nothing are left out. */
export function translationsOf(texts: FullTexts | null): Record<string, Record<string, string>> {
  const written = Object.entries(texts ?? {}).map(([language, fields]) => [
    language,
    Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
  ])
  return Object.fromEntries(written.filter(([, fields]) => Object.keys(fields!).length > 0))
}

/** Names and texts of a company in other languages, in order of language, as they are searched for; less what is not written. */
export function inOtherLanguages(texts: FullTexts | null): {
  otherNames: string[]
  otherTexts: string[]
} {
  const inOrder = Object.entries(texts ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const written = (all: readonly string[]) => all.filter((text) => text !== '')
  return {
    otherNames: written(inOrder.map(([, { companyName }]) => companyName)),
    otherTexts: written(
      inOrder.flatMap(([, { shortDescription, generalDescription }]) => [
        shortDescription,
        generalDescription,
      ]),
    ),
  }
}
