import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '../../ui/plainClick.ts'

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

/** Where a plain click leads, when it is a page of ours. */
function pathFollowedBy(event: MouseEvent): string | undefined {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a')
  return link?.origin === window.location.origin ? link.pathname + link.search + link.hash : undefined
}
