// The processes of a node, found by a mark in the environment of those that were started for it, and all below them.
import { readFileSync, readdirSync } from 'node:fs'

const markName = 'MILLWRIGHT_CLUSTER'
/** What processes of `node` carry in their environment. */
export const markOf = (folder: string, node: string) => ({ [markName]: `${folder}#${node}` })

type Known = { pid: number; parent: number; state: string; isMarked: boolean; words: string }

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended, or is somebody else's.
    return ''
  }
}

/** Those of `node`; which of them, tells `which` by the words they were called with. */
export function processesOf(folder: string, node: string, which: (words: string) => boolean = () => true) {
  const mark = `${markName}=${folder}#${node}\0`
  const all: Known[] = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [state = '', parent] = read(`/proc/${name}/stat`).split(') ').at(-1)!.split(' ')
      if (parent === undefined) return []
      const words = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ')
      const isMarked = `${read(`/proc/${name}/environ`)}\0`.includes(mark)
      return [{ pid: Number(name), parent: Number(parent), state, isMarked, words }]
    })
  const ours = new Set(all.filter(({ isMarked }) => isMarked).map(({ pid }) => pid))
  // Backends of PostgreSQL write their title over their environment.
  for (let before = -1; before !== ours.size;) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  ours.delete(process.pid)
  return all.filter(({ pid, state, words }) => ours.has(pid) && state !== 'Z' && which(words))
}

/** Sends it to each; those that have ended meanwhile do not matter. Answers how many there were. */
export function signal(pids: readonly number[], name: NodeJS.Signals): number {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  return pids.length
}
