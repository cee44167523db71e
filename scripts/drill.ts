// Runs a drill and keeps its figures. Called by bin/drill.mjs.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createProgress } from '../bin/progress.mjs'
import { drill, type Drilled } from './backup/drilling.ts'
import { makeFolder, requireEmpty } from './backup/place.ts'
import { Refused, seconds, size } from './backup/refused.ts'

const [into = '', files = ''] = process.argv.slice(2)
const progress = createProgress()
const usualFiles = 2_000

/** Of the database that is used, by its addresses: under the same names it is in the restored one. */
function names(): { user: string; marker: string; database: string } {
  const url =
    process.env['DATABASE_DIRECT_URL'] ||
    process.env['DATABASE_URL'] ||
    'postgres://millwright@localhost/millwright'
  const { username, pathname } = new URL(url)
  const user = decodeURIComponent(username) || 'millwright'
  const marking = process.env['BACKUP_DATABASE_URL']
  return {
    user,
    marker: marking ? decodeURIComponent(new URL(marking).username) : user,
    database: decodeURIComponent(pathname.slice(1)) || 'millwright',
  }
}

const figuresFile = () =>
  path.resolve(
    process.env['DRILL_FIGURES'] || path.join(process.env['DATA_FOLDER'] || '.data', 'drills.jsonl'),
  )

function verdict({
  restored,
  uploads,
  journeys,
  secretFits,
  lossSeconds,
  returnSeconds,
  passed,
}: Drilled): string {
  const lines = [
    ...restored.flatMap(({ what, faults }) => faults.map((fault) => `${what}: ${fault}`)),
    ...journeys.map(
      ({ name, ms, found, fault }) =>
        `  ${fault ? '✗' : '✓'} ${name.padEnd(28)} ${fault ?? found} (${ms} ms)`,
    ),
    ...(uploads
      ? [
          `  uploads: ${uploads.there} files, ${uploads.missing} missing, ${uploads.brought} brought (${size(uploads.bytes)})`,
        ]
      : ['  uploads: nobody keeps them (S3_BUCKET or UPLOADS_COPY)']),
    ...(secretFits
      ? []
      : ['  SECRET is not the one that this database was sealed with: keep it with the passphrase.']),
    `  newest WAL ${lossSeconds ?? '?'} s ago; back within ${returnSeconds} s`,
    passed ? 'Passed.' : 'FAILED.',
  ]
  return lines.join('\n')
}

async function main(): Promise<number> {
  const folder = into || mkdtempSync(path.join(process.env['TMPDIR'] || os.tmpdir(), 'millwright-drill-'))
  requireEmpty(folder, 'a drill')
  makeFolder(folder)
  const since = Date.now()
  try {
    const drilled = await drill({
      folder,
      ...names(),
      secret: process.env['SECRET'],
      filesMost: files ? Number(files) : usualFiles,
      tell: progress,
    })
    const line = { ...drilled, seconds: seconds(Date.now() - since), machine: `${os.cpus().length} cores` }
    mkdirSync(path.dirname(figuresFile()), { recursive: true })
    appendFileSync(figuresFile(), `${JSON.stringify(line)}\n`)
    process.stdout.write(`${verdict(drilled)}\n`)
    return drilled.passed ? 0 : 1
  } catch (error) {
    progress.fail()
    if (!(error instanceof Refused)) throw error
    process.stderr.write(`${error.message}\nFAILED.\n`)
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exit(await main())
