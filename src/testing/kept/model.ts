// What a company was at each moment, and which of it an answer may still show.

export type Product = { name: string; published: boolean; removed: boolean }
export type Company = {
  name: string
  removed: boolean
  /** In the edition that it may hide from. */
  hidden: boolean
  blocksBuyer: boolean
  plans: { tier: string; until: number }[]
  products: Record<string, Product>
}

type Moment = {
  state: Company
  began: number
  /** When, and in which process, it became another; undefined while it lasts. */
  ended?: { turn: number; at: number; by: unknown }
}

export type Asking = {
  turn: number
  at: number
  /** By which turn whoever answers had heard of all changes. */
  heard: number
  /** Milliseconds for which an answer may be older than that. */
  within: number
  /** Who answers, when that process knows its own changes at once. */
  by?: unknown
}

/** The states of a company one after another, told by turns that only grow. */
export function aHistory(first: Company) {
  const moments: Moment[] = [{ state: first, began: 0 }]
  return {
    now: () => moments.at(-1)!.state,
    begin(turn: number, state: Company) {
      moments.push({ state, began: turn })
    },
    /** The one before the last is over. */
    end(turn: number, at: number, by: unknown) {
      moments.at(-2)!.ended = { turn, at, by }
    },
    /** What an answer may show that was asked for then and has come at `come`. */
    shown: ({ turn, at, heard, within, by }: Asking, come: number): Company[] =>
      moments
        .filter(({ began, ended }) => {
          if (began > come) return false
          if (!ended || ended.turn >= turn) return true
          if (ended.turn <= heard || (by !== undefined && ended.by === by)) return false
          return ended.at >= at - within
        })
        .map(({ state }) => state),
    /** What was so at some moment between. */
    exactly: (turn: number, come: number): Company[] =>
      moments
        .filter(({ began, ended }) => began <= come && (!ended || ended.turn >= turn))
        .map(({ state }) => state),
  }
}

export const planAt = ({ plans }: Company, at: number): string => {
  const current = plans.filter(({ until }) => until > at).map(({ tier }) => tier)
  return ['platinum', 'premium', 'gold'].find((tier) => current.includes(tier)) ?? 'standard'
}
export const shownProducts = ({ products }: Company): string[] =>
  Object.values(products)
    .filter(({ published, removed }) => published && !removed)
    .map(({ name }) => name)
    .toSorted()
