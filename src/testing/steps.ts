// How many steps a piece of work takes, as V8 counts them: the same on a busy machine as on an idle one.
import { Session } from 'node:inspector/promises'

/** How often functions and branches of files with `place` in their path are run by `work`. */
export async function stepsOf(work: () => void, place: string): Promise<number> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    // What was run until then is taken away.
    await session.post('Profiler.takePreciseCoverage')
    work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const ours = result.filter(({ url }) => url.includes(place) && !url.includes('.test.'))
    const ranges = ours.flatMap(({ functions }) => functions.flatMap((one) => one.ranges))
    return ranges.reduce((sum, { count }) => sum + count, 0)
  } finally {
    session.disconnect()
  }
}
