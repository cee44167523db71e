// What somebody has passes to another: a few statements change the owner of many rows, note which those were, and take the same back.
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from './db.ts'

/** Whose things they are, and whose they become. */
export type Handover = { from: string; to: string }
/** Which rows became another's, by part: what names each of them among the rows of its owner. */
export type Moved = Readonly<Record<string, readonly string[]>>
/** Of each part how much goes and stays, and how much who takes over has; counted to a limit. */
export type Counted = Readonly<Record<string, { moves: number; stays: number; there: number }>>

/** Rows of a table, which the parts below call `r`. */
export type Part = {
  name: string
  table: RawBuilder<unknown>
  /** Which are those of who hands over. */
  mine: RawBuilder<boolean>
  /** Which of them stay: what the other has already, or would have with themself. Left out where all go. */
  stays?: RawBuilder<boolean>
  /** What names one among them, and is the same afterwards. */
  key: RawBuilder<unknown>
  set: RawBuilder<unknown>
  /** There may be so many that one statement would take too long: they go some at a time, in one transaction all the same. */
  many?: true
}

/** What a domain hands over. Given back, `of` says which rows: those that are still there and nobody else's. */
export type Handing = {
  /** One query. */
  count(db: Db | Tx, whose: Handover, most: number): Promise<Counted>
  /** As many statements for many rows as for one; of what there may be very much, one for some thousands. */
  takeOver(tx: Tx, whose: Handover): Promise<Moved>
  giveBack(tx: Tx, whose: Handover, moved: Moved): Promise<void>
}

type PartsOf = (whose: Handover, db: Db | Tx) => readonly Part[] | Promise<readonly Part[]>
/** Lets nobody else change what goes over until the transaction ends. */
type Hold = (tx: Tx, whose: Handover) => Promise<void>
/** What follows from it: counts, caches, news. `isBack` where things go back to whom they were of. */
type Afterwards = (tx: Tx, whose: Handover, moved: Moved, isBack: boolean) => Promise<void>

/** A handing made of parts, the same for both ways. */
export function handingOf(partsOf: PartsOf, afterwards?: Afterwards, hold?: Hold): Handing {
  return {
    async count(db, whose, most) {
      return countParts(db, [await partsOf(whose, db), await partsOf(reverseOf(whose), db)], most)
    },
    async takeOver(tx, whose) {
      await hold?.(tx, whose)
      const moved = await moveParts(tx, await partsOf(whose, tx))
      await afterwards?.(tx, whose, moved, false)
      return moved
    },
    async giveBack(tx, whose, moved) {
      const back = reverseOf(whose)
      await hold?.(tx, back)
      const gone = await moveParts(tx, await partsOf(back, tx), moved)
      await afterwards?.(tx, back, gone, true)
    },
  }
}

export const reverseOf = ({ from, to }: Handover): Handover => ({ from: to, to: from })

const nothing = sql<boolean>`false`

async function countParts(
  db: Db | Tx,
  [ones, others]: [readonly Part[], readonly Part[]],
  most: number,
): Promise<Counted> {
  const counting = ({ name, table, mine, stays = nothing }: Part, isThere: boolean) => sql`
    select ${name}::text as name, ${isThere}::boolean as "isThere", count(*)::int as total,
      count(*) filter (where stays)::int as stays
    from (select ${isThere ? nothing : stays} as stays from ${table} as r where ${mine} limit ${most}) as counted`
  const parts = [...ones.map((part) => counting(part, false)), ...others.map((part) => counting(part, true))]
  const { rows } = await sql<{ name: string; isThere: boolean; total: number; stays: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.fromEntries(
    rows
      .filter(({ isThere }) => !isThere)
      .map(({ name, total, stays }) => {
        const there = rows.find((row) => row.isThere && row.name === name)?.total ?? 0
        return [name, { moves: total - stays, stays, there }]
      }),
  )
}

/** Changes the owner of all parts, or of these rows alone; answers which those were. */
async function moveParts(tx: Tx, parts: readonly Part[], of?: Moved): Promise<Moved> {
  const moved: Record<string, readonly string[]> = {}
  for (const part of parts) {
    const only = of && (of[part.name] ?? [])
    if (only?.length === 0) continue
    const keys = part.many ? await moveMany(tx, part, only) : await movePart(tx, part, only)
    if (keys.length > 0) moved[part.name] = keys
  }
  return moved
}

const portion = 5_000

/** Those that went no longer belong to who hands over, so that each portion finds the next; one that is not full is the last. */
async function moveMany(tx: Tx, part: Part, only: readonly string[] | undefined): Promise<string[]> {
  const keys: string[] = []
  if (only) {
    for (let at = 0; at < only.length; at += portion)
      for (const key of await movePart(tx, part, only.slice(at, at + portion))) keys.push(key)
    return keys
  }
  for (;;) {
    const gone = await movePart(tx, part, undefined, portion)
    for (const key of gone) keys.push(key)
    if (gone.length < portion) return keys
  }
}

async function movePart(
  tx: Tx,
  { table, mine, stays = nothing, key, set }: Part,
  only: readonly string[] | undefined,
  most?: number,
): Promise<string[]> {
  const goes = sql`${mine} and not (${stays}) ${only ? sql`and ${isAmong(key, only)}` : sql``}`
  const where =
    most === undefined
      ? goes
      : sql`r.ctid = any(array(select r.ctid from ${table} as r where ${goes} limit ${most}))`
  const { rows } = await sql<{ keys: string[] | null }>`
    with moved as (update ${table} as r set ${set} where ${where} returning (${key})::text as key)
    select array_agg(key) as keys from moved`.execute(tx)
  return rows[0]?.keys ?? []
}

/**
 * Whether a row is one of these, looked up in a hash of their names: written as a double negation, since a plain list, or a join
 * that is planned for few, compares each row with each name.
 */
const isAmong = (key: RawBuilder<unknown>, names: readonly string[]) =>
  sql<boolean>`not ((${key})::text not in (select unnest(${names}::text[])))`
