// The smallest person, with what a test wants to say about them.
import { addProfile, type NewProfile } from '../domains/profiles/profile-lifecycle.ts'
import { transaction, type Db } from '../platform/db.ts'
import { uuidv7 } from '../platform/ids.ts'

export type PersonWish = Partial<NewProfile> & { createdAt?: Date }

/** Makes an engineer in Osaka with a username of their own, changed as wished, through the behaviour; answers the id. */
export async function aPerson(
  db: Db,
  { createdAt = new Date(), ...wish }: PersonWish = {},
): Promise<{ userID: string }> {
  const userID = uuidv7(createdAt.getTime())
  const username = `haruka.kitazawa.${userID.slice(-12)}`
  await transaction(db, (tx) => addProfile(tx, userID, { username, ...anEngineer, ...wish }, createdAt))
  return { userID }
}

export const anEngineer = {
  firstName: 'Haruka',
  lastName: 'Kitazawa',
  profession: 'Bearing engineer',
  jobPositionID: 'design-engineer',
  companyName: 'Kitazawa Bearing Works',
  countryCode: 'JP',
  stateID: 'JP-27',
  city: 'Osaka',
  preferredLanguage: 'ja',
} satisfies Partial<NewProfile>
