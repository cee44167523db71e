import { useEffect } from 'react'

/** For a row of links that narrow windows push sideways: the one whose `data-tab` is `current` stands in its middle, and arrows, Home and End move the focus along it. */
export function useAlongRow(row: React.RefObject<HTMLElement | null>, current: string): void {
  useEffect(() => {
    const list = row.current
    const link = list?.querySelector<HTMLElement>(`[data-tab="${current}"]`)
    // Only the row is moved: the page stays where it is.
    if (list && link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2 })
  }, [row, current])
  useEffect(() => {
    const list = row.current
    const onKey = (event: KeyboardEvent) => {
      if (list && moveAlong(list, event.key)) event.preventDefault()
    }
    list?.addEventListener('keydown', onKey)
    return () => list?.removeEventListener('keydown', onKey)
  }, [row])
}

/** True when the key moved the focus: arrows to the neighbour, Home and End to the ends. */
function moveAlong(list: HTMLElement, key: string): boolean {
  const links = [...list.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[key]
  if (next === undefined || at === -1) return false
  links[(next + links.length) % links.length]?.focus()
  return true
}
