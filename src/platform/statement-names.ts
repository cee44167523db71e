// Under which name a statement is prepared. Every connection of a pool prepares it once under the same name.
import { createHash } from 'node:crypto'
import type pg from 'pg'

export type StatementNames = {
  /** The name under which `text` is prepared; undefined while it came once only, or when all names are given. */
  nameOf(text: string): string | undefined
  /** Another name for what cannot be run any more under `name`: what `*` stands for has changed. */
  renamed(text: string, name: string): string | undefined
}

const namesMax = 400
const ofPools = new WeakMap<pg.Pool, StatementNames>()

/** The names of `pool`: `namesMax` at most, so that no connection keeps more plans than that. */
export function namesOf(pool: pg.Pool): StatementNames {
  let names = ofPools.get(pool)
  if (!names) ofPools.set(pool, (names = statementNames()))
  return names
}

/** Nothing is prepared on `pool`: behind it is a pooler that hands a client one connection now and another one then. */
export function withoutNames(pool: pg.Pool): void {
  ofPools.set(pool, { nameOf: () => undefined, renamed: () => undefined })
}

/**
 * Made from the text: a pooler that knows no prepared statements, and was not said to be one, may hand over a connection on
 * which another process has prepared its own. Under this name stands the same text or nothing, never another one.
 */
const nameFor = (text: string): string =>
  `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`

/** What comes a second time is prepared; some texts hang on how many values they hold, so that names end. */
function statementNames(): StatementNames {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined) return known
      if (names.size >= namesMax) return undefined
      if (seen.delete(text)) {
        const name = nameFor(text)
        names.set(text, name)
        return name
      }
      if (seen.size >= namesMax) seen.clear()
      seen.add(text)
      return undefined
    },
    renamed(text, name) {
      if (names.get(text) === name) names.set(text, `${name}+`)
      return names.get(text)
    },
  }
}
