import { useState, useSyncExternalStore } from 'react'

/** Texts by the name of the field; values of a name that was sent several times stand on lines of their own. */
export type Draft = Record<string, string>

const prefix = 'mw-draft:'

/** What was typed into the form called `name` in this tab and not sent: it outlives a reload and a log-in (ui.md, habits). */
export function useDraft(name: string) {
  const [kept] = useState(() => openDraft(prefix + name))
  const draft = useSyncExternalStore(kept.subscribe, kept.found, nothing)
  return { draft, keep: kept.keep, drop: kept.drop }
}

/** Forgets what was typed into one form, from another page. */
export const dropDraft = (name: string): void => attempt(() => sessionStorage.removeItem(prefix + name))

/** Forgets all that was typed in this tab: whoever logs out leaves nothing behind. */
export function dropDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  })
}

const nothing = () => null

function openDraft(key: string) {
  /** As it was when the page came; what is typed from then on stands in the form. Undefined until it was looked for. */
  let found: Draft | null | undefined
  let tell = () => {}
  return {
    subscribe(listener: () => void) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    found: (): Draft | null => (found === undefined ? (found = read(key)) : found),
    keep(form: HTMLFormElement) {
      const draft: Draft = {}
      for (const [field, value] of new FormData(form))
        if (typeof value === 'string') draft[field] = field in draft ? `${draft[field]}\n${value}` : value
      attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
    },
    drop() {
      attempt(() => sessionStorage.removeItem(key))
      found = null
      tell()
    },
  }
}

function read(key: string): Draft | null {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown)
  return typeof kept === 'object' && kept !== null ? (kept as Draft) : null
}

/** Storage may be full or forbidden: a form works without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
