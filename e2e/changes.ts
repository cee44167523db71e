// Changes made to the site's world behind its back, through the domains' own behaviour, and taken back after the test.
import type pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { BusinessCardEntry } from '../src/contract/businesses.ts'
import { changeBusiness, removeBusiness } from '../src/domains/businesses/business-lifecycle.ts'
import { follow, type Followed } from '../src/domains/follows/following.ts'
import { removeProfile } from '../src/domains/profiles/profile-lifecycle.ts'
import { react, type Resource } from '../src/domains/reactions/liking.ts'
import { openDatabase, transaction, type Db } from '../src/platform/db.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { aBusiness, type BusinessWish } from '../src/testing/businesses.ts'
import { aPerson, type PersonWish } from '../src/testing/people.ts'
import { databaseOf } from './instance.ts'

/** Does `work` on the database at `url`, the site's own when none is given. */
export async function onDatabase<T>(
  work: (db: Db, pool: pg.Pool) => Promise<T>,
  url = databaseOf(inject('dataFolder')).url,
): Promise<T> {
  const database = openDatabase(url, { max: 2, log: createLog('silent') })
  try {
    return await work(database.db, database.pool)
  } finally {
    await database.close()
  }
}

export type MadeCompany = { businessID: string; productIDs: string[]; remove(): Promise<void> }

/** A company more in the site's world, until whoever asked for it removes it. */
export async function makeCompany(wish: BusinessWish): Promise<MadeCompany> {
  const made = await onDatabase((db) => aBusiness(db, wish))
  const remove = () => onDatabase((db) => transaction(db, (tx) => removeBusiness(tx, made.businessID)))
  return { ...made, remove }
}

/** A company more in the site's world until the test has ended; answers its id. */
export async function aCompanyMore(wish: BusinessWish): Promise<string> {
  const { businessID, remove } = await makeCompany(wish)
  onTestFinished(remove)
  return businessID
}

export type MadePerson = { userID: string; remove(): Promise<void> }

/** A person more in the site's world, until whoever asked for them removes them. */
export async function makePerson(wish: PersonWish): Promise<MadePerson> {
  const { userID } = await onDatabase((db) => aPerson(db, wish))
  return { userID, remove: () => onDatabase((db) => transaction(db, (tx) => removeProfile(tx, userID))) }
}

/** Somebody who has an account likes a thing, so many times over. */
export const likeIt = (resource: Resource, times: number): Promise<void> =>
  onDatabase(async (db) => {
    for (let n = 0; n < times; n++) await react(db, { type: 'user', id: uuidv7() }, resource)
  })

/** The same for following. */
export const followIt = (followed: Followed, times: number): Promise<void> =>
  onDatabase(async (db) => {
    for (let n = 0; n < times; n++) await follow(db, { type: 'user', id: uuidv7() }, followed)
  })

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
