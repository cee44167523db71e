// A limit of time on what somebody waits for.

/** What `work` answers; throws what `late` makes when that takes longer than so many milliseconds. The work itself goes on. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  late: () => Error = () => new Error(`no answer within ${ms} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** What `work` answers within so many milliseconds; nothing when it takes longer, or throws. */
export async function orNone<T>(ms: number, work: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await within(ms, work())
  } catch {
    return []
  }
}
