// What is known of a company's past: what the log says of it, and what stands in it now (D14).
import type { BusinessProfileEntry } from '../../contract/businesses.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { dayOf } from '../../platform/days.ts'
import { kept } from '../../platform/kept/kept.ts'
import { findNewestOfEach, type Entry } from '../audit/reading.ts'
import { createdAtOf } from '../businesses/existence.ts'
import { cityOfRecord } from '../reference-data/place-names.ts'
import { countryOfRecord, stateOfRecord } from '../reference-data/places.ts'
import { checksOf, type Check } from '../verification/checks.ts'
import { findStatements } from './queries/answers.ts'

/** As the log keeps it: the codes of country and state. */
export type Place = { country: string; state: string | null; city: string | null }

/** What happened on a day, without a name of anybody. */
export type PastEvent =
  | { kind: 'founded'; year: number }
  | { kind: 'joined'; on: string }
  | ({ kind: 'check' } & PastCheck)
  | {
      kind: 'certificate'
      certificateID: string
      name: string
      confirmedOn: string | null
      on: string | null
      until: string | null
    }
  | { kind: 'renamed'; on: string; before: string; after: string }
  | { kind: 'moved'; on: string; before: Place; after: Place }
  | { kind: 'ownerChanged'; on: string }
  | { kind: 'dispute'; on: string }

export type PastCheck = {
  on: string
  until: string
  endedOn: string | null
  level: number
  scope: string[]
  checkedBy: string
}

/** What the log's entries of a company are on its timeline. A dispute stands there once somebody decided that it was right. */
const told = {
  'business.renamed': 'renamed',
  'business.moved': 'moved',
  'team.transferred': 'ownerChanged',
  // Of these those by which somebody became an owner.
  'team.role': 'ownerChanged',
  'dispute.upheld': 'dispute',
} as const
/** Of each act the newest, so that who does one often pushes nothing else away. */
const entriesMost = 100

type Logged = {
  createdAt: Date
  checks: Check[]
  changes: PastEvent[]
  /** The newest month with a statement of answers. */
  statement: string | null
}

/** What is known of a company beside its profile; what is not there has nothing. Its statements go out together. */
export function loggedOf(db: Db | Tx, businessID: string): Promise<Logged | undefined> {
  return kept(db, `past ${businessID}`, async (from) => {
    from(`business:${businessID}`)
    const [createdAt, checks, entries, [newest]] = await Promise.all([
      createdAtOf(db, businessID),
      checksOf(db, businessID),
      findNewestOfEach(db, { businessID, limit: entriesMost, acts: Object.keys(told) }),
      findStatements(db, businessID, 1),
    ])
    if (!createdAt) return undefined
    const isTold = ({ act, details }: Entry) => act !== 'team.role' || details['role'] === 'owner'
    const changes = entries.filter(isTold).map(({ at, act, details }) => {
      const kind = told[act as keyof typeof told]
      return { ...(isChange(kind) ? details : {}), kind, on: dayOf(at) } as PastEvent
    })
    return {
      createdAt,
      checks: checks.filter(isLasting),
      changes: withoutSameDay(changes),
      statement: newest?.month ?? null,
    }
  })
}

/** What the program found and lost on one day, as a website went and came back, says nothing. */
const isLasting = ({ level, checkedOn, endedAt }: Check): boolean =>
  level > 1 || endedAt === null || dayOf(endedAt) !== checkedOn

const isChange = (kind: string): kind is 'renamed' | 'moved' => kind === 'renamed' || kind === 'moved'

/** Who corrects a name or place on the day of the change has changed it once, or not at all; owners change once a day. */
function withoutSameDay(changes: readonly PastEvent[]): PastEvent[] {
  const days = new Map<string, PastEvent>()
  const others: PastEvent[] = []
  for (const change of changes) {
    if (change.kind !== 'renamed' && change.kind !== 'moved' && change.kind !== 'ownerChanged') {
      others.push(change)
      continue
    }
    const key = `${change.kind} ${change.on}`
    const first = days.get(key)
    days.set(key, first && 'before' in first ? ({ ...change, before: first.before } as PastEvent) : change)
  }
  const made = [...days.values()].filter(
    (change) => !('before' in change) || JSON.stringify(change.before) !== JSON.stringify(change.after),
  )
  return [...made, ...others]
}

/** All of it in the order of its days, from the profile that whoever asks is shown. */
export function timelineOf(
  profile: BusinessProfileEntry,
  { createdAt, checks, changes }: Logged,
): PastEvent[] {
  const { yearStablished: year } = profile.general
  const events: PastEvent[] = [
    ...(year === null ? [] : [{ kind: 'founded' as const, year }]),
    { kind: 'joined', on: dayOf(createdAt) },
    ...checks.map((check) => ({ kind: 'check' as const, ...checkOf(check) })),
    ...profile.certificates.flatMap(
      ({ id, name, issueDate: on, expireDate: until, confirmed }): PastEvent[] =>
        on === null && until === null
          ? []
          : [{ kind: 'certificate', certificateID: id, name, on, until, confirmedOn: confirmed?.on ?? null }],
    ),
    ...changes,
  ]
  return events.toSorted((one, other) => compare(dayOfEvent(one), dayOfEvent(other)))
}

export const checkOf = ({ level, scope, checkedBy, checkedOn, validUntil, endedAt }: Check): PastCheck => ({
  on: checkedOn,
  until: validUntil,
  endedOn: endedAt && dayOf(endedAt),
  level,
  scope,
  checkedBy,
})

function dayOfEvent(event: PastEvent): string {
  if (event.kind === 'founded') return String(event.year).padStart(4, '0')
  return event.on ?? (event.kind === 'certificate' ? (event.until ?? '') : '')
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Where a company was and where it went, in a language; the cities as typed where both are named alike in it. */
export function moveIn(before: Place, after: Place, language: string) {
  const [was, is] = [placeIn(before, language), placeIn(after, language)]
  if (was.city !== is.city || before.city === after.city) return { before: was, after: is }
  return { before: { ...was, city: before.city }, after: { ...is, city: after.city } }
}

/** A place with the names that it has in a language. */
const placeIn = ({ country, state, city }: Place, language: string) => ({
  city: cityOfRecord(city, { country, state }, language),
  state: stateOfRecord(state, language),
  country: countryOfRecord(country, language),
})
