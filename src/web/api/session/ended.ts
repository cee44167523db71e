// A session that ended while something typed stands on the page: the page stays and says so, until the same person is back.

export type Standing = 'in' | 'ended' | 'back'

let standing: Standing = 'in'
const listeners = new Set<() => void>()

function change(to: Standing): void {
  if (standing === to) return
  standing = to
  for (const hear of listeners) hear()
}

/** Goes where an ended session leads, unless something typed would be lost by that: a form that holds some says no (ui/forms.ts). */
export function endSession(go: () => void): void {
  const mayGo = window.dispatchEvent(new Event('mw-leaving', { cancelable: true }))
  if (mayGo) go()
  else change('ended')
}

/** A form was answered with the way to the log-in: the page stays. */
export const noteEnded = (): void => change('ended')

/** The same person is signed in again. */
export function noteBack(): void {
  if (standing === 'ended') change('back')
}

/** Whoever is back has gone on, by sending something or to another page, or has read that they are: it is said no longer. */
export function forgetBack(): void {
  if (standing === 'back') change('in')
}

export const sessionStanding = (): Standing => standing

/** Calls `hear` at every change; answers what ends that. */
export function onStanding(hear: () => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}
