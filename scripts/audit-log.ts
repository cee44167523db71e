// Lists the audit log of DATABASE_URL, or verifies it. Called by bin/audit-log.mjs.
import { readFileSync } from 'node:fs'
import { findNewest, findOfSubject, type Entry } from '../src/domains/audit/reading.ts'
import { headsIn, knownHeads, signedAmong } from '../src/domains/trust/heads.ts'
import { readConfig } from '../src/platform/config.ts'
import { openStorage } from '../src/roles/files.ts'
import { verify } from '../src/domains/audit/verifying.ts'
import type { Db } from '../src/platform/db.ts'
import { onDatabase, plainly, said, say, type Answer } from './operator.ts'

const listedMost = 50

async function answerTo([act, which = '']: readonly string[]): Promise<Answer> {
  const [, type = '', id = ''] = /^([a-z-]+):(.+)$/.exec(which) ?? []
  if (act === 'about' && id === '') return said(2, `"${which}" is not of the form TYPE:ID.`)
  const saved = act === 'verify' && which !== '' ? endsIn(which) : []
  if (!saved) return said(2, `${which} holds no signed ends of the log.`)
  return onDatabase({ unknown: 'There is no such thing.', missing: 'audit log' }, async (db) => {
    if (act !== 'verify') {
      const entries =
        act === 'about'
          ? await findOfSubject(db, { type, id, limit: listedMost })
          : await findNewest(db, listedMost)
      return said(0, entries.length === 0 ? 'Nothing is logged.' : entries.map(lineOf).join('\n'))
    }
    return verified(db, saved)
  })
}

/** The ends in a copy that somebody saved; undefined for a file that has none or cannot be read. */
function endsIn(file: string): unknown[] | undefined {
  try {
    const heads = headsIn(readFileSync(file, 'utf8'))
    return heads.length > 0 ? heads : undefined
  } catch {
    return undefined
  }
}

/** The log by itself, and by the ends that were signed: those that we keep, and those of a file that somebody saved. */
async function verified(db: Db, saved: readonly unknown[]): Promise<Answer> {
  const files = await openStorage(readConfig(placeOfFiles(process.env)), undefined)
  const kept = await knownHeads(db)
  files.close()
  const copied = await signedAmong(db, saved)
  const ends = [...kept.heads, ...copied.heads]
  const { entries, faults, head } = await verify(db, ends)
  const all = [...new Set([...kept.faults, ...copied.faults, ...faults])]
  const counted = entries === 1 ? '1 entry' : `${entries} entries`
  if (all.length > 0) return said(1, [...all, `${counted} read: the log is not what was written.`].join('\n'))
  const whole = `${counted}, the log is whole. Its end: ${head?.position} ${head?.hash}`
  if (ends.length === 0) return said(0, whole)
  const signed = new Set(ends.map(({ signature }) => signature)).size
  const newest = ends.reduce((last, end) => (end.at > last.at ? end : last))
  return said(0, `${whole}\nIt holds each end that was signed: ${signed}, the newest at ${newest.at}.`)
}

/** Nothing else of the settings is needed, and who looks after the log need not have it. */
const placeOfFiles = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => /^(?:DATABASE_URL|DATA_FOLDER|FILES_URL|S3_\w+)$/.test(name)),
  )

const lineOf = ({ at, actor, act, subjectType, subjectID, reason, details }: Entry): string =>
  [
    at.toISOString().slice(0, 19).replace('T', ' '),
    plainly(actor),
    act,
    plainly(`${subjectType}:${subjectID}`),
    ...(Object.keys(details).length > 0 ? [plainly(JSON.stringify(details))] : []),
    ...(reason === null ? [] : [`"${plainly(reason)}"`]),
  ].join('  ')

say(await answerTo(process.argv.slice(2)))
