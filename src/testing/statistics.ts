// What pages tell of companies, made up by chance, and the same counted in the plainest way.
import type { ActKind, BoostKind, SeenKind } from '../contract/statistic-kinds.ts'
import type { Seen } from '../domains/statistics/recording.ts'

/** A company that things are seen of, and one of its people. */
export type Watched = {
  businessID: string
  productIDs: string[]
  zone: string
  ownBearer: string
  ownID: string
  /** Of its page. */
  boostID: string
}
/** Somebody who looks, signed in as one of a company. */
export type Viewer = { bearer: string; userID: string; companyID: string; type: string }

const devices = [
  'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  'Mozilla/5.0 (Macintosh) Safari/605.1',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X90) Chrome/140.0',
]
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'curl/8.0',
  'Mozilla/5.0 HeadlessChrome/140.0',
  undefined,
]
const zones = {
  'Asia/Tokyo': 'JP',
  'Europe/Rome': 'IT',
  'America/New_York': 'US',
  'Asia/Shanghai': 'CN',
  '': '',
}
const texts = ['軸受', 'ball bearing', ' Ball  BEARING ', 'ＳＵＳ３０４', '', 'rare words']

const seenOften = [
  'shown',
  'shown',
  'opened',
  'viewed',
  'viewed',
  'document',
  'boostShown',
  'boostOpened',
] as const

/** Why it does not count, in the test's own words. */
type Fate = 'counts' | 'robot' | 'own' | 'unknown'
export type Told = { seen: Seen; fate: Fate; viewer?: Viewer }

type World = {
  companies: readonly Watched[]
  viewers: readonly Viewer[]
  from: Date
  until: Date
  chance: () => number
}

/** So much that pages told, in the order of time: half of it within a quarter of an hour of the ends of days and half hours. */
export function tellings(count: number, { companies, viewers, from, until, chance }: World): Told[] {
  const any = <Item>(of: readonly Item[]) => of[Math.floor(chance() * of.length)]!
  const minute = 60_000
  const momentNear = (): number => {
    const at = from.getTime() + chance() * (until.getTime() - from.getTime())
    return chance() < 0.5
      ? at
      : Math.round(at / (30 * minute)) * 30 * minute + Math.round((chance() - 0.5) * 2_000)
  }
  const told: Told[] = []
  while (told.length < count) {
    const { businessID, productIDs, ownBearer, boostID } = any(companies)
    const roll = chance()
    const fate = roll < 0.1 ? 'robot' : roll < 0.15 ? 'own' : roll < 0.18 ? 'unknown' : 'counts'
    const viewer = fate === 'counts' && chance() < 0.3 ? any(viewers) : undefined
    const kind = any<SeenKind | BoostKind>(seenOften)
    const isPaid = kind === 'boostShown' || kind === 'boostOpened'
    const things = isPaid
      ? [boostID]
      : kind === 'shown'
        ? [businessID, ...productIDs]
        : [any([businessID, ...productIDs])]
    const at = Math.min(Math.max(momentNear(), from.getTime()), until.getTime() - 1)
    const [zone] = any(
      Object.entries(zones).flatMap((one, place) => Array<[string, string]>(1 + 4 * (place % 2)).fill(one)),
    )
    const seen: Seen = {
      at,
      network: `192.0.2.${Math.floor(chance() * chance() * 60)}`,
      device: fate === 'robot' ? any(robots) : any(devices),
      authorization: fate === 'own' ? ownBearer : viewer?.bearer,
      known: fate === 'unknown' || viewer !== undefined,
      zone,
      words: chance() < 0.97 ? any(texts.slice(0, 5)) : any(texts),
      seen: things.map((id, place) => ({
        kind,
        type: isPaid ? ('boost' as const) : id === businessID ? ('business' as const) : ('product' as const),
        id,
        place: place + 1,
      })),
      edition: any(['jp', 'jp', 'jp', 'it', 'us']),
    }
    told.push({ seen, fate, ...(viewer && { viewer }) })
    // The same again, from the same device.
    if (chance() < 0.3)
      told.push({
        seen: { ...seen, at: Math.min(at + Math.floor(chance() * 40 * minute), until.getTime() - 1) },
        fate,
        ...(viewer && { viewer }),
      })
  }
  return told.toSorted((one, other) => one.seen.at - other.seen.at)
}

