// Keys of the console, for who works through a queue without a mouse; never of what is being typed.
import { useEffect } from 'react'
import { isOfInputMethod } from '../../ui/inputMethod.ts'

/** What single keys do, each by what it types; false is that there was nothing to do, so that the key does what it does anyway. */
type Keys = Readonly<Record<string, () => boolean | void>>

const typing = 'input, select, textarea, dialog, [contenteditable]'

/** Hears single keys while no field, dialog, input method or modifier is in the way. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event
      if (altKey || ctrlKey || metaKey || isOfInputMethod(event)) return
      if (target instanceof Element && target.closest(typing)) return
      const act = Object.hasOwn(keys, key) ? keys[key] : undefined
      if (act && act() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [keys])
}

/** Of every page: j, k and the arrows move among the links marked `data-row`, n follows the one marked `data-next`. */
export const shellKeys: Keys = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  // Without a row in hand the arrows scroll.
  ArrowDown: () => hasRow() && moveRow(1),
  ArrowUp: () => hasRow() && moveRow(-1),
  n: () => {
    const next = document.querySelector<HTMLElement>('[data-next]')
    next?.click()
    return next !== null
  },
}

const rowsHere = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const hasRow = () => rowsHere().some((row) => row === document.activeElement)

/** Moves the focus by so many rows, from none to the first or last; false where there are none. */
function moveRow(by: 1 | -1): boolean {
  const rows = rowsHere()
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = at === -1 ? (by === 1 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1)
  rows[next]?.focus()
  return rows.length > 0
}
