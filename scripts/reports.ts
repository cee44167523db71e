// Lists, shows and closes reports in DATABASE_URL, in the name of the user of this machine. Called by bin/reports.mjs.
import { decideReports, reportedThings, reportsAbout, verdicts } from '../src/domains/moderation/deciding.ts'
import { readReported } from '../src/domains/moderation/reading.ts'
import type { Db } from '../src/platform/db.ts'
import '../src/roles/resources.ts'
import { onDatabase, operator, plainly, said, say, type Answer } from './operator.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const reasonMax = 1_000

async function answerTo(words: readonly string[]): Promise<Answer> {
  const [act, id = '', verdict = '', reason = ''] = words
  if (act !== 'list' && !uuid.test(id)) return said(2, `"${id}" is not an id.`)
  const known = verdicts.find((one) => one === verdict)
  if (act === 'close' && !known)
    return said(2, `--verdict: "${verdict}" is not allowed. Allowed: ${verdicts.join(', ')}.`)
  if (reason.length > reasonMax) return said(2, `--reason: at most ${reasonMax} characters.`)
  const about = { unknown: `No report is known about ${id}.`, missing: 'reports' }
  return onDatabase(about, async (db) => {
    if (act === 'list') return said(0, await listOf(db))
    if (act === 'show') return said(0, await detailsOf(db, id))
    const closed = await decideReports(db, operator(), { id, verdict: known!, reason })
    return said(0, `${closed === 1 ? '1 report' : `${closed} reports`} closed: ${known}.`)
  })
}

async function listOf(db: Db): Promise<string> {
  const things = await reportedThings(db)
  if (things.length === 0) return 'Nothing is reported.'
  return things
    .map(({ open, type, id, name, since, reasons }) =>
      [String(open).padStart(4), type.padEnd(8), id, dayOf(since), reasons.join(', '), plainly(name)].join(
        '  ',
      ),
    )
    .join('\n')
}

async function detailsOf(db: Db, id: string): Promise<string> {
  const reports = await reportsAbout(db, id)
  const details = reports
    .map(({ id: reportID, type, resourceID, name, reason, text, createdAt, userID, verdict }) =>
      [
        `${type} ${resourceID}  ${plainly(name)}`,
        `  report ${reportID}  ${dayOf(createdAt)}  ${verdict ?? 'open'}`,
        `  by ${userID}: ${reason}`,
        ...(text === '' ? [] : text.split('\n').map((line) => `  | ${plainly(line)}`)),
      ].join('\n'),
    )
    .join('\n\n')
  const through = reports.find(({ type, verdict }) => type === 'inquiry' && verdict === null)
  return through ? `${details}\n\n${await messagesOf(db, through.id)}` : details
}

/** The messages of a reported conversation; that they were read is noted. */
async function messagesOf(db: Db, reportID: string): Promise<string> {
  const { mailboxes, messages } = await readReported(db, operator(), reportID)
  return messages
    .map(({ number, datetime, from, author, content }) =>
      [
        `${number}  ${datetime}  ${plainly(mailboxes[from].name)}, ${plainly(author.name)}`,
        ...content.split('\n').map((line) => `  | ${plainly(line)}`),
      ].join('\n'),
    )
    .join('\n')
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

say(await answerTo(process.argv.slice(2)))