/** What was done, as the program itself learns of it. */
type Act = {
  at: number
  kind: ActKind
  businessID: string
  thingID: string
  identity: string
  userID: string
  actingID?: string
  isOwn: boolean
  viewer?: Viewer
}

/** So many acts in the order of time, at whole fives of minutes: by people and by companies, now and then by the company's own. */
export function acts(count: number, { companies, viewers, from, until, chance }: World): Act[] {
  const any = <Item>(of: readonly Item[]) => of[Math.floor(chance() * of.length)]!
  const fives = 300_000
  const done = Array.from({ length: count }, (_, number): Act => {
    const { businessID, productIDs, ownID } = any(companies)
    const kind = any<ActKind>(['saved', 'saved', 'followed', 'inquired', 'answered'])
    const thingID = kind === 'followed' ? businessID : any([businessID, ...productIDs])
    const at = Math.floor((from.getTime() + chance() * (until.getTime() - from.getTime())) / fives) * fives
    const shared = { at, kind, businessID, thingID }
    // An inquiry and the answer to it count each, whoever asked.
    const as = (identity: string) =>
      kind === 'inquired' || kind === 'answered' ? `inquiry ${number}` : identity
    const roll = chance()
    if (roll < 0.1) return { ...shared, identity: as(`user ${ownID}`), userID: ownID, isOwn: true }
    if (roll < 0.15)
      return {
        ...shared,
        identity: as(`company ${businessID}`),
        userID: ownID,
        actingID: businessID,
        isOwn: true,
      }
    const viewer = any(viewers)
    const { userID, companyID } = viewer
    if (roll < 0.6) return { ...shared, identity: as(`user ${userID}`), userID, isOwn: false, viewer }
    return {
      ...shared,
      identity: as(`company ${companyID}`),
      userID,
      actingID: companyID,
      isOwn: false,
      viewer,
    }
  })
  return done.toSorted((one, other) => one.at - other.at)
}

export type Counted = {
  business: string
  thing: string
  kind: string
  at: number
  day: string
  /** Who it was, whatever the day. */
  who: string
  country: string
  words: string
  place: number
  viewer?: Viewer | undefined
  /** Of what was paid for. */
  boost: string
  edition: string
}

const halfHourMs = 1_800_000
const dayOn = (at: number, zone: string) => new Date(at).toLocaleDateString('sv-SE', { timeZone: zone })

/** What counts of it: each once per visitor, thing and half hour, by the days of the company's clock. */
export function plainCount(
  told: readonly Told[],
  done: readonly Act[],
  companies: readonly Watched[],
): Counted[] {
  const counted = new Map<string, Counted>()
  const add = (one: Omit<Counted, 'day'> & { zone: string }) => {
    const day = dayOn(one.at, one.zone)
    const half = Math.floor(one.at / halfHourMs)
    const key = [half, one.kind, one.thing, one.who, day].join(' ')
    if (!counted.has(key)) counted.set(key, { ...one, day, at: half * halfHourMs })
  }
  for (const { seen, fate, viewer } of told) {
    if (fate !== 'counts') continue
    const who = viewer ? `user ${viewer.userID}` : `${seen.network}\n${seen.device}`
    for (const { kind, id, place } of seen.seen) {
      const company = companies.find(
        ({ businessID, productIDs, boostID }) =>
          businessID === id || productIDs.includes(id) || boostID === id,
      )!
      const isPaid = kind === 'boostShown' || kind === 'boostOpened'
      const isFound = kind === 'shown' || kind === 'opened'
      const words = seen.words.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')
      add({
        business: company.businessID,
        zone: company.zone,
        thing: isPaid ? company.businessID : id,
        kind,
        at: seen.at,
        who,
        country: zones[seen.zone as keyof typeof zones],
        words: isFound || isPaid ? words : '',
        place: isFound ? place! : 0,
        viewer,
        boost: isPaid ? id : '',
        edition: isPaid ? seen.edition! : '',
      })
    }
  }
  const nowhere = { country: '', words: '', place: 0, boost: '', edition: '' }
  for (const { at, kind, businessID, thingID, identity, isOwn, viewer } of done) {
    const { zone } = companies.find((one) => one.businessID === businessID)!
    if (!isOwn)
      add({ ...nowhere, business: businessID, thing: thingID, zone, kind, at, who: identity, viewer })
  }
  return [...counted.values()]
}

/** How often each key occurs. */
export function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const item of items) sums[keyOf(item)] = (sums[keyOf(item)] ?? 0) + 1
  return sums
}
