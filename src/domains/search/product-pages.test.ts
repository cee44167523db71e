import { describe, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { aBearing, aMaker } from '../../testing/businesses.ts'
import { testDatabase } from '../../testing/database.ts'
import type { BusinessForSearch } from '../businesses/indexing.ts'
import { productDocument } from './business-documents.ts'
import { search } from './find.ts'
import { findRanking, insertDocuments } from './queries/documents.ts'

const { db } = await testDatabase()

describe('totals and pages of products', () => {
  const business: BusinessForSearch = {
    ...aMaker,
    businessID: uuidv7(),
    generalDescription: '',
    otherNames: [],
    otherTexts: [],
    tier: 'standard',
    verified: false,
    hiddenEditions: 0,
    likeCount: 0,
    createdAt: new Date('2020-01-01T00:00:00Z'),
    answerMinutes: null,
    answerPercent: null,
    leadTime: null,
    employees: null,
    certificates: [],
    certificateNumbers: [],
    removed: false,
    countryCode: 'PT',
  }
  const product = {
    ...aBearing,
    description: '',
    keywords: [],
    otherNames: [],
    otherKeywords: [],
    otherTexts: [],
    subCategoryID: null,
    specs: [],
    leadTime: null,
    partNumbers: [],
    minimumOrder: null,
    price: null,
  }
  const page = (skip: number, text: string, size = 50) =>
    search(db, { segment: 'PR', text, country: 'PT' }, { skip, size })

  test('exact beyond a thousand; every product on one page only', async () => {
    const ranking = await findRanking(db)
    const crowd = Array.from({ length: 1_001 }, (_, at) =>
      productDocument(
        { ...product, productID: uuidv7(), name: `Grommet ${at}`, createdAt: business.createdAt },
        business,
        at % 7,
        ranking,
      ),
    )
    await transaction(db, (tx) => insertDocuments(tx, crowd.slice(1)))
    expect(await page(0, 'grommet')).toMatchObject({ total: 1_000, totalIsExact: true })
    await transaction(db, (tx) => insertDocuments(tx, crowd.slice(0, 1)))
    expect(await page(0, 'grommet')).toMatchObject({ total: 1_001, totalIsExact: true })
    expect(await page(0, '')).toMatchObject({ total: 1_001, totalIsExact: true })

    for (const text of ['grommet', '']) {
      const met: string[] = []
      for (let skip = 0; skip < 1_001; skip += 50) met.push(...(await page(skip, text)).ids)
      expect(met).toHaveLength(1_001)
      expect(new Set(met)).toEqual(new Set(crowd.map(({ id }) => id)))
    }
    expect((await page(10_000, 'grommet')).ids).toEqual([])
  })
})
