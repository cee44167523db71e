// Names of specifications and of their values in five languages, by which products are found whatever language they are written in.
import { expect, test } from 'vitest'
import { deliverAll } from '../../platform/events.ts'
import { domainListeners } from '../../roles/domains.ts'
import { aBusiness } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { correctionOf } from './correcting.ts'
import { search } from './find.ts'
import { phrasesIn } from './query-understanding.ts'
import { tokensOfSpec } from './spec-terms.ts'
import { textQueryOf } from './text-query.ts'

const { db } = await testDatabase()
const find = async (text: string) =>
  (await search(db, { segment: 'PR', text, exactly: true }, { skip: 0, size: 20 })).ids

test('a product is found by the names of its specifications and values in every language', async () => {
  const { productIDs } = await aBusiness(db, {
    products: [
      {
        name: '軸受 6204',
        specs: [
          { key: '内径', value: '20 mm' },
          { key: '表面処理', value: '亜鉛めっき' },
        ],
      },
      { name: 'Bearing 6204', specs: [{ key: 'Bore', value: '20 mm' }] },
      { name: 'Bearing 6205', specs: [{ key: 'Weight', value: '20 g' }] },
    ],
  })
  await deliverAll(db, domainListeners, testLog)
  const [japanese, english] = productIDs
  for (const text of ['内径', 'Bore', 'inner diameter', 'Diámetro interior', 'diametro interno'])
    expect(new Set(await find(text)), text).toEqual(new Set([japanese, english]))
  for (const text of ['zinc plated', 'zincato', '亜鉛めっき', 'cincado'])
    expect(await find(text), text).toEqual([japanese])
  // Beside other words too.
  expect(new Set(await find('diametro interno 20 mm'))).toEqual(new Set([japanese, english]))
})

test('what only says the words comes behind what has the term', async () => {
  const { productIDs } = await aBusiness(db, {
    products: [
      { name: 'Quorl', description: 'Of any tensile form, and of strength.' },
      { name: 'Quorl', specs: [{ key: '引張強さ', value: '400 MPa' }] },
    ],
  })
  await deliverAll(db, domainListeners, testLog)
  expect(await find('quorl tensile strength')).toEqual(productIDs.toReversed())
})

test('documents hold one token of what is sure, as the company chose', () => {
  expect(tokensOfSpec({ key: 'Bore d (mm)', value: '20' })).toEqual(['f:bore'])
  expect(tokensOfSpec({ key: 'Bore', value: '20', term: null })).toEqual([])
  expect(tokensOfSpec({ key: 'Quux', value: 'Zinc-plated' })).toEqual([])
  expect(tokensOfSpec({ key: 'Finish', value: 'Zinc-plated' })).toContain('f:zinc-plated')
  expect(tokensOfSpec({ key: 'Brand', value: 'Zinc-plated' })).not.toContain('f:zinc-plated')
  expect(tokensOfSpec({ key: 'f:bore', value: '\n' })).toEqual([])
})

test('companies have no terms, and are not asked for them', () => {
  expect(JSON.stringify(textQueryOf('inner diameter', { segment: 'MA' }))).not.toContain('f:')
  expect(JSON.stringify(textQueryOf('inner diameter'))).toContain('f:bore')
})

test('the name of a fact is neither put right nor left out', () => {
  const kept = (text: string) => phrasesIn(text).flatMap(({ typed, isFact }) => (isFact ? [typed] : []))
  expect(kept('flangia diametro interno 99')).toEqual(['diametro', 'interno'])
  expect(kept('内径')).toEqual(['内径'])
  // One word beside others may say of which kind a thing is.
  expect(kept('etichette adesive')).toEqual([])
  expect(correctionOf('Diámetro interior', [])).toBeUndefined()
})
