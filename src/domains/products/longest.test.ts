// A product at every limit is no more than a call takes.
import { expect, test } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { nothingSaid } from '../../contract/product-trade.ts'
import type { ManagedProductEntry } from '../../contract/product-management.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { aForm, aTeam, callsOf } from '../../testing/products.ts'

const database = await testDatabase()
const { db } = database
const { post } = callsOf(await testApi(database))
const entry = ({ data }: { data: unknown }) => data as ManagedProductEntry

test('a product with every text as long as it may be, in Japanese, is taken whole', async () => {
  const { businessID, member } = await aTeam(db)
  const long = (length: number) => '軸'.repeat(length)
  const form = {
    ...aForm,
    name: long(limits.productNameMax),
    description: long(limits.productDescriptionMax),
    keywords: Array.from({ length: limits.keywordsPerProductMax }, (_, at) =>
      long(limits.keywordMax - 2).concat(String(at).padStart(2, '0')),
    ),
    specs: Array.from({ length: limits.specsPerProductMax }, () => ({
      key: long(limits.specKeyMax),
      value: long(limits.specValueMax),
    })),
    partNumber: long(limits.partNumberMax),
    trade: { ...nothingSaid, packaging: long(limits.packagingMax) },
    variants: {
      axes: ['縦', '横', '高'].map((axis) => axis + long(limits.variantAxisMax - 1)),
      rows: Array.from({ length: limits.variantsPerProductMax }, (_, at) => ({
        values: Array.from({ length: limits.variantAxesMax }, () =>
          long(limits.variantValueMax - 2).concat(String(at).padStart(2, '0')),
        ),
        partNumber: long(limits.partNumberMax - 2).concat(String(at).padStart(2, '0')),
        price: { amount: '999999999999.999999', currency: 'EUR' },
        weight: { value: 999_999_999.5, unit: 'kg' },
      })),
    },
  }
  expect(Buffer.byteLength(JSON.stringify(form))).toBeGreaterThan(200_000)
  const created = await post(member, '/product', { ...form, businessID })
  expect([created.status, entry(created).fields]).toEqual([200, { ...form, pictureTexts: {} }])
})
