// The categories of an industry as one text: as 1,600 objects they would double what the page weighs.

/** Something with a name and the number that stands beside it, as people read it; '' for none. */
export type Counted = { name: string; count: string }
export type Category = Counted & { subCategories: readonly Counted[] }

/** One line for each category: its name and count, then those of its subcategories, with tabs between. */
export function packCategories(categories: readonly Category[]): string {
  let packed = ''
  for (const { name, count, subCategories } of categories) {
    packed += `${packed && '\n'}${name}\t${count}`
    for (const sub of subCategories) packed += `\t${sub.name}\t${sub.count}`
  }
  return packed
}

/** The categories of a packed text, made into whatever `make` makes of the one at a place and `makeSub` of a subcategory. */
export function unpackCategories<Made, MadeSub>(
  packed: string,
  make: (name: string, count: string, subCategories: MadeSub[], at: number) => Made,
  makeSub: (name: string, count: string) => MadeSub,
): Made[] {
  if (packed === '') return []
  return packed.split('\n').map((line, place) => {
    const fields = line.split('\t')
    const subCategories: MadeSub[] = []
    for (let at = 2; at < fields.length; at += 2) subCategories.push(makeSub(fields[at]!, fields[at + 1]!))
    return make(fields[0]!, fields[1]!, subCategories, place)
  })
}
