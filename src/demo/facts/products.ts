import { closers, serviceClosers } from './closers.ts'
import type { DemoProduct } from './company.ts'
import { industryOf } from './families/catalogue.ts'
import { filmOfProduct } from './films.ts'
import type { Family, Text, Values } from './families/family.ts'
import { subCategoryOf } from './families/subCategories.ts'
import { shapeOf } from './families/shapes.ts'
import { idOf } from './ids.ts'
import { counted, filled, outlineOf } from './outline.ts'
import type { Outline } from './outline.ts'
import { kind, randomOf } from './random.ts'
import type { Random } from './random.ts'
import { draftShare } from './world.ts'
import type { World } from './world.ts'

/** A product before it is put into words: what was chosen for it. */
export type Invented = {
  family: Family
  values: Values
  /** Which of the family's sentences and of the closing ones. */
  told: readonly number[]
  closer: number
  service: boolean
  stock: boolean
  lead: number
  least: number
  published: boolean
  photoCount: number
  createdAt: number
}
export type ProductTexts = Pick<DemoProduct, 'name' | 'description' | 'keywords' | 'specs'>

type Last = { i: number; invented: readonly Invented[]; texts: [ProductTexts[]?, ProductTexts[]?] }
/** The company asked for last is mostly asked for again, in another language. */
const lastInvented = new WeakMap<World, Last>()

function lastOf(world: World, i: number): Last {
  let last = lastInvented.get(world)
  if (last?.i !== i) {
    const outline = outlineOf(world, i)
    const names = new Set<string>()
    const invented = Array.from({ length: outline.slot.products }, (_, j) =>
      inventAt(world, i, j, outline, names),
    )
    lastInvented.set(world, (last = { i, invented, texts: [] }))
  }
  return last
}

/** The products of company `i`, in a fixed order; their number comes from the company's slot. */
export const inventedBy = (world: World, i: number): readonly Invented[] => lastOf(world, i).invented

function inventAt(world: World, i: number, j: number, outline: Outline, names: Set<string>): Invented {
  const random = randomOf(world.seed, kind.product, i, j)
  // The main family leads and the others come in turn; those of a niche take turns.
  const turn = outline.inNiche ? j : j % 2 === 0 ? 0 : Math.ceil(j / 2)
  const family = outline.families[turn % outline.families.length] as Family
  const values = newValues(family, random, names, outline.japanese ? 1 : 0)
  const service = family.output === null
  const stock = !service && !family.toOrder && random.chance(family.lead[0] <= 10 ? 0.55 : 0.18)
  const [shortest, longest] = family.lead
  const lead = stock ? random.int(2, Math.max(3, Math.min(7, shortest))) : random.int(shortest, longest)
  const least = random.pick(family.order.steps)
  const createdAt = outline.createdAt + Math.floor(random.unit() * 90 * 86_400_000)
  const closer = random.pick(fiveOf)
  const sentences = family.sentences.en.map((_, at) => at)
  // Texts of a niche begin with what the product is.
  const told = outline.inNiche
    ? [0, ...random.some(sentences.slice(1), random.pick([1, 2]))]
    : random.some(sentences, random.pick([2, 3]))
  const published = j === 0 || !random.chance(draftShare)
  const photoCount = family.picture ? random.pick([1, 1, 2, 2, 3, 4, 5, 6]) : 0
  return { family, values, told, closer, service, stock, lead, least, published, photoCount, createdAt }
}

/** There are so many closing sentences of each sort. */
const fiveOf = [0, 1, 2, 3, 4] as const

/** The same products as their company's posts speak of them. */
export function productsOf(world: World, i: number): DemoProduct[] {
  const language = outlineOf(world, i).japanese ? 1 : 0
  const texts = textsOfProducts(world, i, language)
  return inventedBy(world, i).map((made, j) => {
    const { family, values, lead, stock, published, photoCount, createdAt } = made
    const { name, keywords, description, specs } = texts[j] as ProductTexts
    return {
      id: idOf(world.seed, createdAt, i, j),
      name,
      keywords,
      description,
      industryID: industryOf(family),
      categoryID: family.category,
      subCategoryID: family.subCategory ?? subCategoryOf(family.key, family.category, values),
      specs,
      leadTime: lead,
      stock,
      minimumOrder: orderOf(made, language),
      published,
      photoCount,
      film: filmOfProduct(world, i, j, family.key),
      picture: family.picture && pictureOf(family.key, family.picture, values),
      createdAt: new Date(createdAt).toISOString(),
    }
  })
}

const orderOf = ({ least, family }: Invented, language: 0 | 1) =>
  language ? amountJa(least, family) : `${counted(least)} ${unitFor(least, family)}`

