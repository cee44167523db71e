// The categories of an industry as one text: as 1,600 objects they would double what the page weighs.

/** Something with a name and how much stands under it; 0 is not shown. */
export type Counted = { name: string; count: number }
export type Category = Counted & { subCategories: Counted[] }

/** One line for each category: its name and count, then those of its subcategories, with tabs between. */
export const packCategories = (categories: readonly Category[]): string =>
  categories
    .map((category) =>
      [category, ...category.subCategories].flatMap(({ name, count }) => [name, count || '']).join('\t'),
    )
    .join('\n')

/** The categories of a packed text. */
export function unpackCategories(packed: string): Category[] {
  if (packed === '') return []
  return packed.split('\n').map((line) => {
    const fields = line.split('\t')
    const counted = fields.flatMap((name, at) => (at % 2 ? [] : [{ name, count: Number(fields[at + 1]) }]))
    return { name: counted[0]!.name, count: counted[0]!.count, subCategories: counted.slice(1) }
  })
}
