import { expect, test } from 'vitest'
import { Product, ProductCard } from '../contract/products.ts'
import { BusinessProfile } from '../contract/businesses.ts'
import { categoryCounts } from '../domains/directory/counts.ts'
import { rebuildDirectory } from '../domains/directory/rebuild.ts'
import { showBusinessProfile } from '../domains/businesses/profile.ts'
import { showProduct } from '../domains/products/product.ts'
import { productsOfBusiness } from '../domains/products/showcase.ts'
import { testDatabase } from '../testing/database.ts'
import { companyAt } from './facts/companies.ts'
import { outlineOf } from './facts/outline.ts'
import { productsOf } from './facts/products.ts'
import type { World } from './facts/world.ts'
import { fillDemoWorld } from './fill.ts'
import { demoPicture } from './pictures.ts'

const world: World = {
  seed: 7,
  today: '2026-11-20',
  companies: 160,
  products: 960,
  people: 20,
  niches: true,
}
const niches = Array.from({ length: world.companies }, (_, i) => i).filter((i) => outlineOf(world, i).inNiche)

test('companies of a niche have pages as the contract says, and stand under every subcategory of their products', async () => {
  const database = await testDatabase()
  await fillDemoWorld(database, world)
  await rebuildDirectory(database)

  const counted = new Map((await categoryCounts(database.db, 0, 'all')).map((count) => [count.id, count]))
  expect(niches.length).toBeGreaterThan(15)
  for (const i of niches) {
    const { id, categoryIDs } = companyAt(world, i)
    const profile = await showBusinessProfile(database.db, id, 'ja', world.today)
    expect(BusinessProfile.parse(profile)).toEqual(profile)
    for (const card of await productsOfBusiness(database.db, id, 'ja'))
      expect(ProductCard.parse(card)).toEqual(card)
    for (const category of categoryIDs) expect(counted.get(category)?.companies).toBeGreaterThan(0)
    for (const made of productsOf(world, i).filter(({ published }) => published)) {
      const product = await showProduct(database.db, made.id, 'ja')
      expect(Product.parse(product)).toEqual(product)
      expect(counted.get(made.subCategoryID ?? '')?.products, made.name).toBeGreaterThan(0)
    }
  }
})

test('a product of a niche that no drawing fits has no picture, and its address is none', async () => {
  const database = await testDatabase()
  await fillDemoWorld(database, world)

  const plain = niches.flatMap((i) =>
    productsOf(world, i).flatMap(({ id, picture }, p) => (picture ? [] : [{ id, i, p }])),
  )
  expect(plain.length).toBeGreaterThan(30)
  const { rows } = await database.pool.query(
    'select 1 from products where id = any ($1::uuid[]) and main_image is not null',
    [plain.map(({ id }) => id)],
  )
  expect(rows).toEqual([])
  for (const { i, p } of plain) expect(demoPicture(world, `/media/demo/7/${i}/${p}/1.svg`)).toBeNull()
  const drawn = niches.flatMap((i) =>
    productsOf(world, i).flatMap(({ picture }, p) => (picture ? [{ i, p }] : [])),
  )
  for (const { i, p } of drawn) expect(demoPicture(world, `/media/demo/7/${i}/${p}/1.svg`)).toMatch(/^<svg /)
})
