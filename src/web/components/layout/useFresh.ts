import { useRevalidator } from 'react-router'
import { sessionStanding } from '../../api/session/ended.ts'
import { useLive } from '../../api/session/useLive.ts'
import { isTyping } from '../../ui/forms.ts'

/**
 * Loads the data of the page anew when the bell of who reads it rings, while that may be about what the page lists; not while
 * something typed stands there, nor once the session has ended: the page that comes may be one without its form.
 */
export function useFresh(isAbout = true): void {
  const { revalidate } = useRevalidator()
  useLive(['badges'], () => {
    if (isAbout && !isTyping() && sessionStanding() !== 'ended') void revalidate()
  })
}