/** What is said of the products of company `i` in English (0) or Japanese (1). */
export function textsOfProducts(world: World, i: number, language: 0 | 1): readonly ProductTexts[] {
  const last = lastOf(world, i)
  return (last.texts[language] ??= saidOf(last.invented, language))
}

function saidOf(invented: readonly Invented[], language: 0 | 1): ProductTexts[] {
  const names = new Set<string>()
  return invented.map((made) => {
    const { family, values, told, closer, service, stock, lead } = made
    const more = { ...values, lead: `${lead}`, order: orderOf(made, language) }
    const sentences = family.sentences[language ? 'ja' : 'en']
    const closing = (service ? serviceClosers : closers[stock ? 'stock' : 'order'])[closer] as Text
    const said = [...told.map((at) => sentences[at] as string), closing[language]].map((text) =>
      tidy(filled(text, more, language), language),
    )
    return {
      name: distinct(nameIn(family, values, language), names, language),
      keywords: filled(family.keywords[language], values, language),
      description: said.map(capitalised).join(language ? '' : ' '),
      specs: family.specs.map(([en, ja, value]) => ({
        key: language ? ja : en,
        value: tidy(filled(typeof value === 'string' ? value : value[language], values, language), language),
      })),
    }
  })
}

const capitalised = (text: string) =>
  text.startsWith('pH') ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** A number with its Japanese counter; signs such as m and t stand off by a space. */
export function amountJa(steps: number, family: Family): string {
  const unit = family.order.unit[1]
  return `${counted(steps)}${/^\w/.test(unit) ? ' ' : ''}${unit}`
}

/** The unit after a number in English: one piece, two pieces. */
export function unitFor(steps: number, family: Family): string {
  const unit = family.order.unit[0]
  return steps === 1 && unit.length > 2 && unit.endsWith('s')
    ? unit === 'pcs'
      ? 'pc'
      : unit.slice(0, -1)
    : unit
}

/** Japanese tables write × and 〜, no space before % and ℃, a true minus sign, AC100 V, and pressure in MPa. */
const tidy = (value: string, language: 0 | 1) =>
  language
    ? value
        .replaceAll(' x ', '×')
        .replaceAll('°C', '℃')
        .replaceAll('–', '〜')
        .replaceAll(/ (?=[%℃])/g, '')
        .replaceAll(/(\d[\d.〜]*) V (AC|DC)\b/g, '$2$1 V')
        .replaceAll(/(?<=^|[^\w.)-])-(?=\d)/g, '−')
        .replaceAll(/(\d+(?:\.\d+)?)(?:〜(\d+(?:\.\d+)?))? bar/g, inMegapascal)
    : value.replaceAll(' x ', ' × ')

const tenth = (bar: string) => `${Math.round(Number(bar) * 100) / 1000}`
const inMegapascal = (_: string, from: string, to?: string) =>
  `${tenth(from)}${to === undefined ? '' : `〜${tenth(to)}`} MPa`

const nameIn = (family: Family, values: Values, language: 0 | 1) =>
  capitalised(tidy(filled(family.name[language], values, language), language))

/** Values whose name no other product of the company bears, as far as a few tries find some. */
function newValues(family: Family, random: Random, names: Set<string>, language: 0 | 1): Values {
  for (let attempt = 0; ; attempt += 1) {
    const values = family.values(random)
    const name = nameIn(family, values, language)
    if (names.has(name) && attempt < 12) continue
    distinct(name, names, language)
    return values
  }
}

/** The name, with a letter where another product of the company bears it already. */
export function distinct(name: string, names: Set<string>, language: 0 | 1): string {
  const letter = String.fromCodePoint(65 + (names.size % 26))
  const told = names.has(name) ? (language ? `${name}（${letter}）` : `${name} (${letter})`) : name
  names.add(told)
  return told
}

/** Sheet lettering knows capitals, digits and few signs. */
const lettered = (text: string) =>
  text
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll(/[^A-Z0-9\-./:Ø ]/g, '')
    .trim()

function pictureOf(key: string, picture: NonNullable<Family['picture']>, values: Values) {
  const known = { ...values, ...shapeOf(key, values) }
  const params: Record<string, number | string> = {}
  for (const [name, from] of Object.entries(picture.params)) {
    const value = known[from] ?? literalOf(from)
    params[name] = typeof value === 'object' ? value[0] : value
  }
  const plain = (template: string) => lettered(filled(template, values, 0).replaceAll(',', ''))
  return {
    family: picture.family,
    params,
    part: plain(picture.part),
    note: plain(picture.note),
  }
}

// A leading = keeps a digit a word: some drawings choose between words like '2' and '4'.
function literalOf(text: string): number | string {
  if (text.startsWith('=')) return text.slice(1)
  return Number.isNaN(Number(text)) ? text : Number(text)
}
