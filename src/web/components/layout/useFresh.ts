import { useRevalidator } from 'react-router'
import { sessionStanding } from '../../api/session/ended.ts'
import { useLive } from '../../api/session/useLive.ts'

/** Loads the data of the page anew when the bell of who reads it rings, while that may be about what the page lists; not once the session has ended, which would take away what was typed. */
export function useFresh(isAbout = true): void {
  const { revalidate } = useRevalidator()
  useLive(['badges'], () => {
    if (isAbout && sessionStanding() !== 'ended') void revalidate()
  })
}
