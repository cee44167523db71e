import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { draftKey, readDraft, removeDraft, writeDraft, type Draft } from './drafts.ts'

/** Whose drafts the forms of this page keep and show: an id; empty for nobody. */
export const DraftOwner = createContext('')

/** What was typed into the form called `name` in this tab and not sent: it outlives a reload and a log-in of the same person (ui.md, habits). */
export function useDraft(name: string) {
  const owner = useContext(DraftOwner)
  const [kept] = useState(() => openDraft(draftKey(owner, name)))
  const draft = useSyncExternalStore(kept.subscribe, kept.found, nothing)
  return { draft, keep: kept.keep, merge: kept.merge, drop: kept.drop }
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
    found: (): Draft | null => (found === undefined ? (found = readDraft(key)) : found),
    keep(form: HTMLFormElement) {
      const draft: Draft = {}
      for (const [field, value] of new FormData(form))
        if (typeof value === 'string') draft[field] = field in draft ? `${draft[field]}\n${value}` : value
      writeDraft(key, draft)
    },
    /** What was typed before any script ran goes over what was kept; it is shown with the rest when nothing has been yet. */
    merge(typed: Draft) {
      writeDraft(key, { ...readDraft(key), ...typed })
    },
    drop() {
      removeDraft(key)
      found = null
      tell()
    },
  }
}
