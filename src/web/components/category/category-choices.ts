// Categories to choose from: as paths of industry and category (P3.14, "Create-business payload").
import type { IndustryTree } from '../../../contract/reference-data.ts'
import type { Choice } from '../../ui/MultiSelect.tsx'

type Tree = readonly Pick<IndustryTree, 'id' | 'name' | 'categories'>[]

/** Every category and subcategory, its branch beside it. */
export function allCategoryChoices(tree: Tree): Choice[] {
  return tree.flatMap((industry) =>
    industry.categories.flatMap((category) => [
      { value: `${industry.id}.${category.id}`, name: category.name, detail: industry.name },
      ...category.subCategories.map((sub) => ({
        value: `${industry.id}.${sub.id}`,
        name: sub.name,
        detail: `${industry.name} › ${category.name}`,
      })),
    ]),
  )
}

/** Those of `chosen` in their order, then those of one industry; the rest is loaded when somebody looks for it. */
export function categoryChoices(tree: Tree, chosen: readonly string[], industry: string): Choice[] {
  const wanted = new Set(chosen)
  const all = allCategoryChoices(tree)
  const byValue = new Map(all.map((choice) => [choice.value, choice]))
  return [
    ...chosen.flatMap((value) => byValue.get(value) ?? []),
    ...all.filter(({ value }) => industry !== '' && value.startsWith(`${industry}.`) && !wanted.has(value)),
  ]
}
