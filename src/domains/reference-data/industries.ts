import automation from './industries/0001.json' with { type: 'json' }
import electronics from './industries/0002.json' with { type: 'json' }
import energy from './industries/0003.json' with { type: 'json' }
import industrialTechnology from './industries/0004.json' with { type: 'json' }
import machineries from './industries/0005.json' with { type: 'json' }
import powerTransmission from './industries/0006.json' with { type: 'json' }
import apparel from './industries/0007.json' with { type: 'json' }
import babyWorld from './industries/0008.json' with { type: 'json' }
import beautyCare from './industries/0009.json' with { type: 'json' }
import fashionAccessories from './industries/0010.json' with { type: 'json' }
import food from './industries/0011.json' with { type: 'json' }
import furniture from './industries/0012.json' with { type: 'json' }
import healthCare from './industries/0013.json' with { type: 'json' }
import home from './industries/0014.json' with { type: 'json' }
import businessServices from './industries/0015.json' with { type: 'json' }
import type { Language } from '../../contract/locale.ts'
import { localise, perLanguage, type Localised } from './localised.ts'

export type SubCategory = { readonly id: string; readonly order: number; readonly name: string }
export type Category = SubCategory & { readonly subCategories: readonly SubCategory[] }
export type Industry = {
  readonly id: string
  readonly key: string
  readonly code: string
  readonly icon: string
  readonly name: string
  readonly description: string
}
export type IndustryTree = Industry & { readonly categories: readonly Category[] }
export type CategoryPath = {
  readonly industry: Industry
  readonly category: SubCategory
  readonly subCategory?: SubCategory
}

type Ordered = { id: string; order: number; name: Localised }
type IndustryFile = {
  id: string
  key: string
  code: string
  icon: string
  name: Localised
  description: Localised
  categories: (Ordered & { subCategories: Ordered[] })[]
}

const industryFiles: readonly IndustryFile[] = [
  automation,
  electronics,
  energy,
  industrialTechnology,
  machineries,
  powerTransmission,
  apparel,
  babyWorld,
  beautyCare,
  fashionAccessories,
  food,
  furniture,
  healthCare,
  home,
  businessServices,
]

const namesByID = new Map<string, Localised>(
  industryFiles.flatMap((file) => {
    const below = file.categories.flatMap((category) => [category, ...category.subCategories])
    return [file, ...below].map(({ id, name }): [string, Localised] => [id, name])
  }),
)

/** The 15 industries with their categories and subcategories, each in its order (P3.10). */
export const fullTree: (language: string) => readonly IndustryTree[] = perLanguage((language) =>
  industryFiles.map((file) => ({
    ...industryIn(file, language),
    categories: inOrder(file.categories).map((category) => ({
      ...named(category, language),
      subCategories: inOrder(category.subCategories).map((subCategory) => named(subCategory, language)),
    })),
  })),
)

/** The 15 industries without what lies below them. */
export const allIndustries: (language: string) => readonly Industry[] = perLanguage((language) =>
  industryFiles.map((file) => industryIn(file, language)),
)

function industryIn({ id, key, code, icon, name, description }: IndustryFile, language: Language): Industry {
  return { id, key, code, icon, name: localise(name, language), description: localise(description, language) }
}

function inOrder<Entry extends Ordered>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.order - b.order)
}

function named({ id, order, name }: Ordered, language: Language): SubCategory {
  return { id, order, name: localise(name, language) }
}

/** One industry by its id ('0004'); undefined for an unknown id. */
export function industry(id: string, language: string): Industry | undefined {
  return allIndustries(language).find((one) => one.id === id)
}

/** The industry that something was filed under, with its name; an id that is no longer listed is shown as it is. */
export function industryOfRecord(id: string, language: string): { id: string; name: string } {
  return { id, name: industry(id, language)?.name ?? id }
}

/** The categories of an industry with their subcategories, in their order; empty for an unknown id. */
export function categoriesOf(industryID: string, language: string): readonly Category[] {
  return fullTree(language).find((one) => one.id === industryID)?.categories ?? []
}

/** Where a category ('0004-03') or subcategory ('0004-03-02') stands; undefined for any other id. */
export function categoryPath(id: string, language: string): CategoryPath | undefined {
  return pathsByID(language).get(id)
}

/** The category or subcategory that something was filed under, with its name; an id that is no longer listed is shown as it is. */
export function categoryOfRecord(id: string, language: string): { id: string; name: string } {
  const path = categoryPath(id, language)
  return { id, name: path?.subCategory?.name ?? path?.category.name ?? id }
}

const pathsByID = perLanguage((language) => {
  const paths = new Map<string, CategoryPath>()
  for (const { categories, ...ofIndustry } of fullTree(language)) {
    for (const { subCategories, ...category } of categories) {
      paths.set(category.id, { industry: ofIndustry, category })
      for (const subCategory of subCategories) {
        paths.set(subCategory.id, { industry: ofIndustry, category, subCategory })
      }
    }
  }
  return paths
})

/** Every name of an industry, category or subcategory, for the search index; empty for an unknown id. */
export function namesInAllLanguages(id: string): string[] {
  return [...new Set(Object.values(namesByID.get(id) ?? {}))]
}

/** Every name of every industry, category and subcategory, each once; those in `language` are its `own`, and first. */
export function everyCategoryName(language: string): { own: ReadonlySet<string>; all: string[] } {
  const ids = [...namesByID.keys()]
  const named = ids.flatMap((id) => Object.entries(namesByID.get(id) ?? {}))
  const own = new Set(named.filter(([code]) => code === language).map(([, name]) => name))
  return { own, all: [...new Set([...own, ...ids.flatMap(namesInAllLanguages)])] }
}

export type CategoryNode = { readonly id: string; readonly name: string }

/** Every industry, category and subcategory once for each name it has in the five languages. */
export function everyCategoryNode(): readonly CategoryNode[] {
  nodes ??= [...namesByID.keys()].flatMap((id) => namesInAllLanguages(id).map((name) => ({ id, name })))
  return nodes
}

let nodes: CategoryNode[] | undefined

/** The name of an industry, category or subcategory; undefined for an unknown id. */
export function nameOfNode(id: string, language: string): string | undefined {
  const name = namesByID.get(id)
  return name && localise(name, language)
}

/** Where a company stands: in its industry, and in all categories in which it or its products are filed, whatever their industry. */
export const nodesOfCompany = (industryID: string, filedUnder: Iterable<string>): string[] => [
  industryID,
  ...nodesOf(filedUnder).filter((id) => id.includes('-')),
]

/** All that is stood under by what is filed under these, each once: '0004-03-02' stands under '0004-03' and '0004' too. */
export function nodesOf(ids: Iterable<string>): string[] {
  const nodes = new Set<string>()
  for (const id of ids) {
    const parts = id.split('-')
    for (const at of parts.keys()) nodes.add(parts.slice(0, at + 1).join('-'))
  }
  return [...nodes]
}
