// From the texts of the editor to what the calls take, and back from what they refuse (P2.24 and P3.4).
import { ProductFields, type ProductFieldsInput } from '../../../../contract/product-fields.ts'
import type { ManagedProductEntry } from '../../../../contract/product-management.ts'
import { plainWidth } from '../../../../contract/text.ts'
import { videoSource } from '../../../../contract/videos.ts'
import type { PictureEntry } from '../../../components/upload/picture-list.ts'
import { tradeControlOf, tradeFieldsOf, tradeOrder } from './trade-fields.ts'
import { tradeLines, variantLines } from './trade-lines.ts'
import { keywordsOf, picturesOf, pictureTextName, type ProductValues, type SpecRow } from './values.ts'

/** Fields and rows by the names of their controls, in the order of the form. */
const order = [
  'name',
  'language',
  'category',
  'description',
  'keywords',
  'pictures',
  'pictureText',
  'video',
  'spec',
  'leadTime',
  'stock',
  ...tradeOrder,
]

/** The fields as the calls take them, numbers read as those of `language`, and all controls with something that no call would take. */
export function fieldsOf(
  values: ProductValues,
  language: string,
): { fields: ProductFieldsInput; wrong: string[] } {
  const { said, wrong } = tradeFieldsOf(values.trade, language)
  const days = plainWidth(values.leadTime)
  if (values.name.trim() === '') wrong.push('name')
  if (days !== '' && !/^\d{1,9}$/.test(days)) wrong.push('leadTime')
  if (values.category === '') wrong.push('category')
  values.videos.forEach((address, at) => {
    if (videoSource(address) === null) wrong.push(`video-${at}`)
  })
  const [main, ...photos] = values.pictures.map(({ ref }) => ref)
  const fields = {
    name: values.name,
    language: values.language,
    description: values.description,
    category: values.category,
    keywords: keywordsOf(values.keywords),
    specs: values.specs.map(({ key, value, term }) => ({ key, value, ...(term !== undefined && { term }) })),
    leadTime: days === '' || wrong.includes('leadTime') ? null : Number(days),
    stock: values.stock,
    ...said,
    mainImage: main ?? '',
    photos,
    pictureTexts: Object.fromEntries(values.pictures.map(({ ref, text = '' }) => [ref, text])),
    videos: [...values.videos],
  }
  const issues = ProductFields.safeParse(fields).error?.issues ?? []
  const refused = issues.flatMap(({ path }) => controlOfPath(path.join('.'), values) ?? [])
  return { fields, wrong: inOrder([...wrong, ...refused]) }
}

/** The control that a path of a call's failure means; undefined for one that the form does not have. */
export function controlOfPath(path: string, { trade }: Pick<ProductValues, 'trade'>): string | undefined {
  const [field = '', at = '0', part] = path.split('.')
  if (field === 'specs') return `spec-${part === 'value' ? 'value' : 'key'}-${at}`
  if (field === 'videos') return `video-${at}`
  if (field === 'photos' || field === 'mainImage') return 'pictures'
  // An address has dots too.
  if (field === 'pictureTexts') return at === '0' ? 'pictures' : pictureTextName(path.slice(field.length + 1))
  return tradeControlOf(path, trade) ?? (order.includes(field) ? field : undefined)
}

/** Names of controls in the order of the form, each once. */
export function inOrder(names: readonly string[]): string[] {
  const place = (name: string) => order.indexOf(name.replace(/-.*/, ''))
  return [...new Set(names)].sort((one, other) => place(one) - place(other))
}

export type Difference = {
  field: keyof ManagedProductEntry['fields'] | 'pictures'
  theirs: string
  mine: string
  /** Of differing specifications: what their terms are called is not known here. */
  specs?: { theirs: readonly SpecRow[]; mine: readonly SpecRow[] }
}

/** In which fields what somebody saved meanwhile differs from what was typed. */
export function differences(
  { fields: theirs }: ManagedProductEntry,
  values: ProductValues,
  language: string,
): Difference[] {
  const { fields: mine } = fieldsOf(values, language)
  const texts = (fields: ProductFieldsInput) => ({
    name: fields.name.trim(),
    language: fields.language,
    category: fields.category,
    description: fields.description.trim(),
    keywords: fields.keywords.join(', '),
    pictures: String(picturesOf(fields).length),
    videos: fields.videos.join('\n'),
    specs: fields.specs.map(({ key, value }) => `${key.trim()}: ${value.trim()}`).join('\n'),
    leadTime: fields.leadTime === null ? '' : String(fields.leadTime),
    stock: fields.stock ? '1' : '',
    partNumber: (fields.partNumber ?? '').trim(),
    trade: tradeLines(fields.trade),
    variants: variantLines(fields.variants),
  })
  const [one, other] = [texts(theirs), texts(mine)]
  const seen = (pictures: readonly PictureEntry[]) =>
    JSON.stringify(pictures.map(({ ref, text = '' }) => [ref, text.trim()]))
  const samePictures = seen(picturesOf(theirs)) === seen(values.pictures)
  const termsOf = (specs: readonly SpecRow[]) => JSON.stringify(specs.map(({ term }) => [term]))
  const sameTerms = termsOf(theirs.specs) === termsOf(mine.specs)
  const differs = (field: keyof typeof one) => {
    if (field === 'pictures') return !samePictures
    return one[field] !== other[field] || (field === 'specs' && !sameTerms)
  }
  return (Object.keys(one) as (keyof typeof one)[]).filter(differs).map((field) => ({
    field,
    theirs: one[field],
    mine: other[field],
    ...(field === 'specs' && !sameTerms && { specs: { theirs: theirs.specs, mine: mine.specs } }),
  }))
}
