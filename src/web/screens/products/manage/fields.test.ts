import { expect, test } from 'vitest'
import type { ManagedProductEntry } from '../../../../contract/product-management.ts'
import { limits } from '../../../../contract/limits.ts'
import { controlOfPath, differences, fieldsOf, inOrder } from './fields.ts'
import {
  keywordsOf,
  noValues,
  pictureTextName,
  valuesOfProduct,
  valuesTyped,
  type ProductValues,
} from './values.ts'

const product: ManagedProductEntry = {
  productID: '1',
  businessID: '2',
  key: '',
  state: 'draft',
  draftedBy: null,
  revision: 4,
  changedAt: '2026-01-01T00:00:00.000Z',
  fields: {
    name: 'Ring',
    language: 'en',
    description: 'One\nTwo',
    category: '0006.0006-01-02',
    keywords: ['ring', 'steel'],
    specs: [
      { key: 'Bore', value: '20 mm' },
      { key: 'Hole', value: '2 mm', term: 'bore' },
      { key: 'Width', value: '9 mm', term: null },
    ],
    leadTime: 14,
    stock: true,
    mainImage: '/files/a.webp',
    photos: ['/files/b.webp'],
    pictureTexts: { '/files/a.webp': 'From the front', '/files/b.webp': '' },
    videos: ['https://vimeo.com/1'],
  },
}

/** As a form sends what it shows. */
function sent(values: ProductValues): ProductValues {
  const fields: Record<string, string> = {
    name: values.name,
    language: values.language,
    description: values.description.replaceAll('\n', '\r\n'),
    category: values.category,
    industry: values.industry,
    keywords: values.keywords,
    pictures: JSON.stringify(values.pictures),
    ...Object.fromEntries(values.pictures.map(({ ref, text = '' }) => [pictureTextName(ref), text])),
    leadTime: values.leadTime,
    ...(values.stock && { stock: '1' }),
    revision: values.revision,
  }
  values.specs.forEach(({ key, value, term }, at) => {
    fields[`spec-key-${at}`] = key
    fields[`spec-value-${at}`] = value
    fields[`spec-of-${at}`] = key
    fields[`spec-term-${at}`] = term === null ? '-' : (term ?? '')
  })
  values.videos.forEach((address, at) => (fields[`video-${at}`] = address))
  return valuesTyped({ get: (name) => fields[name] ?? null })
}

test('a product comes back from its form exactly as it was', () => {
  const { fields, wrong } = fieldsOf(sent(valuesOfProduct(product)))
  expect(wrong).toEqual([])
  expect(fields).toEqual(product.fields)
})

test('says everything that no call would take, in the order of the form', () => {
  const { wrong } = fieldsOf({
    ...noValues,
    leadTime: 'soon',
    videos: ['https://vimeo.com/1', 'https://example.com/film'],
    specs: [{ key: 'Bore', value: '' }],
  })
  expect(wrong).toEqual(['name', 'category', 'video-1', 'leadTime'])
})

test('wide figures are figures, and no lead time is none', () => {
  const named = { ...noValues, name: 'a', category: '0006.0006-01' }
  expect(fieldsOf({ ...named, leadTime: '１４' }).fields.leadTime).toBe(14)
  expect(fieldsOf(named).fields.leadTime).toBeNull()
})

test('a refusal of the server leads to its control', () => {
  expect(
    ['name', 'specs.3.value', 'specs.2', 'videos.1', 'photos.4', 'mainImage', 'businessID'].map(
      controlOfPath,
    ),
  ).toEqual(['name', 'spec-value-3', 'spec-key-2', 'video-1', 'pictures', 'pictures', undefined])
  expect(controlOfPath('pictureTexts./files/a.webp')).toBe(pictureTextName('/files/a.webp'))
  expect(inOrder(['leadTime', 'spec-key-0', 'name', 'name'])).toEqual(['name', 'spec-key-0', 'leadTime'])
})

test('tells in which fields two versions differ, and in nothing else', () => {
  const mine = valuesOfProduct(product)
  expect(differences(product, mine)).toEqual([])
  const changed = { ...mine, name: 'Other', leadTime: '', pictures: [...mine.pictures].reverse() }
  expect(differences(product, changed)).toEqual([
    { field: 'name', theirs: 'Ring', mine: 'Other' },
    { field: 'pictures', theirs: '2', mine: '2' },
    { field: 'leadTime', theirs: '14', mine: '' },
  ])
  const said = mine.pictures.map((picture) => ({ ...picture, text: 'In its box' }))
  expect(differences(product, { ...mine, pictures: said }).map(({ field }) => field)).toEqual(['pictures'])
})

test('what was chosen for a name goes when another name stands there', () => {
  const fields: Record<string, string> = {
    'spec-key-0': 'Width',
    'spec-value-0': '9 mm',
    'spec-of-0': 'Bore',
    'spec-term-0': 'bore',
  }
  const { specs } = valuesTyped({ get: (name) => fields[name] ?? null })
  expect(specs).toEqual([{ key: 'Width', value: '9 mm' }])
})

test('two versions that differ only in what was chosen do differ', () => {
  const mine = valuesOfProduct(product)
  const specs = mine.specs.map(({ key, value }) => ({ key, value }))
  expect(differences(product, { ...mine, specs })).toMatchObject([
    { field: 'specs', specs: { theirs: product.fields.specs, mine: specs } },
  ])
})

test('keywords stand between commas of any script, each once', () => {
  expect(keywordsOf(' ring, steel、 軸受，ring;')).toEqual(['ring', 'steel', '軸受'])
})

test('a new product promises no stock until somebody says that there is some', () => {
  expect(noValues.stock).toBe(false)
  expect(fieldsOf({ ...noValues, name: 'Ring' }).fields.stock).toBe(false)
})

test('everything that is wrong is told at once, also what only the contract knows', () => {
  const { wrong } = fieldsOf({
    ...valuesOfProduct(product),
    name: 'n'.repeat(limits.productNameMax + 1),
    description: 'hidden \u202E',
    leadTime: 'soon',
  })
  expect(wrong).toEqual(['name', 'description', 'leadTime'])
})
