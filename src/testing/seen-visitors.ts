// Visitors made up by chance: what each is and looks for, and what pages tell of it.
import type { BoostKind, SeenKind } from '../contract/statistic-kinds.ts'
import type { Told, Viewer, Watched } from './statistics.ts'

/** What a visitor is and looks for: what nobody may learn of one alone. */
type Facts = { zone: string; words: string; edition: string }
type Look = { at: number; kind: SeenKind | BoostKind; isPage: boolean; place: number }
export type Visitor = { network: string; viewer?: Viewer; facts: Facts; looks: Look[] }

export type Chance = () => number
/** All have the same. */
export const device = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'
const zones = [
  'Asia/Tokyo',
  'Asia/Tokyo',
  'Asia/Tokyo',
  'Europe/Rome',
  'America/New_York',
  'Asia/Shanghai',
  '',
]
const words = ['bearing', 'bearing', 'ball bearing', 'gear', 'sus304', 'secret part', '']
const editions = ['jp', 'jp', 'it', 'us', 'cn']
const kinds = [
  ...(['shown', 'shown', 'opened', 'viewed', 'viewed', 'document'] as const),
  ...(['boostShown', 'boostShown', 'boostShown', 'boostOpened'] as const),
] as const

const any = <Item>(of: readonly Item[], chance: Chance): Item => of[Math.floor(chance() * of.length)]!
const factsOf = (chance: Chance): Facts => ({
  zone: any(zones, chance),
  words: any(words, chance),
  edition: any(editions, chance),
})

/** From one visitor up to some forty, few more often than many; each looks at some of the moments. The first is the one to be found out. */
export function someVisitors(
  number: number,
  { chance, viewers, moments }: { chance: Chance; viewers: readonly Viewer[]; moments: readonly number[] },
): Visitor[] {
  return Array.from({ length: 1 + Math.floor(chance() ** 2 * 40) }, (_, at): Visitor => {
    const viewer = chance() < 0.4 ? any(viewers, chance) : undefined
    return {
      network: `10.${number >> 8}.${number & 255}.${at}`,
      ...(viewer && { viewer }),
      facts: factsOf(chance),
      looks: Array.from({ length: 1 + Math.floor(chance() * 5) }, () => ({
        at: any(moments, chance),
        kind: any<SeenKind | BoostKind>(kinds, chance),
        isPage: chance() < 0.5,
        place: placeOf(chance),
      })),
    }
  })
}

const placeOf = (chance: Chance) => 1 + Math.floor(chance() * 40)

/** The same visitor with facts of somebody else, and so with what is found in other places. */
export const changed = (visitor: Visitor, chance: Chance): Visitor => ({
  ...visitor,
  facts: factsOf(chance),
  looks: visitor.looks.map((look) => ({ ...look, place: placeOf(chance) })),
})

/** What pages tell of them as they look at a company. */
export function toldOf(visitors: readonly Visitor[], { businessID, productIDs, boostID }: Watched): Told[] {
  const told = visitors.flatMap(({ network, viewer, facts, looks }) =>
    looks.map(({ at, kind, isPage, place }): Told => {
      const isPaid = kind === 'boostShown' || kind === 'boostOpened'
      const id = isPaid ? boostID : isPage ? businessID : productIDs[0]!
      const type = isPaid ? 'boost' : isPage ? 'business' : 'product'
      return {
        seen: {
          at,
          network,
          device,
          authorization: viewer?.bearer,
          known: viewer !== undefined,
          ...facts,
          seen: [{ kind, type, id, place }],
        },
        fate: 'counts',
        ...(viewer && { viewer }),
      }
    }),
  )
  return told.toSorted((one, other) => one.seen.at - other.seen.at)
}
