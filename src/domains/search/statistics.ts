// What a process remembers of documents and words, so that choosing a plan costs no question. All of it may be old.
import { ofProcess, type Db } from '../../platform/db.ts'
import { steadyNow } from '../../platform/steady-clock.ts'
import type { Segment } from './documents.ts'
import type { Statistics } from './costs.ts'
import type { Ranking } from './quality.ts'
import { findRanking } from './queries/documents.ts'
import { findCounts, findTerms, findVersions, frequentFrom, termIn } from './queries/words.ts'

type Terms = { version: number; documents: number; frequent: Map<string, Counted> }
type Counted = { documents: number; sure: number | null }
type Memory = { at: number; ranking: Ranking; counts: Map<string, number>; terms: Map<Segment, Terms> }
type Kept = { memory?: Memory; loading?: Promise<Memory> | undefined }
export type Known = Statistics & { ranking: Ranking }

const renewedAfterMs = 30_000
const kept = new WeakMap<Db, Kept>()

/** What is known now; only the first question waits, later ones are answered by what was and renew it beside. */
export async function knownOf(asking: Db): Promise<Known> {
  const db = ofProcess(asking)
  let mine = kept.get(db)
  if (!mine) kept.set(db, (mine = {}))
  const { memory } = mine
  if (memory && steadyNow() - memory.at < renewedAfterMs) return known(memory)
  const loading = (mine.loading ??= load(db, memory))
  const done = loading.then(
    (fresh) => {
      mine.memory = fresh
      mine.loading = undefined
      return fresh
    },
    (error: unknown) => {
      mine.loading = undefined
      // What was is good enough until the database is back.
      if (!mine.memory) throw error
      return mine.memory
    },
  )
  return known(memory ?? (await done))
}

async function load(db: Db, before: Memory | undefined): Promise<Memory> {
  const [ranking, rows, versions] = [await findRanking(db), await findCounts(db), await findVersions(db)]
  const counts = new Map<string, number>()
  for (const { segment, country, documents } of rows) {
    counts.set(`${segment} ${country}`, documents)
    counts.set(segment, (counts.get(segment) ?? 0) + documents)
  }
  const terms = new Map<Segment, Terms>()
  for (const { segment, version, documents } of versions) {
    const had = before?.terms.get(segment)
    if (had?.version === version) terms.set(segment, had)
    else terms.set(segment, { version, documents, frequent: await frequentOf(db, segment) })
  }
  return { at: steadyNow(), ranking, counts, terms }
}

async function frequentOf(db: Db, segment: Segment): Promise<Map<string, Counted>> {
  const rows = await findTerms(db, segment)
  return new Map(rows.map(({ term, ...counted }) => [term, counted]))
}

/** Unlike words, bands are counted however rare they are. */
const isBand = (lexeme: string) => lexeme.startsWith('b:')

function known({ ranking, counts, terms }: Memory): Known {
  const documentsIn = (segment: Segment, country?: string) =>
    counts.get(country === undefined ? segment : `${segment} ${country}`) ?? 0
  const countedOf = (segment: Segment, term: string) => terms.get(segment)?.frequent.get(term)
  /** As many of a hundred as when they were counted. */
  const now = (segment: Segment, documents: number) =>
    (documents * documentsIn(segment)) / Math.max(1, terms.get(segment)!.documents)
  const inPlace = (token: string, country: string | undefined) =>
    country === undefined ? token : termIn(token, country)
  return {
    ranking,
    documentsIn,
    documentsWith(segment, lexeme) {
      const counted = countedOf(segment, lexeme)
      if (counted === undefined) return isBand(lexeme) ? 0 : frequentFrom / 4
      return now(segment, counted.documents)
    },
    documentsWithIn(segment, token, country) {
      const counted = countedOf(segment, termIn(token, country))
      return counted && now(segment, counted.documents)
    },
    sureOf: (segment, token, country) => countedOf(segment, inPlace(token, country))?.sure ?? 0,
  }
}
