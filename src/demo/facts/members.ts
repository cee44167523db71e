import { writtenCompanies } from './handmade.ts'
import { countryOfPerson, personStanding, standOf } from './people.ts'
import { kind, randomOf } from './random.ts'
import type { World } from './world.ts'

export type Membership = { person: number; role: 'owner' | 'admin' | 'member' }

/** Who owns company `i`: exactly one person, each person about as many companies as the next. */
export function ownerOf(world: World, i: number): number {
  return ownersOfWritten(world)[i] ?? (i * stride + Math.floor(i / world.people)) % world.people
}

const stride = 3
/** Asked for with every person, and long to look for among many. */
const writtenOwners = new WeakMap<World, (number | undefined)[]>()

/** A person of the company's country, for each written company that finds one. */
function ownersOfWritten(world: World): (number | undefined)[] {
  const known = writtenOwners.get(world)
  if (known) return known
  const owners = writtenCompanies.map((written, i) => {
    for (let k = 0; k < world.people; k += 1) {
      const person = (k + i) % world.people
      if (countryOfPerson(world, person).code === written?.contactInfo.countryCode) return person
    }
    return undefined
  })
  writtenOwners.set(world, owners)
  return owners
}

/** The first company a person owns among as many companies as there are people, counted in rounds: `ownerOf` turned round. */
export function ownedInRound(world: World, person: number, round: number): number | undefined {
  const start = round * world.people
  for (let i = start; i < Math.min(writtenCompanies.length, start + world.people); i += 1)
    if (ownerOf(world, i) === person) return i
  const rest = (((person - round) % world.people) + world.people) % world.people
  for (let turn = 0; turn < stride; turn += 1) {
    const at = (rest + turn * world.people) / stride
    if (Number.isInteger(at) && at < world.people && !writtenCompanies[start + at]) return start + at
  }
  return undefined
}

/** The first company a person owns; undefined when there are fewer companies than people and none is theirs. */
export function firstOwnedBy(world: World, person: number): number | undefined {
  for (let round = 0; round * world.people < world.companies; round += 1) {
    const company = ownedInRound(world, person, round)
    if (company !== undefined && company < world.companies) return company
  }
  return undefined
}

/** The people of company `i`: its owner first, then admins and members, mostly from the same country. */
export function membershipsOf(world: World, i: number): Membership[] {
  const random = randomOf(world.seed, kind.members, i)
  const owner = ownerOf(world, i)
  const members: Membership[] = [{ person: owner, role: 'owner' }]
  const wanted = Math.min(Math.floor(random.unit() ** 2 * 6), world.people - 1)
  const stand = standOf(world, owner)
  for (let at = 0; at < wanted; at += 1) {
    // Neighbours in the order of countries speak the owner's language, with few exceptions.
    const person = personStanding(world, stand + (at % 2 === 0 ? 1 : -1) * random.int(1, 6))
    if (members.some((member) => member.person === person)) continue
    members.push({ person, role: random.chance(0.35) ? 'admin' : 'member' })
  }
  return members
}
