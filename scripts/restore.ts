// Restores the database and the uploads to a moment. Called by bin/restore.mjs.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createProgress } from '../bin/progress.mjs'
import { databaseFolder } from './backup/pgbackrest.ts'
import { requireEmpty } from './backup/place.ts'
import { Refused, size } from './backup/refused.ts'
import { planned, restoreFiles, type Plan } from './backup/restoring.ts'
import { replay } from './backup/server.ts'
import { readTarget, type Target } from './backup/target.ts'
import { openUploads, uploadsAt, writeInto, type Uploads } from './backup/uploads.ts'

const [word = '', into = '', only = '', yes = ''] = process.argv.slice(2)
const progress = createProgress()
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Where the files of a restored database go: elsewhere when a folder is named, else in place. */
function databasePlace(): string {
  const folder = into ? path.join(into, 'postgres') : databaseFolder()
  if (!folder)
    throw new Refused(
      'The settings of pgBackRest do not say where the database lies (pg1-path): give --into FOLDER.',
    )
  return folder
}

function filesPlace(uploads: Uploads): string | undefined {
  if (into) return path.join(into, 'files')
  return uploads.putBack ? undefined : path.resolve(process.env['DATA_FOLDER'] || '.data', 'files')
}

async function restoreDatabase(plan: Plan): Promise<void> {
  progress.begin('Files')
  await restoreFiles(plan, progress.tell)
  progress.done(`${plan.folder}, ${size(plan.backup.info.size)}`)
  if (plan.target.text !== undefined) {
    progress.begin('WAL')
    await replay(plan.folder)
    progress.done(`replayed to ${plan.target.text}, and not past it`)
  }
  if (into) {
    say(
      `The database is in ${plan.folder}. It goes on where it stands when a PostgreSQL starts on it; begin that with archive_mode=off.`,
    )
    return
  }
  say(
    'Start PostgreSQL (systemctl start postgresql): it goes on from there, on a timeline of its own. Then: npm run backup -- full.',
  )
}

async function restoreUploads(uploads: Uploads, { ms }: Target): Promise<void> {
  progress.begin('Uploads')
  const folder = filesPlace(uploads)
  if (folder === undefined) {
    const { same, broughtBack, setAside } = await uploads.putBack!(ms)
    progress.done(`${same} as they were, ${broughtBack} brought back, ${setAside} of later set aside`)
    return
  }
  const there = uploadsAt(await uploads.versions(), ms)
  mkdirSync(folder, { recursive: true })
  await writeInto(folder, uploads, there)
  progress.done(`${there.length} files in ${folder}`)
}

async function restore(): Promise<void> {
  const target = readTarget(word)
  const plan = only === 'uploads' ? undefined : await planned(target, databasePlace())
  const uploads = only === 'database' ? undefined : await openUploads()
  if (only === 'uploads' && !uploads)
    throw new Refused('Neither S3_BUCKET nor UPLOADS_COPY is set: there are no uploads to restore.')
  if (uploads) {
    const folder = filesPlace(uploads)
    if (folder) requireEmpty(folder, 'a folder of uploads')
  }

  if (plan)
    say(
      `Database: backup ${plan.backup.label} (${size(plan.backup.info.size)}) and WAL until ${target.text ?? 'its end'}, into ${plan.folder}.`,
    )
  if (plan?.told) say(plan.told)
  if (uploads)
    say(
      `Uploads: as they were then, of the ${uploads.told}, ${filesPlace(uploads) ? `into ${filesPlace(uploads)}` : 'in place'}.`,
    )
  if (!yes) {
    say('Nothing was done: the same with --yes does it.')
    return
  }
  if (plan) await restoreDatabase(plan)
  if (uploads) await restoreUploads(uploads, target)
  uploads?.close()
}

try {
  await restore()
} catch (error) {
  progress.fail()
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
