// Everything /industries shows, prepared on the server.
import type { IndustryTree } from '../../../contract/reference-data.ts'
import type { CategoryCounts } from '../../api/category-counts.ts'
import { packCategories } from './packed.ts'

export type IndustryData = ReturnType<typeof industriesOf>[number]

type CountTexts = { number(count: number): string; manufacturers(count: number): string }

const made = new WeakMap<CategoryCounts, WeakMap<readonly IndustryTree[], IndustryData[]>>()

/** The same for the same tree, which is that of a language, and the same numbers: these are kept until their news. */
export function keptIndustries(
  tree: readonly IndustryTree[],
  counts: CategoryCounts,
  texts: CountTexts,
): IndustryData[] {
  let byTree = made.get(counts)
  if (!byTree) made.set(counts, (byTree = new WeakMap()))
  let industries = byTree.get(tree)
  if (!industries) byTree.set(tree, (industries = industriesOf(tree, counts, texts)))
  return industries
}

/** The industries with their counts as people read them; manufacturers of industries and categories, products of subcategories (P2.11). */
export function industriesOf(tree: readonly IndustryTree[], counts: CategoryCounts, texts: CountTexts) {
  const manufacturers = (id: string) => counts.get(id)?.manufacturers ?? 0
  // Without any numbers, since they could not be had, none is 0.
  const numberOf = (count: number) =>
    counts.size === 0 ? '' : count < 1_000 ? String(count) : texts.number(count)
  return tree.map(({ id, name, description, icon, categories }) => ({
    id,
    name,
    description,
    icon,
    manufacturers: texts.manufacturers(manufacturers(id)),
    packed: packCategories(
      categories.map((category) => ({
        name: category.name,
        count: numberOf(manufacturers(category.id)),
        subCategories: category.subCategories.map((sub) => ({
          name: sub.name,
          count: numberOf(counts.get(sub.id)?.products ?? 0),
        })),
      })),
    ),
  }))
}

/** How many categories there are in all industries. */
export const categoriesIn = (tree: readonly IndustryTree[]): number =>
  tree.reduce((sum, { categories }) => sum + categories.length, 0)

/** The id of an industry's part of the page, for links to it. */
export const anchorOf = ({ id }: { id: string }): string => `industry-${id}`

/** The search of manufacturers for the name of an industry or category, among those that stand under it. */
export const manufacturersPath = (name: string, id: string): string =>
  `/search-result?search=${readable(name)}&${id.includes('-') ? 'category' : 'industry'}=${id}`

/** The search of products for the name of a subcategory, among those that stand under it. */
export const productsPath = (name: string, id: string): string =>
  `/search-result?business=PR&search=${readable(name)}&category=${id}`

/** The id of the category or subcategory that stands at a place, counted from 0, below another one: they are numbered. */
export const idBelow = (id: string, at: number): string => `${id}-${String(at + 1).padStart(2, '0')}`

/** A name inside a query. Only what would end it is encoded: 1,600 Japanese names in percent signs are half a page more. */
const readable = (name: string) =>
  (misread.test(name) ? name.replace(/[%&#+"<>]/g, encodeURIComponent) : name).replaceAll(' ', '+')

const misread = /[%&#+"<>]/
