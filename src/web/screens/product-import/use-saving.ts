// What is chosen is saved by itself, a moment after the last choice.
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ImportAnswer } from './answer.ts'

const restMs = 600

/** For a form of an import: `onEdited` tells of a change in it. */
export function useSaving(path: string, form: React.RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher<ImportAnswer>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function save(): void {
    clearTimeout(timer.current)
    setWaiting(false)
    if (!form.current) return
    const said = new FormData(form.current)
    said.set('intent', 'map')
    void fetcher.submit(said, { method: 'post', action: path })
  }

  const isSaving = fetcher.state !== 'idle'
  return {
    onEdited(): void {
      setWaiting(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(save, restMs)
    },
    /** It is sent by a button instead. */
    stop(): void {
      clearTimeout(timer.current)
      setWaiting(false)
    },
    /** Something is chosen that the server has not taken. */
    isUnsaved: isWaiting || isSaving || fetcher.data?.problem !== undefined,
    isSaving: isWaiting || isSaving,
    answer: isWaiting || isSaving ? undefined : fetcher.data,
  }
}
