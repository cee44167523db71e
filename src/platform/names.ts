// The addresses of names (database, bucket, mail server, provider): asked for once at a time, and those of before are good enough
// while nobody answers. What is being asked for takes a thread of those that files, pictures and hashes need too.
import dns, { type LookupAddress, type LookupOptions } from 'node:dns'
import net from 'node:net'

type Told = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void
export type Lookup = (name: string, options: LookupOptions, told: Told) => void
type Answer = Parameters<Told>
type Name = {
  known: { answer: Answer; at: number } | undefined
  waiting: Set<(answer: Answer) => void> | undefined
}

/** Not "there is no such name", but "nobody says". */
const silentCodes = new Set(['EAI_AGAIN', 'EAI_FAIL', 'ETIMEOUT', 'ETIMEDOUT', 'ESERVFAIL', 'ECONNREFUSED'])
const namesMax = 200
const dayMs = 24 * 60 * 60 * 1_000

/**
 * A look-up that asks `lookup`, once at a time for each name. When that says nothing for `patienceMs`, or fails, what it said
 * within a day before counts; with nothing from before its answer is waited for.
 */
export function rememberingLookup(lookup: Lookup, patienceMs = 1_000): Lookup {
  const names = new Map<string, Name>()

  const ask = (key: string, name: string, options: LookupOptions, one: Name) => {
    const waiting = (one.waiting = new Set())
    lookup(name, options, (...answer) => {
      one.waiting = undefined
      const [error] = answer
      if (!error) one.known = { answer, at: performance.now() }
      else if (!silentCodes.has(error.code ?? '')) names.delete(key)
      const told = error && silentCodes.has(error.code ?? '') ? (known(one) ?? answer) : answer
      for (const tell of waiting) tell(told)
    })
    return waiting
  }

  return (name, options, told) => {
    if (net.isIP(name) !== 0) return lookup(name, options, told)
    const key = `${name} ${options.family ?? 0} ${options.hints ?? 0} ${options.all === true} ${options.order ?? ''}`
    const one = names.get(key) ?? { known: undefined, waiting: undefined }
    if (!names.has(key) && names.size >= namesMax) names.clear()
    names.set(key, one)
    const before = known(one)
    // Somebody has been waiting for that answer: it may be long in coming.
    if (one.waiting && before) return process.nextTick(told, ...before)
    const waiting = one.waiting ?? ask(key, name, options, one)
    const tell = (answer: Answer) => {
      clearTimeout(late)
      told(...answer)
    }
    const late = setTimeout(() => {
      const instead = known(one)
      if (instead && waiting.delete(tell)) told(...instead)
    }, patienceMs)
    waiting.add(tell)
  }
}

const known = ({ known: last }: Name): Answer | undefined =>
  last && performance.now() - last.at < dayMs ? last.answer : undefined

/** Makes every connection of this process look up names so, whoever opens it. */
export function rememberAddresses(): void {
  const usual = dns.lookup as unknown as Lookup
  const remembering = rememberingLookup(usual)
  const lookup = (name: string, given: LookupOptions | number | undefined | Told, told?: Told) => {
    if (typeof given === 'function') remembering(name, {}, given)
    else remembering(name, typeof given === 'number' ? { family: given } : (given ?? {}), told!)
  }
  dns.lookup = lookup as unknown as typeof dns.lookup
}
