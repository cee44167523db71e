// A machine that is too busy for pictures: the processes that make them anew stand still.
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Stops every process of a picture that this one starts, until it is told to end that; answers how many there were. For
 * systems with /proc.
 */
export function stopPictures(): () => number {
  const stopped = new Set<number>()
  const timer = setInterval(() => {
    for (const pid of picturesOf(process.pid)) {
      if (stopped.has(pid)) continue
      stopped.add(pid)
      process.kill(pid, 'SIGSTOP')
    }
  }, 5)
  return () => {
    clearInterval(timer)
    return stopped.size
  }
}

function picturesOf(parent: number): number[] {
  try {
    const threads = readdirSync(`/proc/${parent}/task`)
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${parent}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    )
    return children
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('images/child.ts'))
      .map(Number)
  } catch {
    // One of them ended while it was looked at.
    return []
  }
}
