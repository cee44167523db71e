// Things by what everybody calls them: asked in batches, one query a kind, and one more for owners that were not asked for.
import type { ResourceRef, ResourceType } from '../../contract/resources.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { NameFor } from '../businesses/listing.ts'
import { asWritten } from '../reference-data/text-languages.ts'
import { kindOf, type Found, type Owner, type Sight } from './kinds.ts'

/** A thing that is there, and whose it is; `path` as its kind says. */
export type Resource = ResourceRef & {
  /** What a reader of a language is told that it is called. */
  nameIn: NameFor
  /** The slug of its page; the id where that is all of it. */
  key: string
  path: string | null
  owner: (Owner & { nameIn: NameFor }) | null
}

const keyOf = ({ type, id }: ResourceRef) => `${type} ${id}`

/**
 * Things that are there while their owners are, with a sight those that may be met there: answers what tells them by kind
 * and id, undefined alike for what is unknown, removed or hidden, and for what is of another kind than it is said to be.
 */
export async function resourcesOf(
  db: Db | Tx,
  things: readonly ResourceRef[],
  sight?: Sight,
): Promise<(thing: ResourceRef) => Resource | undefined> {
  const found = await findAll(db, things, sight)
  const owners = [...found.values()].flatMap(({ owner }) => owner ?? [])
  const asked = new Set(things.map(keyOf))
  const others = await findAll(
    db,
    owners.filter((owner) => !asked.has(keyOf(owner))),
    sight,
  )
  return (thing) => {
    const one = found.get(keyOf(thing))
    const owner = one?.owner ? (found.get(keyOf(one.owner)) ?? others.get(keyOf(one.owner))) : undefined
    return one && resourceOf(thing, one, owner)
  }
}

/** A thing whose owner is gone or hidden is not there. */
function resourceOf(
  { type, id }: ResourceRef,
  { nameIn, key = id, owner }: Found,
  of?: Found,
): Resource | undefined {
  if (owner !== null && of === undefined) return undefined
  const path = kindOf(type).pathOf({ id, key })
  return { type, id, nameIn, key, path, owner: owner && { ...owner, nameIn: of!.nameIn } }
}

/**
 * Whatever of these kinds has this id, met as `resourcesOf` says. As many queries for what is not there as for what is,
 * so that their time does not tell what hides.
 */
export async function resourceWithID(
  db: Db | Tx,
  id: string,
  types: readonly ResourceType[],
  sight?: Sight,
): Promise<Resource | undefined> {
  const owned = types.filter((type) => !isOwner(type))
  const found = await findAll(
    db,
    owned.map((type) => ({ type, id })),
    sight,
  )
  const [thing] = owned.map((type) => ({ type, id })).filter((one) => found.has(keyOf(one)))
  const one = thing && found.get(keyOf(thing))
  const ownerID = one?.owner?.id ?? id
  const ownerTypes = [...new Set(types.flatMap((type) => kindOf(type).ownedBy))]
  const asked = ownerTypes.map((type) => ({ type, id: ownerID }))
  const owners = await findAll(db, asked, sight)
  if (one) return resourceOf(thing, one, one.owner ? owners.get(keyOf(one.owner)) : undefined)
  const itself = asked.find((owner) => types.includes(owner.type) && owners.has(keyOf(owner)))
  return itself && resourceOf(itself, owners.get(keyOf(itself))!, owners.get(keyOf(itself)))
}

/** A person or company is its own owner. */
const isOwner = (type: ResourceType): type is Owner['type'] => type === 'business' || type === 'user'

/** What things are called that are there, as staff read it: in the words in which they were written first, whoever may meet them and whatever became of their owners; null for the others. */
export async function namesOf(
  db: Db | Tx,
  things: readonly ResourceRef[],
): Promise<(thing: ResourceRef) => string | null> {
  const found = await findAll(db, things)
  return (thing) => found.get(keyOf(thing))?.nameIn(asWritten) ?? null
}

async function findAll(
  db: Db | Tx,
  things: readonly ResourceRef[],
  sight?: Sight,
): Promise<Map<string, Found>> {
  const byType = Map.groupBy(things, ({ type }) => type)
  const answers = await Promise.all(
    [...byType].map(async ([type, some]) => {
      const ids = [...new Set(some.map(({ id }) => id))]
      const found = await kindOf(type).find(db, ids, sight)
      return [...found].map(([id, one]) => [keyOf({ type, id }), one] as const)
    }),
  )
  return new Map(answers.flat())
}
