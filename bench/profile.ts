// What a server did with its CPU time: the functions with the most time of their own.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import path from 'node:path'

/** Waiting, and what the profiler itself costs. */
const notWork = new Set(['(idle)', '(program)'])
const notTheirs = /^node:inspector|\/bench\/tell\.ts$/

const root = path.resolve(import.meta.dirname, '..')

/** Runs `work` while the child (started with bench/tell.ts in front) is profiled; answers lines, hottest first. */
export async function hottest(child: ChildProcess, work: () => Promise<void>, count = 40): Promise<string[]> {
  child.send({ bench: 'profile' })
  await answer(child, 'profiling')
  await work()
  child.send({ bench: 'profiled' })
  return linesOf((await answer(child, 'profile')) as Profiler.Profile, count)
}

async function answer(child: ChildProcess, name: string): Promise<unknown> {
  for (;;) {
    const [message] = (await once(child, 'message')) as [Record<string, unknown>]
    if (message[name] !== undefined) return message[name]
  }
}

function linesOf(profile: Profiler.Profile, count: number): string[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const times = new Map<string, number>()
  let busy = 0
  profile.samples?.forEach((id, at) => {
    const frame = nodes.get(id)?.callFrame
    const time = profile.timeDeltas?.[at] ?? 0
    if (!frame || notWork.has(frame.functionName) || notTheirs.test(frame.url)) return
    busy += time
    const name = `${frame.functionName || '(anonymous)'} ${placeOf(frame)}`
    times.set(name, (times.get(name) ?? 0) + time)
  })
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, time]) => `${((100 * time) / busy).toFixed(1).padStart(5)} %  ${name}`)
}

function placeOf({ url, lineNumber }: { url: string; lineNumber: number }): string {
  if (!url) return ''
  return `${url.replace('file://', '').replace(`${root}/`, '')}:${lineNumber + 1}`
}
