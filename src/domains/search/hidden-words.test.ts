// Words that nobody but one company writes: who may not meet it is not told of them.
import { beforeAll, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { removeBusiness } from '../businesses/business-lifecycle.ts'
import { editionBit } from '../editions/editions.ts'
import { suggestionsFor } from './suggestions.ts'
import type { Sight } from './text-query.ts'
import { countWordsAnew } from './words.ts'

const database = await testDatabase()
const { db } = database
const drain = () => deliverAll(db, domainListeners, testLog)

let businessID: string
beforeAll(async () => {
  const made = await aBusiness(db, {
    companyName: 'Yttrixium Vanes',
    hiddenEditions: 1 << editionBit('it'),
    products: Array.from({ length: 5 }, (_, at) => ({ name: `Vane ${at}` })),
  })
  businessID = made.businessID
  await drain()
  await countWordsAnew(database)
})

const words = async (sight: Sight) =>
  (await suggestionsFor(db, { segment: 'PR', ...sight }, 'yttr')).map(({ text }) => text)

test('are suggested where it shows itself', async () => {
  // Beside products their makers are named too.
  expect(await words({ editionBit: editionBit('jp') })).toEqual(['yttrixium', 'yttrixium vanes'])
  expect(await words({})).toEqual(['yttrixium', 'yttrixium vanes'])
})

test('are not suggested in an edition from which it hides, nor to who blocks it', async () => {
  expect(await words({ editionBit: editionBit('it') })).toEqual([])
  expect(await words({ editionBit: editionBit('jp'), withheld: new Set([businessID]) })).toEqual([])
})

test('are not suggested any more when it is gone, though they were counted before', async () => {
  await transaction(db, (tx) => removeBusiness(tx, businessID))
  await drain()
  expect(await words({ editionBit: editionBit('jp') })).toEqual([])
})
