// Judges names of industries, categories and subcategories as a page shows them, by record where there is one, else by all names.
import type { Language } from '../../contract/locale.ts'
import { languages } from '../../contract/locale.ts'
import { fullTree } from '../../domains/reference-data/industries.ts'
import lists from '../../domains/reference-data/lists/units.json' with { type: 'json' }

/** By language: the name of every id. */
const namesOf = new Map(
  languages.map((language) => [
    language,
    new Map(
      fullTree(language).flatMap((industry) =>
        [industry, ...industry.categories.flatMap((category) => [category, ...category.subCategories])].map(
          ({ id, name }) => [id, name] as const,
        ),
      ),
    ),
  ]),
)
const everyName = new Map(languages.map((language) => [language, new Set(namesOf.get(language)!.values())]))

const categoryNamed = (id: string, page: Language): string => namesOf.get(page)!.get(id) ?? id

/** Whether the words of a search are the name of what it is narrowed to, in any language. */
export const isSearchFor = (id: string, searched: string): boolean =>
  languages.some((language) => categoryNamed(id, language) === searched)

/** What is wrong with a link or a fact that names what is filed under `id`. */
export const judgeCategory = (text: string, id: string, page: Language): string[] =>
  text.includes(categoryNamed(id, page)) ? [] : [`category ${id}, not ${categoryNamed(id, page)}: ${text}`]

/** What is wrong with a text that may be the name of a category: one of another language and not of the page's. */
export function judgeName(text: string, page: Language): string[] {
  if (everyName.get(page)!.has(text)) return []
  const of = languages.filter((language) => everyName.get(language)!.has(text))
  return of.length === 0 ? [] : [`category in ${of.join(', ')}: ${text}`]
}

const unitNames = new Map(lists.map(({ code, name }) => [code, name as Record<Language, string>]))

/** What is wrong with the texts of a page that shall tell of an amount in a unit of the list ('pcs'). */
export function judgeUnit(texts: readonly string[], code: string, page: Language): string[] {
  const wanted = (unitNames.get(code)?.[page] ?? code).toLocaleLowerCase(page)
  return texts.some((text) => text.toLocaleLowerCase(page).includes(wanted))
    ? []
    : [`unit ${code}: not ${wanted}`]
}
