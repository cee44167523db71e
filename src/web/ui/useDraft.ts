import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './drafts.ts'
import { onFate } from './forms.ts'
import { typedIn } from './typed.ts'

/** Whose drafts the forms of this page keep and show: an id; empty for nobody. */
export const DraftOwner = createContext('')

/** What was typed into the form called `name` in this tab and not sent: it outlives a reload and a log-in of the same person (U26). */
export function useDraft(name: string) {
  const owner = useContext(DraftOwner)
  const [kept] = useState(() => openDraft(owner, name))
  const { draft, drops } = useSyncExternalStore(kept.subscribe, kept.found, nothing)
  useEffect(() => onFate(name, (fate) => fate === 'sent' && kept.forget()), [name, kept])
  const { keep, keepAs, merge, forget, drop } = kept
  return { name, draft, drops, keep, keepAs, merge, forget, drop }
}

export type KeptDraft = ReturnType<typeof useDraft>

/** `drops` counts how often what was typed was thrown away on purpose: then the form is drawn anew. */
type Found = { draft: Draft | null; drops: number }

const none: Found = { draft: null, drops: 0 }
const nothing = () => none

function openDraft(owner: string, name: string) {
  const key = draftKey(owner, name)
  /** As it was when the page came; what is typed from then on stands in the form. Undefined until it was looked for. */
  let found: Found | undefined
  let tell = () => {}
  const change = (to: Found) => {
    removeDraft(key)
    found = to
    tell()
  }
  const look = (): Found => (found ??= { draft: readDraft(key) ?? readDraft(draftKey('', name)), drops: 0 })
  return {
    subscribe(listener: () => void) {
      tell = listener
      return () => {
        tell = () => {}
      }
    },
    found: look,
    keep: (form: HTMLFormElement) => writeDraft(key, typedIn(form)),
    /** Null for nothing. */
    keepAs: (typed: Draft | null) => (typed ? writeDraft(key, typed) : removeDraft(key)),
    /** What was typed before any script ran goes over what was kept; it is shown with the rest when nothing has been yet. */
    merge(typed: Draft) {
      writeDraft(key, { ...readDraft(key), ...typed })
    },
    /** It has arrived: what the form shows stays. */
    forget: () => change({ draft: null, drops: look().drops }),
    drop: () => change({ draft: null, drops: look().drops + 1 }),
  }
}
