// A database out of the repository into an empty folder: chosen, refused in time, restored with progress.
import { gapsIn, isLast } from './wal.ts'
import { makeFolder, requireEmpty, requireRoom } from './place.ts'
import { done, repository, segments, type Backup, type Repository } from './pgbackrest.ts'
import { Refused } from './refused.ts'
import { backupFor, targetWords, type Target } from './target.ts'

export type Plan = {
  backup: Backup
  target: Target
  folder: string
  /** What a person should know before. */
  told: string | undefined
}

/** Which backup is restored where; throws Refused when there is none, WAL is missing, the place holds something or has no room. */
export async function planned(target: Target, folder: string, only?: Backup): Promise<Plan> {
  requireEmpty(folder, 'a database')
  const it = await repository()
  const backup = only ?? backupFor(it.backups, target)
  requireRoom(folder, backup.info.size)
  return { backup, target, folder, told: await walFor(it, backup, target) }
}

/** A gap would end the recovery early, and without a target silently: throws Refused for one, but for the last segments of a machine that was lost, of which is told. */
async function walFor(
  { archive }: Repository,
  backup: Backup,
  { text, ms }: Target,
): Promise<string | undefined> {
  if (!archive || !backup.archive)
    throw new Refused('The repository holds no WAL: archive_command sends it there.')
  const [gap] = gapsIn(await segments(archive), backup.archive.start)
  if (!gap || (text !== undefined && ms < gap.wholeUntil * 1_000)) return undefined
  const until = new Date(gap.wholeUntil * 1_000).toISOString()
  if (text === undefined && isLast(gap))
    return `Of the last WAL ${gap.from} had not arrived: it ends about ${until}, and ${gap.behind} segments behind that are of no use.`
  throw new Refused(
    `WAL is missing from ${gap.from} to ${gap.to}, after backup ${backup.label}. What was written until about ${until} can be restored: give an earlier moment.`,
  )
}

/** Restores the files; `tell` hears how far it is. The recovery happens when PostgreSQL starts on them. */
export async function restoreFiles(
  { backup, target, folder }: Plan,
  tell: (text: string) => void,
  more: readonly string[] = [],
): Promise<void> {
  makeFolder(folder)
  const words = [`--set=${backup.label}`, `--pg1-path=${folder}`, '--log-level-console=detail', ...more]
  await done('restore', [...words, ...targetWords(target, 'promote')], (line) => {
    const percent = /restore file .*?(\d+(?:\.\d+)?%)\)/.exec(line)?.[1]
    if (percent) tell(`${percent} of ${backup.label}`)
  })
}
