// Three people of the demo world whose password is known: a buyer, the owner of a company, an operator. Never in production.
import { addAccount } from '../domains/accounts/registration.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { addProfile, type NewProfile } from '../domains/profiles/profile-lifecycle.ts'
import { transaction, type Db } from '../platform/db.ts'
import { companyAt } from './facts/companies.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { personAt } from './facts/people.ts'
import type { World } from './facts/world.ts'
import { claimStepWithin, findWorld } from './queries.ts'

/** Everybody may know it: the demo world runs on its reader's own machine. */
export const demoPassword = 'kettle-lathe-harbour'

export type DemoLogIn = { who: 'buyer' | 'owner' | 'operator'; name: string; email: string; password: string }
type Account = Omit<DemoLogIn, 'password'> & {
  userID: string
  language: string
  createdAt: Date
  profile?: NewProfile
}

// Everybody the facts know owns a company: these two own none.
const buyer = {
  username: 'mara.lindqvist',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  profession: 'Purchasing manager',
  jobPositionID: 'purchasing-manager',
  companyName: 'Nordhaven Pumpar AB',
  countryCode: 'SE',
  city: 'Gothenburg',
  preferredLanguage: 'en',
  briefPresentation: 'Buys bearings, seals and castings for process pumps, in lots of 20 to 2,000.',
} satisfies NewProfile

const operator = {
  username: 'alex.moreau',
  firstName: 'Alex',
  lastName: 'Moreau',
  preferredLanguage: 'en',
} satisfies NewProfile

const since = new Date('2025-03-03T09:00:00Z')
/** What their ids are for, beside those of people in general. */
const idFor = { buyer: 301, operator: 302 }

function accountsOf(world: World): Account[] {
  const person = personAt(world, ownerOf(world, 0))
  return [
    { ...newcomer(world, 'buyer', buyer), name: 'a buyer without a company' },
    {
      who: 'owner',
      name: `owner of ${companyAt(world, 0).companyName}`,
      userID: person.id,
      email: person.email,
      language: person.preferredLanguage,
      createdAt: new Date(person.createdAt),
    },
    { ...newcomer(world, 'operator', operator), name: 'an operator' },
  ]
}

/** Nobody else of the world is known to buy without selling. */
export const buyerOf = (world: World) => idOf(world.seed, since.getTime(), idFor.buyer)

/** The address with which somebody who owns no company logs in. */
export const mailOf = (who: 'buyer' | 'operator') => `${who}@people.example`

function newcomer(world: World, who: 'buyer' | 'operator', profile: NewProfile) {
  const email = mailOf(who)
  return {
    who,
    email,
    userID: idOf(world.seed, since.getTime(), idFor[who]),
    language: 'en',
    createdAt: since,
    profile: { ...profile, email },
  }
}

/** Gives the three people of the world in the database their accounts, once, and answers how they log in; none without a world. */
export async function fillLogIns(db: Db): Promise<DemoLogIn[]> {
  const known = await findWorld(db)
  if (!known) return []
  const accounts = accountsOf(known.world)
  await transaction(db, async (tx) => {
    if (!(await claimStepWithin(tx, 'log-ins'))) return
    const passwordHash = await hashPassword(demoPassword)
    for (const { userID, who, email, language, createdAt, profile } of accounts) {
      const { firstName, lastName } = profile ?? personAt(known.world, ownerOf(known.world, 0))
      const role = who === 'operator' ? 'operator' : 'user'
      await addAccount(tx, userID, { email, passwordHash, firstName, lastName, language, role }, createdAt)
      if (profile) await addProfile(tx, userID, profile, createdAt)
    }
  })
  return accounts.map(({ who, name, email }) => ({ who, name, email, password: demoPassword }))
}
