import { useCallback, useEffect, useRef } from 'react'

const againMs = 3_000

/** Runs `work` when asked, never twice at once: whoever asks meanwhile has it run once more. What failed is tried again. */
export function useFresh(work: () => Promise<void>): () => void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  const runner = useRef<Runner>(undefined)
  useEffect(() => {
    const own = runnerOf(() => latest.current())
    runner.current = own
    return own.stop
  }, [])
  return useCallback(() => runner.current?.ask(), [])
}

type Runner = { ask(): void; stop(): void }

function runnerOf(work: () => Promise<void>): Runner {
  let running = false
  let wanted = false
  let stopped = false
  const run = async () => {
    if (running) return
    running = true
    while (wanted) {
      wanted = false
      await work().catch(again)
    }
    running = false
  }
  const ask = () => {
    if (stopped) return
    wanted = true
    void run()
  }
  const again = () => {
    if (navigator.onLine) setTimeout(ask, againMs)
    else window.addEventListener('online', ask, { once: true })
  }
  return {
    ask,
    stop() {
      stopped = true
      wanted = false
    },
  }
}
