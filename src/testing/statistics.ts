// What pages tell of companies, made up by chance, and the same counted in the plainest way.
import type { SeenKind } from '../contract/statistic-kinds.ts'
import type { Seen } from '../domains/statistics/recording.ts'

/** A company that things are seen of. */
export type Watched = { businessID: string; productIDs: string[]; zone: string; ownBearer: string }
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
    const { businessID, productIDs, ownBearer } = any(companies)
    const roll = chance()
    const fate = roll < 0.1 ? 'robot' : roll < 0.15 ? 'own' : roll < 0.18 ? 'unknown' : 'counts'
    const viewer = fate === 'counts' && chance() < 0.3 ? any(viewers) : undefined
    const kind = any<SeenKind>(['shown', 'shown', 'opened', 'viewed', 'viewed', 'document'])
    const things = kind === 'shown' ? [businessID, ...productIDs] : [any([businessID, ...productIDs])]
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
        type: id === businessID ? ('business' as const) : ('product' as const),
        id,
        place: place + 1,
      })),
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
}

/** What counts of it: each once per visitor, thing and half hour, by the days of the company's clock. */
export function plainCount(told: readonly Told[], companies: readonly Watched[]): Counted[] {
  const counted = new Map<string, Counted>()
  for (const { seen, fate, viewer } of told) {
    if (fate !== 'counts') continue
    const who = viewer ? `user ${viewer.userID}` : `${seen.network}\n${seen.device}`
    for (const { kind, id, place } of seen.seen) {
      const company = companies.find(
        ({ businessID, productIDs }) => businessID === id || productIDs.includes(id),
      )!
      const day = new Date(seen.at).toLocaleDateString('sv-SE', { timeZone: company.zone })
      const half = Math.floor(seen.at / 1_800_000)
      const key = [half, kind, id, who, day].join(' ')
      if (counted.has(key)) continue
      const searched = kind === 'shown' || kind === 'opened'
      counted.set(key, {
        business: company.businessID,
        thing: id,
        kind,
        at: half * 1_800_000,
        day,
        who,
        country: zones[seen.zone as keyof typeof zones],
        words: searched ? seen.words.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ') : '',
        place: searched ? place! : 0,
        viewer,
      })
    }
  }
  return [...counted.values()]
}

/** How often each key occurs. */
export function tally<Item>(items: readonly Item[], keyOf: (item: Item) => string): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const item of items) sums[keyOf(item)] = (sums[keyOf(item)] ?? 0) + 1
  return sums
}
