// The toasts of this page: a list outside React, so that any event handler can add one.

export type Toast = {
  id: number
  tone: 'success' | 'failure'
  /** Without words the default of its tone is shown. */
  text?: string
  action?: { label: string; run(): void }
  /** How long it is shown, when that is not as usual. */
  shownMs?: number
  /** It stays until somebody closes it or whoever showed it takes it away. */
  stays?: true
}

type Listener = () => void

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<Listener>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; answers its id. Three are shown at most, the oldest goes first. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = ++lastId
  change([...toasts, { ...toast, id }].slice(-3))
  return id
}

/** Takes a toast away; nothing happens when it has gone already. */
export function dropToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
}

/** Takes away what was told of a success, for what comes now is none; what offers a way back stays. */
export function dropSuccesses(): void {
  if (toasts.some(isPlainSuccess)) change(toasts.filter((toast) => !isPlainSuccess(toast)))
}

const isPlainSuccess = ({ tone, action }: Toast) => tone === 'success' && !action

export const toastsShown = (): readonly Toast[] => toasts

const none: readonly Toast[] = []
export const noToasts = (): readonly Toast[] => none

/** Calls `listener` at every change; answers what ends that. */
export function onToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
