import { useCallback, useEffect, useRef } from 'react'

const againMs = 3_000

/** Runs `work` when asked, never twice at once: whoever asks meanwhile has it run once more. What failed is tried again. */
export function useFresh(work: () => Promise<void>): () => void {
  const state = useRef({ running: false, wanted: false, gone: false, latest: work })
  useEffect(() => {
    state.current.latest = work
  })
  const run = useCallback(async () => {
    const now = state.current
    now.wanted = true
    if (now.running) return
    now.running = true
    while (now.wanted && !now.gone) {
      now.wanted = false
      await now.latest().catch(() => {
        if (now.gone) return
        if (navigator.onLine) setTimeout(() => void run(), againMs)
        else window.addEventListener('online', () => void run(), { once: true })
      })
    }
    now.running = false
  }, [])
  useEffect(() => {
    const now = state.current
    now.gone = false
    return () => {
      now.gone = true
    }
  }, [])
  return useCallback(() => void run(), [run])
}
