// What the forms of a page tell each other: which of them hold something unsent, and what became of one that was sent.

/** The control that says under which name a form keeps what is typed into it. */
export const keptAs = 'kept-as'

/** What became of a form: it has arrived; nobody answered; the session had ended before. */
export type Fate = 'sent' | 'failed' | 'session'

const typing = new Set<object>()
const underway = new Set<string>()
const listeners = new Map<string, Set<(fate: Fate) => void>>()

/** From now on something stands on this page that was typed and not sent; answers what ends that. */
export function noteTyping(): () => void {
  // Whoever is about to leave the page asks first (api/session/ended.ts).
  const stay = (event: Event) => event.preventDefault()
  typing.add(stay)
  window.addEventListener('mw-leaving', stay)
  return () => {
    typing.delete(stay)
    window.removeEventListener('mw-leaving', stay)
  }
}

/** Whether something would be lost with this page. */
export const isTyping = (): boolean => typing.size > 0

/** Whether the form of this name has been sent and not been answered. */
export const isUnderway = (name: string): boolean => underway.has(name)

/** Notes that a form is on its way until what is answered here is called. */
export function noteSending(name: string): () => void {
  underway.add(name)
  return () => void underway.delete(name)
}

/** Tells the form of this name what became of it. */
export function tellFate(name: string, fate: Fate): void {
  for (const hear of listeners.get(name) ?? []) hear(fate)
}

/** Hears what becomes of the form of this name; answers what ends that. */
export function onFate(name: string, hear: (fate: Fate) => void): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(hear))
  return () => void all.delete(hear)
}
