// What is said of a product in each language, for its form.
import type { ManagedProductEntry } from '../../../contract/product-management.ts'
import { limits } from '../../../contract/limits.ts'
import type { SpecMeaningEntry } from '../../../contract/spec-meanings.ts'
import { ProductTextFields, type ProductTextsEntry } from '../../../contract/texts.ts'
import { hashed } from '../../ui/hashed.ts'
import type { TextField, TextsView, Values } from './texts.ts'

export type Spec = ManagedProductEntry['fields']['specs'][number]
type Typed = Pick<Spec, 'key' | 'value'>

/** A specification that every reader sees in their own words: of a term, or without a word in it. */
export type KnownSpec = Typed

/** Names of parts, numbers and units are the same everywhere. */
const hasWords = (text: string) => /[[\p{L}]--[\p{Script=Latin}\p{Script=Greek}]]|\p{Ll}{4}/v.test(text)

const idOf = ({ key, value }: Typed) => hashed(`${key}\n${value}`)
const nameOf = (spec: Typed, half: 'key' | 'value') => `spec-${half}-${idOf(spec)}`

/**
 * Which specifications need nothing, and a field for each half of the others that readers of other languages do not understand, or
 * of which something is written already: nothing of that is lost by saving.
 */
export function specFields(
  specs: readonly Spec[],
  meanings: readonly SpecMeaningEntry[],
  { translations }: Pick<ProductTextsEntry, 'translations'>,
) {
  const written = new Set(
    Object.values(translations).flatMap(({ fields }) =>
      Object.entries(valuesOf(fields)).flatMap(([name, text]) => (text === '' ? [] : [name])),
    ),
  )
  const known: KnownSpec[] = []
  const fields: TextField[] = []
  const seen = new Set<string>()
  specs.forEach((spec, at) => {
    const meaning = meanings[at]
    const group = `spec ${idOf(spec)}`
    if (seen.has(group)) return
    seen.add(group)
    const isTerm = spec.term !== null && Boolean(meaning?.chosen ?? meaning?.sure)
    const isClear = {
      key: isTerm || !hasWords(spec.key),
      value: meaning?.isValueTerm || !hasWords(spec.value),
    }
    const halves = (['key', 'value'] as const).filter(
      (half) => !isClear[half] || written.has(nameOf(spec, half)),
    )
    if (halves.length === 0) known.push({ key: spec.key, value: spec.value })
    for (const half of halves)
      fields.push({
        name: nameOf(spec, half),
        kind: 'line',
        max: half === 'key' ? limits.specKeyMax : limits.specValueMax,
        original: spec[half],
        group,
        spec: { key: spec.key, half },
      })
  })
  return { known, fields }
}

/** A product's texts as their form shows them; `specs` are the fields of its specifications, `pictures` their addresses: of those that say something in some language. */
export function productView(
  entry: ProductTextsEntry,
  specs: readonly TextField[],
  pictures: readonly string[],
): TextsView {
  const { original } = entry
  const own = {
    name: original.name,
    description: original.description,
    keywords: original.keywords.join('\n'),
  }
  const written = Object.values(entry.translations).flatMap(({ fields }) => Object.keys(fields.pictures))
  const said = new Set([...Object.keys(original.pictures), ...written])
  return {
    language: entry.language,
    isSaid: entry.isSaid,
    wanted: entry.wanted,
    fields: [
      { name: 'name', kind: 'line', max: limits.productNameMax, original: own.name, group: 'name' },
      {
        name: 'description',
        kind: 'lines',
        max: limits.productDescriptionMax,
        original: own.description,
        group: 'description',
      },
      { name: 'keywords', kind: 'list', max: limits.keywordMax, original: own.keywords, group: 'keywords' },
      ...specs,
      ...pictures.flatMap((url, at) =>
        said.has(url) ? [pictureField(url, at + 1, original.pictures[url] ?? '')] : [],
      ),
    ],
    written: Object.fromEntries(
      Object.entries(entry.translations).map(([language, { revision, writtenBy, writtenAt, fields }]) => [
        language,
        { revision, by: writtenBy, at: writtenAt, values: valuesOf(fields) },
      ]),
    ),
  }
}

const pictureName = (url: string) => `picture-${hashed(url)}`

const pictureField = (url: string, number: number, original: string): TextField => ({
  name: pictureName(url),
  kind: 'line',
  max: limits.pictureAltMax,
  original,
  group: pictureName(url),
  picture: { url, number },
})

function valuesOf({ name, description, keywords, specs, pictures }: ProductTextsEntry['original']): Values {
  return {
    name,
    description,
    keywords: keywords.join('\n'),
    ...Object.fromEntries(Object.entries(pictures).map(([url, text]) => [pictureName(url), text])),
    ...Object.fromEntries(
      specs.flatMap(({ of, key, value }) => [
        [nameOf(of, 'key'), key],
        [nameOf(of, 'value'), value],
      ]),
    ),
  }
}

/** What a product has by now of which words are typed. */
export type Had = { specs: readonly Typed[]; pictures: readonly string[] }

/** What was typed, of the specifications and pictures that the product has. */
export function productFieldsTyped(values: Values, { specs, pictures }: Had) {
  return ProductTextFields.safeParse({
    name: values['name'] ?? '',
    description: values['description'] ?? '',
    keywords: linesOf(values['keywords']),
    specs: writtenSpecs(values, specs).map(({ key, value }) => ({
      of: { key, value },
      key: values[nameOf({ key, value }, 'key')] ?? '',
      value: values[nameOf({ key, value }, 'value')] ?? '',
    })),
    pictures: Object.fromEntries(
      pictures.flatMap((url) => {
        const text = values[pictureName(url)]
        return text === undefined ? [] : [[url, text]]
      }),
    ),
  })
}

const writtenSpecs = (values: Values, specs: readonly Typed[]) => {
  const each = new Map(specs.map((spec) => [idOf(spec), spec]))
  return [...each.values()].filter((spec) =>
    (['key', 'value'] as const).some((half) => (values[nameOf(spec, half)] ?? '').trim() !== ''),
  )
}

const linesOf = (text = '') => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The field that a path of a failure means, of what was typed. */
export function productFieldOf(path: string, values: Values, { specs }: Had): string | undefined {
  const [field, at, half] = path.split('.')
  // An address has dots too.
  if (field === 'pictures') return pictureName(path.slice(field.length + 1))
  if (field !== 'specs') return field
  const spec = writtenSpecs(values, specs)[Number(at)]
  return spec && nameOf(spec, half === 'value' ? 'value' : 'key')
}
