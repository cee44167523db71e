// What somebody types before the scripts of a page have run: React gives a text area its first text again when it takes the
// page over, so what stood there is remembered and put back.
import { put } from './typed.ts'

/** What stands in text areas that somebody has typed into. */
export type TypedBefore = {
  /** Puts it back where it was lost, as if it were typed now, and remembers nothing more. */
  bringBack(): void
}

/** Remembers from now on, what was typed until now included. */
export function rememberTyped(): TypedBefore {
  const typed = new Map<HTMLTextAreaElement, string>()
  const note = (area: HTMLTextAreaElement) => typed.set(area, area.value)
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area)
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) note(target)
  }
  document.addEventListener('input', onInput, true)
  return {
    bringBack() {
      document.removeEventListener('input', onInput, true)
      for (const [area, text] of typed) if (area.isConnected && area.value !== text) put(area, text)
      typed.clear()
    },
  }
}
