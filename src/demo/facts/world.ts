/** What a demo world is made from; the same world always yields the same facts, whatever is asked first. */
export type World = {
  seed: number
  /** ISO date; only certificates and verification look at it. */
  today: string
  companies: number
  products: number
  people: number
  /** Of pictures and films none, of likes and follows few: for worlds of a million companies. */
  bare?: true
  /** Two of five companies offer what no family written by hand does; worlds filled before there were such lack it. */
  niches?: true
  /** For a database in production: nobody of it is ever given a password. */
  load?: true
  /** How much is said and followed in a bare world; without it nothing is said. */
  social?: Social
}

/** Exact numbers; `follows` is null where companies have the few followers that every bare world has. */
export type Social = { posts: number; comments: number; follows: number | null }

export type Tier = 'standard' | 'gold' | 'premium' | 'platinum'
export type BusinessType = 'MA' | 'EX' | 'DI' | 'WS' | 'IM' | 'RE' | 'CO' | 'IN' | 'GO'

/** The world that `npm start` shows; `today` is an ISO date. */
export function defaultWorld(today: string): World {
  return { seed: 20001, today, companies: 2000, products: 12000, people: 400, niches: true }
}

/** A world of any size, with people in proportion; `today` is an ISO date. */
export function bareWorld(today: string, companies: number, products: number, social?: Social): World {
  return {
    seed: 20001,
    today,
    companies,
    products,
    people: Math.max(20, Math.round(companies / 5)),
    bare: true,
    niches: true,
    ...(social && { social }),
  }
}

/** The options with which `npm run demo` goes on with a world, and what makes it another one. */
export function optionsOf({ companies, products, social, load }: World): string {
  const said = social && [
    `--posts ${social.posts}`,
    `--comments ${social.comments}`,
    ...(social.follows === null ? [] : [`--follows ${social.follows}`]),
  ]
  const whole = [`--businesses ${companies}`, `--products ${products}`, ...(said ?? [])]
  return [...whole, ...(load ? ['--load'] : [])].join(' ')
}

/** How many of every hundred companies are of which business type. */
export const typeShares: readonly (readonly [BusinessType, number])[] = [
  ['MA', 55],
  ['EX', 11],
  ['DI', 10],
  ['WS', 7],
  ['IM', 5],
  ['RE', 4],
  ['CO', 4],
  ['IN', 2],
  ['GO', 2],
]

/** How many of every hundred companies hold which membership. */
export const tierShares: readonly (readonly [Tier, number])[] = [
  ['standard', 78],
  ['gold', 13],
  ['premium', 6],
  ['platinum', 3],
]

/** Published products a membership allows (P6.5). */
export const publishedLimit: Readonly<Record<Tier, number>> = {
  standard: 7,
  gold: 20,
  premium: 50,
  platinum: 100,
}

/** Of Japanese companies, the part whose names and texts are Japanese. */
export const japaneseTextShare = 2 / 3

/** The part of each membership's companies that is verified. */
export const verifiedShare: Readonly<Record<Tier, number>> = {
  standard: 0.06,
  gold: 0.62,
  premium: 0.8,
  platinum: 0.92,
}

export const logoShare = 0.86
export const coverShare = 0.74
export const draftShare = 0.03
