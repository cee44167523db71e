// Which advisories are open: all but those that somebody has looked at, with a reason, until a day.
import * as z from 'zod'
import type { Advisory, Asked } from './asking.ts'

const Ignored = z.array(
  z.strictObject({
    /** The end of the advisory's address, such as GHSA-xxxx-xxxx-xxxx. */
    advisory: z.string().regex(/^GHSA(?:-[\da-z]{4}){3}$/i),
    package: z.string().min(1),
    /** Why it does not touch us. */
    reason: z.string().min(20),
    /** The last day on which that counts. */
    until: z.iso.date(),
  }),
)
export type Ignored = z.infer<typeof Ignored>

/** The list in `text`; what is wrong with it where it is none. */
export function readIgnored(text: string): Ignored | string {
  try {
    const read = Ignored.safeParse(JSON.parse(text))
    if (read.success) return read.data
    const [{ path: at, message }] = read.error.issues as [z.core.$ZodIssue]
    return `${at.join('.')}: ${message}`
  } catch (error) {
    return (error as Error).message
  }
}

export type Judged = {
  open: (Advisory & { versions: string[] })[]
  ignored: (Advisory & { reason: string; until: string })[]
  /** Entries whose day is over, and entries about nothing any more. */
  over: Ignored
  idle: Ignored
}

const idOf = ({ url }: Advisory) => url.split('/').at(-1)!.toLowerCase()

export function judge(advisories: readonly Advisory[], asked: Asked, list: Ignored, now: Date): Judged {
  const today = now.toISOString().slice(0, 10)
  const entryOf = (advisory: Advisory) =>
    list.find((one) => one.package === advisory.package && one.advisory.toLowerCase() === idOf(advisory))
  const judged: Judged = {
    open: [],
    ignored: [],
    over: list.filter(({ until }) => until < today),
    idle: list.filter((one) => !advisories.some((advisory) => entryOf(advisory) === one)),
  }
  for (const advisory of advisories) {
    const entry = entryOf(advisory)
    if (entry && entry.until >= today) judged.ignored.push({ ...advisory, ...entry })
    else judged.open.push({ ...advisory, versions: asked[advisory.package] ?? [] })
  }
  return judged
}

/** What is said of it, a line each. */
export function toldOf({ open, ignored, over, idle }: Judged, count: number): string {
  return [
    ...open.map(
      (one) =>
        `${one.severity}: ${one.package} ${one.versions.join(', ')} (${one.vulnerable_versions}): ${one.title} ${one.url}`,
    ),
    ...ignored.map((one) => `ignored until ${one.until}: ${one.package}: ${one.title}. ${one.reason}`),
    ...over.map((one) => `no longer ignored since ${one.until}: ${one.advisory} of ${one.package}`),
    ...idle.map((one) => `nothing to ignore any more: ${one.advisory} of ${one.package}`),
    `${count} packages asked about, ${open.length} open advisories, ${ignored.length} ignored.`,
  ].join('\n')
}
