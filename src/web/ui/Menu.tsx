import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLayer } from './useLayer.ts'
import { useLeft } from './useLeft.ts'

type Props = {
  className?: string
  /** What opens it: its name in words, seen or not. */
  summary: React.ReactNode
  /** A list of links or buttons. */
  children: React.ReactNode
}

const entries = 'a[href], button, input:not([type="radio"]), input:checked'

/** A list behind a word, script or not; Esc, a click outside, a focus that goes on and a change of page close it, arrows move in it. */
export function Menu({ className, summary, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const shownOn = useRef(key)
  const close = useCallback(() => {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }, [])
  useLayer(open, close)
  useLeft(menu, () => {
    if (menu.current) menu.current.open = false
  })
  useEffect(() => {
    if (shownOn.current === key) return
    shownOn.current = key
    if (menu.current) menu.current.open = false
  }, [key])
  useEffect(() => {
    const within = menu.current
    const onKey = (event: KeyboardEvent) => {
      if (within && moveWithin(within, event.key)) event.preventDefault()
    }
    within?.addEventListener('keydown', onKey)
    return () => within?.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (menu.current && !menu.current.contains(event.target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  return (
    <details ref={menu} className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/** The menu makes room for what its entry opens, and has the focus when that is closed. */
export function closeMenuAround(entry: Element): void {
  const menu = entry.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** Moves the focus for an arrow, Home or End; opens what is closed. In a field these keys are its own: arrows choose among radio buttons. */
function moveWithin(menu: HTMLDetailsElement, key: string): boolean {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) return false
  if (document.activeElement instanceof HTMLInputElement) return false
  if (!menu.open && key !== 'ArrowDown') return false
  menu.open = true
  const all = [...menu.querySelectorAll<HTMLElement>(entries)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key] ?? 0
  // From the word itself up, and past an end, it goes round.
  all.at(next >= all.length ? 0 : Math.max(next, -1))?.focus()
  return true
}
