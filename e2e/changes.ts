// Changes made to the site's world behind its back, through the domains' own behaviour, and taken back after the test.
import { inject, onTestFinished } from 'vitest'
import type { BusinessCardEntry } from '../src/contract/businesses.ts'
import { changeBusiness, removeBusiness } from '../src/domains/businesses/registration.ts'
import { openDatabase, transaction, type Db } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { aBusiness, type BusinessWish } from '../src/testing/businesses.ts'
import { databaseOf } from './instance.ts'

/** Does `work` on the database at `url`, the site's own when none is given. */
export async function onDatabase<T>(
  work: (db: Db) => Promise<T>,
  url = databaseOf(inject('dataFolder')).url,
): Promise<T> {
  const database = openDatabase(url, { max: 2, log: createLog('silent') })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** A company more in the site's world until the test has ended; answers its id. */
export async function aCompanyMore(wish: BusinessWish): Promise<string> {
  const { businessID } = await onDatabase((db) => aBusiness(db, wish))
  onTestFinished(() => onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, businessID))))
  return businessID
}

/** A rival that pays most and has the name of `company` in everything it says of itself. */
export function aRichRivalOf({ general: { companyName } }: BusinessCardEntry): Promise<string> {
  return aCompanyMore({
    companyName: `Rival of ${companyName}`,
    plan: 'platinum',
    shortDescription: `${companyName}: we make what ${companyName} makes. ${companyName} is cheaper here.`,
    products: [{ name: companyName }, { name: `${companyName} 2` }],
    verification: {
      scope: ['registration', 'site'],
      checkedBy: 'Millwright verification desk',
      checkedOn: '2026-01-10',
      validUntil: '2028-01-10',
    },
  })
}

/** Another text in the one line a company says of itself. */
export const changeLine = (businessID: string, shortDescription: string, url?: string): Promise<void> =>
  onDatabase((db) => transaction(db, (tx) => changeBusiness(tx, businessID, { shortDescription })), url)
