// Makes backups, marks and copies, and verifies them. Called by bin/backup.mjs.
import { createProgress } from '../bin/progress.mjs'
import { markNow } from './backup/figures.ts'
import { marksOf, noteMark } from './backup/marks.ts'
import { done, faultsIn, pgbackrest, repository, segments, type Backup } from './backup/pgbackrest.ts'
import { Refused, seconds, size } from './backup/refused.ts'
import { lookAfterUploads, openCopy } from './backup/uploads.ts'
import { gapsIn, isOnItsWay } from './backup/wal.ts'

const progress = createProgress()
const when = (at: number) => new Date(at * 1_000).toISOString().slice(0, 19) + 'Z'

const acts: Record<string, () => Promise<void>> = {
  full: () => backUp('full'),
  diff: () => backUp('diff'),
  mark: () => mark(),
  verify: () => verify(),
  uploads: () => uploads(),
  list: () => list(),
}

async function backUp(type: 'full' | 'diff'): Promise<void> {
  progress.begin('Archive')
  if (!(await repository()).version) await done('stanza-create')
  // A segment travels all the way before anything is read.
  await done('check')
  progress.done('WAL arrives')

  progress.begin('Backup')
  await done('backup', [`--type=${type}`, '--log-level-console=detail'], (line) => {
    const percent = /backup file .*?(\d+(?:\.\d+)?%)\)/.exec(line)?.[1]
    if (percent) progress.tell(percent)
  })
  const backup = (await repository()).backups.at(-1)!
  progress.done(lineOf(backup))
  if (backup.error)
    throw new Refused(
      `Pages of the database do not fit their checksums: ${backup.label} holds them as they are. See the log of pgBackRest.`,
    )

  await mark()
  await verify()
}

async function mark(): Promise<void> {
  const url = ['BACKUP_DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_URL']
    .map((name) => process.env[name])
    .find(Boolean)
  if (!url)
    throw new Refused(
      'BACKUP_DATABASE_URL is missing: a mark reads every table, as the superuser of the database.',
    )
  progress.begin('Mark')
  const backup = (await repository()).backups.at(-1)
  if (!backup) throw new Refused('The repository holds no backup yet: npm run backup -- full makes one.')
  const it = await markNow(url)
  await noteMark(backup, it)
  const tables = Object.keys(it.tables).length
  progress.done(`${it.at}: ${tables} tables read in ${seconds(it.readMs)} s, writing waited ${it.heldMs} ms`)
}

async function verify(): Promise<void> {
  progress.begin('Verify')
  const { code, said } = await pgbackrest('verify', ['--log-level-console=info'])
  const { backups, archive } = await repository()
  const wrong = code === 0 ? '' : faultsIn(said)
  const fault =
    wrong ||
    /invalid (?:checksum|size)|(?:checksum invalid|size invalid|missing|other): [1-9]\d*/.exec(said)?.[0]
  if (fault) throw new Refused(`The repository is not what was written:\n${wrong || faultsIn(said)}`)
  const oldest = backups[0]
  if (oldest?.archive && archive) {
    const [gap] = gapsIn(await segments(archive), oldest.archive.start)
    if (gap && !isOnItsWay(gap)) throw new Refused(`WAL is missing from ${gap.from} to ${gap.to}.`)
  }
  if (backups.some(({ error }) => error))
    throw new Refused('A backup holds pages that do not fit their checksums.')
  const copied = openCopy()?.faults() ?? []
  if (copied.length > 0)
    throw new Refused(`Copied uploads are not what they were:\n${copied.slice(0, 40).join('\n')}`)
  progress.done(`${backups.length} backups and their WAL are whole`)
}

async function uploads(): Promise<void> {
  const { isWell, text } = await lookAfterUploads()
  if (!isWell) throw new Refused(text)
  process.stdout.write(`${text}\n`)
}

async function list(): Promise<void> {
  const { backups, archive } = await repository()
  const newest = archive ? Math.max(0, ...(await segments(archive)).values()) : 0
  const lines = backups.map(
    (backup) =>
      `${lineOf(backup)}${marksOf([backup])
        .map(({ at }) => `\n    mark ${at}`)
        .join('')}`,
  )
  const until =
    newest > 0 ? `Any moment from the end of the oldest until about ${when(newest)} can be restored.` : ''
  process.stdout.write(
    `${[...lines, until].filter(Boolean).join('\n') || 'The repository holds no backup.'}\n`,
  )
}

const lineOf = ({ label, type, timestamp, info }: Backup): string =>
  `${label} ${type}, complete ${when(timestamp.stop)}, ${size(info.size)}${info.repository.delta === undefined ? '' : `, ${size(info.repository.delta)} kept`}`

try {
  await acts[process.argv[2] ?? '']!()
} catch (error) {
  progress.fail()
  if (!(error instanceof Refused)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
