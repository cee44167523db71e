import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isOfInputMethod } from '../../ui/inputMethod.ts'
import { searchInput } from './searchInput.ts'

/** After a change of page: focus on its heading, or on that of the part its address names, its title said aloud; where the search was wanted, in the search bar (U22). */
export function Arrival() {
  const { key, pathname, hash, state } = useLocation()
  const seen = useRef({ key, pathname })
  const [said, setSaid] = useState('')
  useEffect(() => {
    const before = seen.current
    if (before.key === key) return
    seen.current = { key, pathname }
    forgetOtherPage()
    if ((state as { focusSearch?: boolean } | null)?.focusSearch) searchInput()?.focus()
    else if (before.pathname !== pathname || leftByLink()) focusHeading(hash)
    setSaid(document.title)
  }, [key, pathname, hash, state])
  return (
    <p className="vh" role="status">
      {said}
    </p>
  )
}

/** What machines were told of the page of the document is not true of another (head-tags.ts). */
function forgetOtherPage(): void {
  const tags =
    'meta[name="keywords"], meta[name^="twitter:"], meta[property], link[hreflang], script[type="application/ld+json"]'
  for (const tag of document.head.querySelectorAll(tags)) tag.remove()
}

/** A form that answers in its own place keeps the focus; a followed link does not. */
function leftByLink(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active instanceof HTMLAnchorElement
}

function focusHeading(hash: string): void {
  const part = hash ? document.getElementById(hash.slice(1)) : null
  const heading =
    part?.querySelector<HTMLElement>('h1, h2') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Enter that ends a composition submits nothing (D38). */
export function InputMethodEnter() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isOfInputMethod(event) && event.target instanceof HTMLInputElement)
        event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}
