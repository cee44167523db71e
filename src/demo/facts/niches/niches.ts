// Families for every subcategory of the tree that has none written by hand, and the companies' niches made of them.
import { fullTree } from '../../../domains/reference-data/industries.ts'
import { families as writtenFamilies } from '../families/catalogue.ts'
import type { Family, Text } from '../families/family.ts'
import { subCategoriesOf } from '../families/subCategories.ts'
import type { Slot } from '../slots.ts'
import { drawingOf } from './drawn.ts'
import { lettersOf, Many, manyOf, namesOf, nounOf } from './nouns.ts'
import { kindOfArticle, sortOfArticle } from './sorting.ts'

type Named = { id: string; name: Text; category: { id: string; name: Text } }

function subCategoriesInOrder(): Named[] {
  const japanese = fullTree('ja')
  return fullTree('en').flatMap(({ categories }, i) =>
    categories.flatMap(({ id, name, subCategories }, c) => {
      const categoryJa = japanese[i]!.categories[c]!
      const category = { id, name: [name, categoryJa.name] as const }
      return subCategories.map((sub, s): Named => {
        return { id: sub.id, name: [sub.name, categoryJa.subCategories[s]!.name], category }
      })
    }),
  )
}

/** Keywords are separated by commas: a name that has one stays out. */
const listed = (...names: readonly string[]) => names.filter((name) => !/[,、]/.test(name)).join(', ')

/** The family of a subcategory, from its names and the texts of its kind. */
function familyOf({ id, name, category }: Named): Family {
  const kind = kindOfArticle(id)
  const [en, ja] = name
  const things = manyOf(en, ja, kind.serves ? 'services' : 'products')
  const words = { noun: nounOf(en, ja), names: namesOf(en, ja), things, Things: Many(things) }
  const letters = lettersOf(en)
  const drawing = drawingOf(id)
  return {
    key: id,
    category: category.id,
    subCategory: id,
    article: sortOfArticle(id),
    name: kind.name,
    plural: things,
    keywords: [listed(en, category.name[0]), listed(ja, category.name[1])],
    values: (random) => ({
      ...words,
      model: `${letters}${random.pick(['-', ''])}${random.int(12, 98) * 10}`,
      ...kind.values(random, en),
    }),
    specs: kind.specs,
    sentences: { en: kind.says.map((said) => said[0]), ja: kind.says.map((said) => said[1]) },
    lead: kind.lead,
    order: kind.order,
    output: kind.output,
    steps: kind.steps,
    ...(kind.toOrder ? { toOrder: true } : {}),
    ...(kind.voice ? { voice: kind.voice } : {}),
    picture: drawing === null ? null : { family: drawing, params: {}, part: '{model}', note: '' },
  }
}

const most = 3

/** The families of each category in groups of two or three: first groups of all categories, then second ones, and so on. */
function groupsOf(families: readonly Family[]): Family[][] {
  const byCategory = [...Map.groupBy(families, ({ category }) => category).values()]
  const groups = byCategory.flatMap((own) => {
    const count = Math.ceil(own.length / most)
    return Array.from({ length: count }, (_, at) => ({
      at,
      group: own.slice(Math.floor((at * own.length) / count), Math.floor(((at + 1) * own.length) / count)),
    }))
  })
  return groups.toSorted((a, b) => a.at - b.at).map(({ group }) => group)
}

const written = new Set(writtenFamilies.flatMap((family) => subCategoriesOf(family.key, family.category)))
const others = subCategoriesInOrder()
  .filter(({ id }) => !written.has(id))
  .map(familyOf)
const isService = ({ category, order }: Family) =>
  category === '0002-10' || (category.startsWith('0015-') && order.unit[0] === 'projects')
const niches = {
  goods: groupsOf(others.filter((one) => !isService(one))),
  services: groupsOf(others.filter(isService)),
}

/** The first hundred companies are as they were before there were niches. */
const firstNiche = 100

/** What company `i` of a world with niches offers instead of written families; null for those that keep theirs. */
export function nicheOf(i: number, { businessType, rank }: Slot): readonly Family[] | null {
  if (i < firstNiche || businessType === 'IN' || businessType === 'GO') return null
  const services = businessType === 'CO'
  // Of consultants three of four, of others two of five.
  const turn = services ? turnOf(rank, 4, [0, 1, 2]) : turnOf(rank, 5, [1, 3])
  if (turn === null) return null
  const groups = services ? niches.services : niches.goods
  const group = groups[turn % groups.length] as Family[]
  // Whoever comes to a niche later leads with another article of it.
  const first = Math.floor(turn / groups.length) % group.length
  return [...group.slice(first), ...group.slice(0, first)]
}

/** The how manieth `rank` is among those whose remainder by `of` is one of `wanted`; null when it is not. */
function turnOf(rank: number, of: number, wanted: readonly number[]): number | null {
  const at = wanted.indexOf(rank % of)
  return at < 0 ? null : Math.floor(rank / of) * wanted.length + at
}
