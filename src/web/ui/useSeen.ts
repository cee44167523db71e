import { useEffect, useState } from 'react'

/** True from when an element has been in sight; until then nothing need be asked for it. */
export function useSeen(element: React.RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return
    const watching = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    watching.observe(element.current)
    return () => watching.disconnect()
  }, [element, isSeen])
  return isSeen
}
