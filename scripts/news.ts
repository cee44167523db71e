// Lists news that waits or was set aside in DATABASE_URL, shows it and has it tried again. Called by bin/news.mjs.
import type { Db } from '../src/platform/db.ts'
import { findDeadLetters, retryDeadLetters, type DeadLetter } from '../src/platform/outbox/dead-letters.ts'
import { countNotFannedOut, findDepths } from '../src/platform/outbox/queries.ts'
import { onDatabase, plainly, said, say, type Answer } from './operator.ts'

const listedMost = 200

async function answerTo([act, which = '']: readonly string[]): Promise<Answer> {
  const id = /^\d{1,15}$/.test(which) ? Number(which) : undefined
  if (act === 'show' && id === undefined) return said(2, `"${which}" is not an id.`)
  if (act === 'retry' && id === undefined && which !== 'all')
    return said(2, `"${which}" is neither an id nor "all".`)
  const unknown = `Nothing with the id ${which} is set aside.`
  return onDatabase({ unknown, missing: 'news' }, async (db) => {
    if (act === 'list') return said(0, `${await queuesOf(db)}\n\n${await listOf(db)}`)
    if (act === 'show') {
      const [letter] = await findDeadLetters(db, { id: id! })
      return letter ? said(0, detailsOf(letter)) : said(1, unknown)
    }
    const tried = await retryDeadLetters(db, id === undefined ? 'all' : { id })
    if (tried === 0 && id !== undefined) return said(1, unknown)
    return said(0, `${tried === 1 ? '1 piece' : `${tried} pieces`} of news will be tried again.`)
  })
}

async function queuesOf(db: Db): Promise<string> {
  const depths = await findDepths(db)
  const unspread = await countNotFannedOut(db)
  const lines = depths.map(({ listener, waiting, oldestSeconds, dead }) =>
    [count(waiting), (waiting > 0 ? ageOf(oldestSeconds) : '').padStart(7), count(dead), listener].join('  '),
  )
  return [
    ['waiting'.padStart(8), 'oldest'.padStart(7), 'aside'.padStart(8), 'listener'].join('  '),
    ...lines,
    `${count(unspread)}  announced a moment ago and in no queue yet`,
  ].join('\n')
}

const count = (number: number) => String(number).padStart(8)

async function listOf(db: Db): Promise<string> {
  const letters = await findDeadLetters(db, { limit: listedMost })
  if (letters.length === 0) return 'Nothing is set aside.'
  const lines = letters.map(({ id, diedAt, listener, type, error }) =>
    [String(id).padStart(6), momentOf(diedAt), listener, type, plainly(error)].join('  '),
  )
  return [...lines, ...(letters.length === listedMost ? [`The newest ${listedMost}.`] : [])].join('\n')
}

const detailsOf = ({ id, listener, type, thing, payload, since, diedAt, attempts, error }: DeadLetter) =>
  [
    `${id}  ${type}, for: ${listener}`,
    `  about ${thing}`,
    `  announced ${momentOf(since)}, set aside ${momentOf(diedAt)} after ${attempts} tries`,
    `  ${plainly(error)}`,
    ...JSON.stringify(payload, null, 2)
      .split('\n')
      .map((line) => `  | ${plainly(line)}`),
  ].join('\n')

function ageOf(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}

const momentOf = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

say(await answerTo(process.argv.slice(2)))
