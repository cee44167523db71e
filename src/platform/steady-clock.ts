// For ages and ends of what a process keeps: a clock that is set anew, an hour back, would keep it for an hour.

/** Milliseconds since 1970 as they were known when the process started, and from then on only as many more as went by. */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
