import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'

/** Follows the plain links inside `container` without loading a new document: hundreds of router links would each cost their own. */
export function useInnerLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = container.current
    if (!element) return
    const follow = (event: MouseEvent) => {
      const to = pathFollowedBy(event)
      if (to === undefined) return
      event.preventDefault()
      void navigate(to)
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [container, navigate])
}

/** Where a plain click leads, when it is a page of ours; a click that asks for a new tab or a download leads there by itself. */
function pathFollowedBy(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a')
  return link?.origin === window.location.origin ? link.pathname + link.search + link.hash : undefined
}
