// How far an import is that the server works on: asked again and again, more rarely while nothing moves and not at all unseen.
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ProductImportEntry } from '../../../contract/import-shapes.ts'
import { callApi } from '../../api/session/browser-session.ts'

const firstMs = 700
/** Once it takes longer than a minute: an hour of it stays well below the limit of its calls. */
const laterMs = 2_000
const minuteMs = 60_000
const mostMs = 10_000
const grows = 1.4

/** The import as it is now, and whether nobody answers; the page is made anew once it stands in another state. */
export function useProgress(shown: ProductImportEntry): { entry: ProductImportEntry; isAway: boolean } {
  const { revalidate } = useRevalidator()
  const [told, setTold] = useState<ProductImportEntry>()
  const [isAway, setAway] = useState(false)
  const anew = useRef(revalidate)
  useEffect(() => {
    anew.current = revalidate
  })
  const { importID: id, state } = shown
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let pause = firstMs
    let last = ''
    const began = Date.now()
    const shortest = () => (Date.now() - began > minuteMs ? laterMs : firstMs)

    async function ask(): Promise<void> {
      try {
        const entry = await callApi('showProductImport', { id })
        if (isOver) return
        setAway(false)
        if (entry.state !== state) return void anew.current()
        setTold(entry)
        const now = JSON.stringify([entry.progress, entry.files])
        pause = now === last ? Math.min(mostMs, pause * grows) : shortest()
        last = now
      } catch (error) {
        if (isOver) return
        const { status } = error as { status?: number }
        // Logged out, or no longer one of those who may: the page says which.
        if (status === 401 || status === 403 || status === 404) return void anew.current()
        setAway(true)
        pause = Math.min(mostMs, pause * grows)
      }
      wait()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        // Whoever looks again is told at once.
        if (!document.hidden) void ask()
      }, pause)
    }
    const onSeen = () => {
      if (document.hidden) return
      pause = firstMs
      void ask()
    }
    document.addEventListener('visibilitychange', onSeen)
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [id, state])
  return { entry: told?.importID === id && told.state === state ? told : shown, isAway }
}
