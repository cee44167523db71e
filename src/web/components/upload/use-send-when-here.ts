// Sending what somebody wrote while its files are still on their way: it waits for them.
import { useEffect, useRef, useState } from 'react'
import type { Attachments } from './use-attachments.ts'

/**
 * `wish` sends at once when no file is on its way, else when all have arrived; it stays when one cannot be attached, and
 * `isKeptBack` says so. `stop` takes the wish back, and so does who takes a file away.
 */
export function useSendWhenHere(
  { files, uploads }: Pick<Attachments, 'files' | 'uploads'>,
  send: () => void,
) {
  const count = files.length + uploads.length
  const [isWished, setIsWished] = useState(false)
  const [most, setMost] = useState(count)
  if (most !== count) {
    setMost(count)
    if (count < most) setIsWished(false)
  }
  const [hasTried, setHasTried] = useState(false)
  const hasFailed = uploads.some(({ state }) => state.is === 'failed')
  if (isWished && hasFailed) setIsWished(false)
  if (hasTried && uploads.length === 0 && !isWished) setHasTried(false)
  const [due, setDue] = useState(0)
  if (isWished && uploads.length === 0 && count >= most) {
    setIsWished(false)
    setDue(due + 1)
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (due > 0) latest.current()
  }, [due])
  return {
    isWaiting: isWished && !hasFailed,
    isKeptBack: hasTried && hasFailed,
    wish(): void {
      if (uploads.length === 0) return send()
      setHasTried(true)
      setIsWished(!hasFailed)
    },
    stop(): void {
      setIsWished(false)
      setHasTried(false)
    },
  }
}

export type Sending = ReturnType<typeof useSendWhenHere>
