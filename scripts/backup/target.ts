// To which moment is restored, and from which backup.
import type { Backup } from './pgbackrest.ts'
import { Refused } from './refused.ts'

export type Target = {
  /** As PostgreSQL reads it, with its zone; undefined for all that there is. */
  text: string | undefined
  ms: number
}

const form = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d(?::?\d\d)?)$/

/** Reads `latest`, or a moment with its zone; throws Refused for anything else, and for what is still to come. */
export function readTarget(word: string, now = Date.now()): Target {
  if (word === 'latest') return { text: undefined, ms: now }
  const [, day, time, zone = ''] = form.exec(word) ?? []
  const offset =
    zone === 'Z' ? '+00:00' : `${zone.replace(':', '').slice(0, 3)}:${zone.replace(':', '').slice(3) || '00'}`
  const ms = Date.parse(`${day}T${time}${offset}`)
  if (day === undefined || Number.isNaN(ms))
    throw new Refused(
      `"${word}" is no moment. It is "latest", or day, time and zone, such as 2026-11-29T14:05:00Z or "2026-11-29 23:05+09:00".`,
    )
  if (ms > now) throw new Refused(`${word} is still to come: "latest" restores all that there is.`)
  return { text: `${day} ${time}${offset}`, ms }
}

/** The newest backup that was complete before the target; throws Refused when none is. */
export function backupFor(backups: readonly Backup[], { text, ms }: Target): Backup {
  if (backups.length === 0)
    throw new Refused('The repository holds no backup of this stanza: npm run backup -- full makes one.')
  const fitting = backups.findLast(({ timestamp }) => text === undefined || timestamp.stop * 1_000 < ms)
  if (fitting) return fitting
  const oldest = new Date(backups[0]!.timestamp.stop * 1_000).toISOString()
  throw new Refused(
    `There is no backup that old: the oldest was complete at ${oldest}. Any moment after it can be restored.`,
  )
}

/** What pgBackRest is told of it. */
export const targetWords = ({ text }: Target, action: 'promote' | 'shutdown'): string[] =>
  text === undefined ? ['--type=default'] : ['--type=time', `--target=${text}`, `--target-action=${action}`]
