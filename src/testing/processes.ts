// Which processes run on this machine, as /proc tells, and a port for one more.
import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { portIsFree } from '../../bin/ports.mjs'

/**
 * A free port below those that the system gives away by itself (32768 and up): nobody takes it before it is used,
 * also not while its server is dead.
 */
export async function aFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (await portIsFree(port)) return port
  }
}

/** Which processes there are can only be told where /proc is; elsewhere the lists are empty. */
const linux = existsSync('/proc/self/stat')

/** Process id, parent and moment of birth of everything that runs. */
function everything(): { pid: number; parent: number; born: string }[] {
  if (!linux) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(Number(name))
      return stat ? [{ pid: Number(name), ...stat }] : []
    })
}

function statOf(pid: number): { parent: number; born: string } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return fields[0] === 'Z' ? undefined : { parent: Number(fields[1]), born: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** Its moment of birth, which tells it from another that has its number later; undefined once it has ended. */
export const bornAt = (pid: number): string | undefined => statOf(pid)?.born

/** A process and all that it started. */
export function familyOf(pid: number): number[] {
  const all = everything()
  const family = [pid]
  for (const member of family)
    family.push(...all.filter(({ parent }) => parent === member).map(({ pid }) => pid))
  return family
}
