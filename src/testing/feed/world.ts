// A few people and companies who do what people do, at random, to the real thing and to the model of it.
import { isAppError } from '../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { aBusiness } from '../businesses.ts'
import { aSession, type TestSession } from '../sessions.ts'
import { roleIn } from './group-model.ts'
import { anEmptyModel, type FeedModel, type ModelLimits, type ModelReader, type Party } from './model.ts'

export const feedEditions = ['jp', 'it'] as const

export type Draw = {
  /** From nought to below one. */
  unit(): number
  pick<Item>(items: readonly Item[]): Item
}

/** The same draws for the same seed. */
export function drawing(seed: number): Draw {
  let state = seed | 0
  const unit = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 0x1_00_00_00
  }
  return { unit, pick: (items) => items[Math.floor(unit() * items.length)]! }
}

/** As whom somebody acts: a person, or a company through one of its people. */
export type Identity = { party: Party; session: TestSession; businessID?: string }

export type FeedWorld = {
  seed: number
  round: number
  draw: Draw
  model: FeedModel
  people: TestSession[]
  companies: { id: string; owner: TestSession }[]
  /** Everybody, and every company through each of its people. */
  identities: Identity[]
  /** Those who manage. */
  managers: Identity[]
  connectionIDs: Map<string, string>
  revisions: Map<string, number>
  /** Pairs of whom one followed the other once. */
  past: Set<string>
  /** To whom something was done last. */
  touched: readonly string[]
  /** What was done, for who has to find out why. */
  history: string[]
}

/** Three to five people and two or three companies, each with an owner and some with a member. */
export async function aFeedWorld(
  db: Db,
  { seed, round }: Pick<FeedWorld, 'seed' | 'round'>,
  limits: ModelLimits,
): Promise<FeedWorld> {
  const draw = drawing(seed)
  const people: TestSession[] = []
  const wantedPeople = 3 + Math.floor(draw.unit() * 3)
  while (people.length < wantedPeople) people.push(await aSession(db))
  const model = anEmptyModel(limits)
  const identities: Identity[] = people.map((session) => ({
    party: { type: 'user', id: session.userID },
    session,
  }))
  const managers = [...identities]
  const companies: FeedWorld['companies'] = []
  const wantedCompanies = 2 + Math.floor(draw.unit() * 2)
  while (companies.length < wantedCompanies) {
    const [owner, other] = [draw.pick(people), draw.pick(people)]
    const has = other === owner || draw.unit() < 0.5 ? [owner] : [owner, other]
    const members = has.map(({ userID }, at) => ({
      userID,
      role: at === 0 ? ('owner' as const) : ('member' as const),
    }))
    const { businessID: id } = await aBusiness(db, { members })
    companies.push({ id, owner })
    model.people.set(id, new Set(has.map(({ userID }) => userID)))
    const as = has.map((session): Identity => ({ party: { type: 'business', id }, session, businessID: id }))
    identities.push(...as)
    managers.push(as[0]!)
  }
  return {
    seed,
    round,
    draw,
    model,
    people,
    companies,
    identities,
    managers,
    connectionIDs: new Map(),
    revisions: new Map(),
    past: new Set(),
    touched: [],
    history: [],
  }
}

/** How somebody of a world is called in its history. */
export function calledIn({ people, companies, model }: FeedWorld, id: string): string {
  const places: [string, number][] = [
    ['person', people.findIndex((one) => one.userID === id)],
    ['company', companies.findIndex((one) => one.id === id)],
    ['group', [...model.groups.byID.keys()].indexOf(id)],
    ['post', model.posts.findIndex((post) => post.id === id)],
  ]
  const [name, at] = places.find(([, found]) => found >= 0) ?? ['unknown', -1]
  return `${name} ${at}`
}

/** Anybody who reads, anywhere; rather one to whom something has just been done. */
export function aReader({
  draw,
  identities,
  touched,
  model,
}: FeedWorld): ModelReader & { session: TestSession } {
  const near =
    draw.unit() < 0.5
      ? identities.filter(({ party }) =>
          touched.some((id) => id === party.id || roleIn(model.groups, id, party.id)),
        )
      : []
  const { session, businessID } = draw.pick(near.length > 0 ? near : identities)
  return { session, person: session.userID, company: businessID, edition: draw.pick(feedEditions) }
}

/** Does it; false when the behaviour refused, and nothing is to be said of it. */
export async function allowed(act: Promise<unknown>): Promise<boolean> {
  try {
    await act
    return true
  } catch (error) {
    if (isAppError(error)) return false
    throw error
  }
}

/** The same of what the model has an opinion of; throws when the behaviour is of another. */
export async function asTheModel(act: Promise<unknown>, wanted: boolean | undefined): Promise<boolean> {
  const done = await allowed(act)
  if (wanted !== undefined && done !== wanted)
    throw new Error(`${done ? 'done' : 'refused'}, unlike the model`)
  return done
}
