import { useEffect } from 'react'
import { isOfInputMethod } from './inputMethod.ts'

const layers: (() => void)[] = []

function closeTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event)) return
  layers.at(-1)?.()
}

/** While `open`, Esc calls `close`, the topmost layer first. */
export function useLayer(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    if (layers.length === 0) document.addEventListener('keydown', closeTop)
    layers.push(close)
    return () => {
      layers.splice(layers.indexOf(close), 1)
      if (layers.length === 0) document.removeEventListener('keydown', closeTop)
    }
  }, [open, close])
}
