// What this web process knows of what works: looked at every few seconds, and kept, so that it is told also while nothing answers.
import { mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { statusParts, type StatusState } from '../../contract/status-parts.ts'
import { showStatus, type StatusEntry } from '../../contract/status.ts'
import type { Logger } from '../../platform/log.ts'
import { recentOutcomes, stateOf } from '../../platform/recent-outcomes.ts'

export type StatusNow = StatusEntry & {
  /** When the process that answers calls was last heard, in milliseconds; undefined for never. */
  heardAt: number | undefined
  /** It does not answer now: incidents are those of then. */
  isAway: boolean
}

export type StatusWatch = {
  now(): StatusNow
  /** Told of each page that was made for somebody: whether it could be. */
  countPage(isMade: boolean): void
  close(): Promise<void>
}

type Options = {
  ask(): Promise<StatusEntry>
  /** Where the last good look is kept, for a process that starts while nothing answers. */
  file: string
  log: Logger
  everyMs?: number
}

/** One look may fail by chance, two are none. */
const downAfter = 2
/** After one that failed the next follows so many times sooner: trouble and its end are told within seconds. */
const sooner = 5
const Kept = z.object({ heardAt: z.number(), incidents: showStatus.ok.shape.incidents })

/** Begins to look. */
export function watchStatus({ ask, file, log, everyMs = 15_000 }: Options): StatusWatch {
  let last: { heardAt: number; entry: StatusEntry } | undefined = readKept(file)
  let failures = 0
  const pages = recentOutcomes()
  let isOpen = true
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      const entry = await ask()
      const isNews = JSON.stringify(entry.incidents) !== JSON.stringify(last?.entry.incidents)
      last = { heardAt: Date.now(), entry }
      failures = 0
      if (isNews)
        await keep(file, last).catch((error: unknown) =>
          log.warn({ error: String(error) }, 'status not kept'),
        )
    } catch (error) {
      failures++
      log.debug({ error: String(error) }, 'status not heard')
    }
    if (isOpen) timer = setTimeout(lookAgain, failures > 0 ? everyMs / sooner : everyMs)
  }
  let looking = look()
  function lookAgain() {
    looking = look()
  }
  return {
    countPage: pages.count,
    now() {
      const isAway = failures >= downAfter || (last === undefined && failures > 0)
      const ofPages = stateOf(pages.shares())
      const own: StatusState = isAway && ofPages === 'working' ? 'degraded' : ofPages
      const known = new Map(last?.entry.parts.map(({ part, state }) => [part, state]))
      return {
        parts: statusParts.map((part) => ({
          part,
          state: part === 'pages' ? own : isAway ? 'down' : (known.get(part) ?? 'working'),
        })),
        incidents: last?.entry.incidents ?? [],
        heardAt: last?.heardAt,
        isAway,
      }
    },
    async close() {
      isOpen = false
      clearTimeout(timer)
      await looking
    },
  }
}

function readKept(file: string) {
  try {
    const { heardAt, incidents } = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { heardAt, entry: { parts: [], incidents } }
  } catch {
    // The first start, or a file of another version.
    return undefined
  }
}

/** Whole or not at all. */
async function keep(
  file: string,
  { heardAt, entry }: { heardAt: number; entry: StatusEntry },
): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const next = `${file}.${process.pid}`
  await writeFile(next, JSON.stringify({ heardAt, incidents: entry.incidents }))
  await rename(next, file)
}
