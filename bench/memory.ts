// Memory of processes, as Linux counts it.
import fs from 'node:fs'
import type { Started } from './children.ts'

/** Megabytes that a process holds, or that it held at most. */
export function peakOf({ child }: Started, what: 'VmRSS' | 'VmHWM'): number {
  const status = fs.readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
}

/** What it held at most is counted from now on. */
export const forgetPeak = ({ child }: Started) => fs.writeFileSync(`/proc/${child.pid}/clear_refs`, '5')
