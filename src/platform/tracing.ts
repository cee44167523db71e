// What happens for a request, told to whoever collects traces: nobody, and at no cost, unless ./telemetry/traces.ts was loaded.

export type Traced = {
  /** Of a bounded number: a call, or what a statement does to which table; never a value. */
  name: string
  kind: 'internal' | 'client'
  attributes?: Readonly<Record<string, string | number>>
}

/** One request that is being answered. */
export type TracedRequest = {
  /** Runs what is done for it, so that all of it is told as part of it. */
  within(work: () => void): void
  end(route: string, status: number): void
}

export type Tracer = {
  /** Begins the trace of a request, or goes on with that of another process, named by its `traceparent`. */
  request(method: string, id: string, traceparent: string | undefined): TracedRequest
  /** Runs `work` as a part of what is going on. */
  part<T>(told: Traced, work: () => Promise<T>): Promise<T>
  /** What tells another process which trace it goes on with. */
  headers(): Record<string, string>
  /** For lines of the log. */
  ids(): { traceID?: string }
}

let tracer: Tracer | undefined

/** From here on everything is told to `to`; to nobody when undefined. */
export const traceBy = (to: Tracer | undefined): void => void (tracer = to)

export const tracing = (): Tracer | undefined => tracer

/** Runs `work`, told as a part of what is going on when somebody collects traces. */
export const traced = <T>(told: () => Traced, work: () => Promise<T>): Promise<T> =>
  tracer ? tracer.part(told(), work) : work()

/** Headers for a request to another process of ours; none when nobody collects. */
export const traceHeaders = (): Record<string, string> => tracer?.headers() ?? {}

const names = new Map<string, string>()
const namesMax = 2_000

/** What a statement is called: what it does, to which table first, and some digits that tell it from others that do the same. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= namesMax) names.clear()
  const verb = /^\W*with\b/i.test(text)
    ? (/\b(insert|update|delete|merge)\b/i.exec(text)?.[1] ?? 'select')
    : (/[a-z]+/i.exec(text)?.[0] ?? 'statement')
  const table = /\b(?:from|into|update|merge into)\s+(?:only\s+)?"?([a-z_][\w.]*)/i.exec(text)?.[1]
  const name = [verb.toLowerCase(), table?.toLowerCase(), digitsOf(text)].filter(Boolean).join(' ')
  names.set(text, name)
  return name
}

/** FNV-1a, six digits of it: names are told apart by it, nothing is kept secret. */
function digitsOf(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16).padStart(8, '0').slice(0, 6)
}
