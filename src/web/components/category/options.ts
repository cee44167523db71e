// The industry tree as pick lists: an industry, and its categories with their subcategories below (P3.10).
import type { Page } from '../../api/page.ts'
import type { Option } from '../forms/Options.tsx'

/** A category, which may be chosen itself, with its subcategories. */
export type CategoryGroup = Option & { subs: readonly Option[] }

/** The industries to choose from. */
export async function industriesFor({ api }: Pick<Page, 'api'>): Promise<Option[]> {
  return (await api.listIndustries({})).map(({ id, name }) => ({ value: id, name }))
}

/** The categories of an industry, their values as paths such as `0004.0004-03-02`; none for what is no industry. */
export async function categoriesFor(
  { api }: Pick<Page, 'api'>,
  industryID: string,
): Promise<CategoryGroup[]> {
  if (!/^\d{4}$/.test(industryID)) return []
  const categories = await api.listCategories({ id: industryID }).catch(() => [])
  const option = ({ id, name }: { id: string; name: string }) => ({ value: `${industryID}.${id}`, name })
  return categories.map((category) => ({ ...option(category), subs: category.subCategories.map(option) }))
}

/** The industry, category and subcategory of a path, as far as it has them. */
export async function placeOfPath(page: Pick<Page, 'api'>, path: string) {
  const industry = (await industriesFor(page)).find(({ value }) => value === path.slice(0, 4))
  const groups = await categoriesFor(page, path.slice(0, 4))
  const category = groups.find(({ value, subs }) => value === path || subs.some((sub) => sub.value === path))
  return { industry, category, sub: category?.subs.find(({ value }) => value === path) }
}

/** What a path is called, such as Power Transmission › Bearings › Ball bearings; empty for none. */
export async function categoryName(page: Pick<Page, 'api'>, path: string): Promise<string> {
  const { industry, category, sub } = await placeOfPath(page, path)
  if (!industry || !category) return ''
  return [industry.name, category.name, sub?.name].filter((name) => name !== undefined).join(between)
}

export const between = ' › '
