import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 2_000

/** While `active`, asks again and again how the page's data stand, but only while somebody looks at it. */
export function useLooking(active: boolean): void {
  const { revalidate, state } = useRevalidator()
  const isIdle = state === 'idle'
  useEffect(() => {
    if (!active || !isIdle) return
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    const timer = setTimeout(look, everyMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [active, isIdle, revalidate])
}
