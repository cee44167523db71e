import { useEffect, useRef, useState } from 'react'
import type { Draft } from './drafts.ts'
import { onFate } from './forms.ts'
import { KeptHere } from './KeptHere.tsx'
import { changedIn, fillIn, isTypedInto } from './typed.ts'
import { useDraft } from './useDraft.ts'

type Props = {
  /** Under which it is kept in this tab. */
  as: string
  /** False for what must be typed anew each time, such as the name of what is removed: it only stays while the page does. */
  stores?: boolean
  /** Where somebody else may save meanwhile: what the page shows, and what the server told this form since, when it did. */
  revision?: { shown: number; told: number | undefined }
}

/** Inside a form whose controls keep their values themselves: what is typed is kept until it has arrived, and filled in again. */
export function KeepsTyping({ as, stores = true, revision }: Props) {
  const draft = useDraft(as)
  const place = useRef<HTMLSpanElement>(null)
  const [typed, setTyped] = useState(false)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const onTyped = () => {
      setTyped(isTypedInto(form))
      if (stores) latest.current.keepAs(withRevision(form))
    }
    form.addEventListener('input', onTyped)
    form.addEventListener('change', onTyped)
    // Before any script ran.
    if (latest.current.draft === null && isTypedInto(form)) onTyped()
    return () => {
      form.removeEventListener('input', onTyped)
      form.removeEventListener('change', onTyped)
    }
  }, [stores])
  const found = draft.draft
  useEffect(() => {
    const form = place.current?.closest('form')
    if (form && found) fillIn(form, found)
  }, [found])
  useEffect(() => onFate(as, (fate) => fate === 'sent' && setTyped(false)), [as])
  return (
    <>
      <span ref={place} hidden />
      {revision && <input type="hidden" name="revision" value={typedOn(revision, found)} />}
      <KeptHere
        draft={draft}
        unsaved={typed || found !== null}
        onDiscard={() => {
          const form = place.current?.closest('form')
          form?.reset()
          // What counts letters hears of it.
          for (const one of form?.elements ?? []) one.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
    </>
  )
}

/** What was typed goes with the revision that it was typed on: brought back over a newer one it must not overwrite it unseen. */
function withRevision(form: HTMLFormElement): Draft | null {
  const changed = changedIn(form)
  const revision = form.elements.namedItem('revision')
  return changed && revision instanceof HTMLInputElement ? { ...changed, revision: revision.value } : changed
}

function typedOn({ shown, told = 0 }: NonNullable<Props['revision']>, draft: Draft | null): number {
  const kept = draft?.['revision']
  return kept === undefined ? shown : Math.max(Number(kept), told)
}
