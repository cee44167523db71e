// CPU time of processes, user and system, in microseconds.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'

/** CPU time of a child started with bench/tell.ts in front, all its threads. */
export async function cpuOfChild(child: ChildProcess): Promise<number> {
  child.send({ bench: 'cpu' })
  for (;;) {
    const [message] = (await once(child, 'message')) as [{ cpu?: NodeJS.CpuUsage }]
    if (message.cpu) return message.cpu.user + message.cpu.system
  }
}

/** Linux counts in hundredths of a second towards programs, whatever the kernel's own clock. */
const tick = 10_000

type Stat = { parent: number; own: number; ofEndedChildren: number }

function statOf(pid: string): Stat | undefined {
  let text: string
  try {
    text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The name in brackets may hold spaces: fields are counted from behind it, the state being the third.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const field = (number: number) => fields[number - 3] ?? 0
  return {
    parent: field(4),
    own: (field(14) + field(15)) * tick,
    ofEndedChildren: (field(16) + field(17)) * tick,
  }
}

/** CPU time of everything that the process `pid` started, children that have ended included; Linux only. */
export function cpuBelow(pid: number): number {
  const all = new Map<number, Stat>()
  for (const name of fs.readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined
    if (stat) all.set(Number(name), stat)
  }
  const isBelow = (at: number | undefined): boolean => {
    const parent = at === undefined ? undefined : all.get(at)?.parent
    return parent !== undefined && parent > 0 && (parent === pid || isBelow(parent))
  }
  let sum = 0
  for (const [at, stat] of all) if (isBelow(at)) sum += stat.own + stat.ofEndedChildren
  return sum
}

/** CPU time of the whole machine, whoever used it; Linux only. */
export function cpuOfMachine(): number {
  const [, user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = fs
    .readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)[0]!
    .split(/ +/)
    .map(Number)
  return (user + nice + system + interrupts + soft) * tick
}
