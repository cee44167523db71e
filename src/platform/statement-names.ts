// Under which name a statement is prepared. Every connection of a pool prepares it once under the same name.
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
        const name = `s${names.size}`
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
