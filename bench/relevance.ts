// How good the results are: recall and order of the first ten against what is known to be right.
import path from 'node:path'
import { demoWorldOf } from '../src/demo/fill.ts'
import { search } from '../src/domains/search/find.ts'
import { renewDocuments } from '../src/domains/search/rebuild.ts'
import { countWordsAnew } from '../src/domains/search/words.ts'
import { openDatabase, type Db } from '../src/platform/db.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrations.ts'
import { sealWith } from '../src/platform/sealing.ts'
import { fillDemo } from '../src/roles/demo.ts'
import { root, startDatabase } from './children.ts'
import { judgeLanguages, languagesGoal, type InLanguage } from './relevance-languages.ts'
import { judgeNames, type Meant } from './relevance-names.ts'
import { judgeTypos, type Typos } from './relevance-typos.ts'
import { relevanceSet, type LabelledQuery } from './relevance-set.ts'
import { keep } from './results.ts'

const first = 10
const recallGoal = 0.9
/** Of the mistyped words of categories so many are put right or offered, and none is taken for another. */
const typosGoal = 0.9

type Judged = LabelledQuery & { recall: number; ndcg: number; namedFirst: boolean }
type Line = { of: string; queries: number; recall: number; ndcg: number }

/** Asks every query of the default world; answers whether all goals hold. Half a minute once the world is there. */
export async function benchRelevance(): Promise<boolean> {
  const server = await startDatabase()
  const database = openDatabase(server.url, { max: 4, log: createLog('silent') })
  try {
    await migrate(database.pool, path.join(root, 'db', 'migrations'))
    sealWith('the secret of a bench, which keeps nothing')
    await fillDemo(database, () => {})
    // The world may be older than the tokeniser.
    await renewDocuments(database)
    await countWordsAnew(database)
    const world = await demoWorldOf(database.db)
    const judged: Judged[] = []
    for (const query of relevanceSet(world!)) judged.push(await judge(database.db, query))
    return tell(judged, {
      named: await judgeNames(database.db),
      mistyped: await judgeTypos(database.db),
      inLanguages: await judgeLanguages(database.db),
    })
  } finally {
    await database.close()
    await server.stop()
  }
}

async function judge(db: Db, query: LabelledQuery): Promise<Judged> {
  const { ids } = await search(db, { text: query.text, segment: query.segment }, { skip: 0, size: first })
  const possible = Math.min(first, query.right.size)
  const gain = (at: number) => 1 / Math.log2(at + 2)
  const hits = ids.map((id) => query.right.has(id))
  const got = hits.reduce((sum, hit, at) => sum + (hit ? gain(at) : 0), 0)
  const ideal = Array.from({ length: possible }, (_, at) => gain(at)).reduce((sum, one) => sum + one, 0)
  return {
    ...query,
    recall: hits.filter(Boolean).length / possible,
    ndcg: got / ideal,
    namedFirst: !query.exactName || query.right.has(ids[0] ?? ''),
  }
}

type Named = { lines: Meant[]; wrong: string[] }
type Mistyped = { lines: Typos[]; missed: string[] }
type Spoken = { lines: InLanguage[]; missed: string[] }
type Others = { named: Named; mistyped: Mistyped; inLanguages: Spoken }
const missedShown = 30

function tell(judged: readonly Judged[], { named, mistyped, inLanguages }: Others): boolean {
  const languages = [...Map.groupBy(judged, ({ language }) => language)].map(([of, some]) => lineOf(of, some))
  const kinds = [...Map.groupBy(judged, ({ kind }) => kind)].map(([of, some]) => lineOf(of, some))
  const misnamed = judged.filter(({ namedFirst }) => !namedFirst)
  const say = (text: string) => process.stdout.write(`${text}\n`)
  say(`\n${'of the first ten'.padEnd(18)} queries  recall  nDCG`)
  for (const { of, queries, recall, ndcg } of [...languages, ...kinds])
    say(
      `${of.padEnd(18)} ${String(queries).padStart(7)}  ${recall.toFixed(3).padStart(6)}  ${ndcg.toFixed(3)}`,
    )
  say(`exact names that did not come first: ${misnamed.length}`)
  for (const { language, kind, text, segment, recall } of judged)
    if (recall < 0.5) say(`  poor: ${language} ${segment} ${kind} "${text}" ${recall.toFixed(2)}`)
  for (const { of, queries, corrected, leftOut, otherNumber } of named.lines)
    say(`${of}: ${queries}, corrected ${corrected}, words left out ${leftOut}, other number ${otherNumber}`)
  for (const one of named.wrong) say(`  wrong: ${one}`)
  for (const { of, queries, corrected, offered, wrong } of mistyped.lines)
    say(`${of}: ${queries}, corrected ${corrected}, offered ${offered}, taken for others ${wrong}`)
  for (const one of mistyped.missed) say(`  missed: ${one}`)
  for (const { of, queries, recall, changed } of inLanguages.lines)
    say(`${of}: ${queries}, recall ${recall.toFixed(3)}, corrected or words left out ${changed}`)
  for (const one of inLanguages.missed.slice(0, missedShown)) say(`  not whole: ${one}`)
  const isSpoken = inLanguages.lines.every(({ recall, changed }) => recall >= languagesGoal && changed === 0)
  const isMended = mistyped.lines.every(
    ({ queries, corrected, offered, wrong }) => corrected + offered >= typosGoal * queries && wrong === 0,
  )
  const isMeant = named.lines.every((line) => line.corrected + line.leftOut + line.otherNumber === 0)
  const isHeld =
    misnamed.length === 0 &&
    isMeant &&
    isMended &&
    isSpoken &&
    languages.every(({ recall }) => recall >= recallGoal)
  say(
    isHeld
      ? 'All goals hold.'
      : `MISSED: recall of at least ${recallGoal} in each language, exact names first, names and terms as they are, typos put right; recall of at least ${languagesGoal} of names and terms in each language`,
  )
  const missed = { of: 'exact names not first', queries: misnamed.length }
  keep('relevance', [...languages, ...kinds, missed, ...named.lines, ...mistyped.lines, ...inLanguages.lines])
  return isHeld
}

function lineOf(of: string, some: readonly Judged[]): Line {
  const mean = (values: readonly number[]) =>
    Number((values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(4))
  return {
    of,
    queries: some.length,
    recall: mean(some.map(({ recall }) => recall)),
    ndcg: mean(some.map(({ ndcg }) => ndcg)),
  }
}
