// People of the demo world whose password is known: a buyer, owners on the best and on the free plan, and staff. Never in production.
import { addAccount } from '../domains/accounts/registration.ts'
import { hashPassword } from '../domains/accounts/passwords.ts'
import { giveSecondFactor } from '../domains/accounts/two-factor.ts'
import { addProfile, type NewProfile } from '../domains/profiles/profile-lifecycle.ts'
import { transaction, type Db, type Tx } from '../platform/db.ts'
import type { StaffRole } from '../contract/staff-roles.ts'
import { changeRole } from '../domains/staff/granting.ts'
import { companyAt } from './facts/companies.ts'
import { idOf } from './facts/ids.ts'
import { ownerOf } from './facts/members.ts'
import { personAt } from './facts/people.ts'
import type { World } from './facts/world.ts'
import { claimStepWithin, findWorld } from './queries.ts'

/** Everybody may know it: the demo world runs on its reader's own machine. */
export const demoPassword = 'kettle-lathe-harbour'

/** Of the second factor of all who are of staff: `npm run code` shows the code of now. */
export const demoSecret = 'KETTLELATHEHARBOURKETTLELATHEHA2'

const staff = {
  operator: { firstName: 'Alex', lastName: 'Moreau', roles: ['admin'], name: 'a platform admin' },
  'second operator': {
    firstName: 'Sam',
    lastName: 'Okafor',
    roles: ['admin'],
    name: 'a second admin, who approves',
  },
  verifier: { firstName: 'Noor', lastName: 'Haddad', roles: ['verifier'], name: 'a verifier' },
  'second verifier': {
    firstName: 'Ines',
    lastName: 'Corvino',
    roles: ['verifier'],
    name: 'a second verifier, who decides on appeals',
  },
  moderator: { firstName: 'Tomas', lastName: 'Lindgren', roles: ['moderator'], name: 'a moderator' },
  support: { firstName: 'Yuki', lastName: 'Arima', roles: ['support'], name: 'a support agent' },
} as const satisfies Record<string, { firstName: string; lastName: string; roles: StaffRole[]; name: string }>
type StaffMember = keyof typeof staff
const isStaffMember = (who: string): who is StaffMember => who in staff

type Who = 'buyer' | 'owner' | 'free owner' | StaffMember
export type DemoLogIn = { who: Who; name: string; email: string; password: string }
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

const since = new Date('2025-03-03T09:00:00Z')
/** What their ids are for, beside those of people in general. */
const idFor = {
  buyer: 301,
  operator: 302,
  'second operator': 303,
  verifier: 304,
  'second verifier': 305,
  moderator: 306,
  support: 307,
}

function accountsOf(world: World): Account[] {
  const free = firstOnFreePlan(world)
  return [
    { ...newcomer(world, 'buyer', buyer), name: 'a buyer without a company' },
    { ...ownerAt(world, 0), who: 'owner' },
    ...(free === undefined ? [] : [{ ...ownerAt(world, free), who: 'free owner' as const }]),
    ...(Object.keys(staff) as StaffMember[]).map((who) => ({
      ...newcomer(world, who, profileOfStaff(who)),
      name: staff[who].name,
    })),
  ]
}

function profileOfStaff(who: StaffMember): NewProfile {
  const { firstName, lastName } = staff[who]
  const username = `${firstName}.${lastName}`.toLowerCase()
  return { username, firstName, lastName, preferredLanguage: 'en' }
}

/** The owner of company `i`, who was there before. */
function ownerAt(world: World, i: number): Omit<Account, 'who'> {
  const person = personAt(world, ownerOf(world, i))
  const { companyName, subscription } = companyAt(world, i)
  return {
    name: `owner of ${companyName}${subscription === 'standard' ? ', on the free plan' : ''}`,
    userID: person.id,
    email: person.email,
    language: person.preferredLanguage,
    createdAt: new Date(person.createdAt),
  }
}

/** The first company that has paid for nothing, of somebody else than the first one; undefined in a world without. */
export function firstOnFreePlan(world: World): number | undefined {
  for (let i = 1; i < world.companies; i += 1)
    if (companyAt(world, i).subscription === 'standard' && ownerOf(world, i) !== ownerOf(world, 0)) return i
  return undefined
}

/** Nobody else of the world is known to buy without selling. */
export const buyerOf = (world: World) => idOf(world.seed, since.getTime(), idFor.buyer)

/** Two of staff who act in the world: the operator who can log in, and one who has gone since. */
export const operatorsOf = (world: World): [string, string] => [
  idOf(world.seed, since.getTime(), idFor.operator),
  idOf(world.seed, since.getTime(), idFor.operator, 1),
]

/** The address with which somebody who owns no company logs in. */
export const mailOf = (who: keyof typeof idFor) => `${who.replace(' ', '.')}@people.example`

function newcomer(world: World, who: keyof typeof idFor, profile: NewProfile) {
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

/** Gives these people of the world in the database their accounts, once, and answers how they log in; none without a world. */
export async function fillLogIns(db: Db): Promise<DemoLogIn[]> {
  const known = await findWorld(db)
  if (!known || known.world.load) return []
  const accounts = accountsOf(known.world)
  const owners = [0, firstOnFreePlan(known.world) ?? 0].map((i) =>
    personAt(known.world, ownerOf(known.world, i)),
  )
  const names = new Map(owners.map((person) => [person.id, person]))
  await transaction(db, async (tx) => {
    if (!(await claimStepWithin(tx, 'log-ins'))) return
    const passwordHash = await hashPassword(demoPassword)
    for (const { userID, who, email, language, createdAt, profile } of accounts) {
      const { firstName, lastName } = profile ?? names.get(userID)!
      await addAccount(tx, userID, { email, passwordHash, firstName, lastName, language }, createdAt)
      if (profile) await addProfile(tx, userID, profile, createdAt)
      if (isStaffMember(who)) await makeStaff(tx, userID, who)
    }
  })
  return accounts.map(({ who, name, email }) => ({ who, name, email, password: demoPassword }))
}

async function makeStaff(tx: Tx, userID: string, who: StaffMember): Promise<void> {
  await giveSecondFactor(tx, userID, demoSecret)
  for (const role of staff[who].roles)
    await changeRole(tx, 'system', { userID, grant: { role, edition: '' }, reason: 'Of the demo world' })
}
