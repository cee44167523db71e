import { useState } from 'react'
import type { Draft } from './drafts.ts'
import type { KeptDraft } from './useDraft.ts'

type Answer<Values> = { at: number; shown?: Values }

type Sources<Values> = {
  answer: Answer<Values> | undefined
  draft: KeptDraft
  /** Reads the draft. */
  ofDraft(draft: Draft): Values
  /** What the page came with. */
  loaded: Values
}

/**
 * What a form shows that draws itself from values: what came back with the last answer that had any, else what was kept in
 * this tab, else what the page came with. `version` changes when it is to be drawn anew: an answer that never came
 * or that brings nothing leaves alone what stands in the form.
 */
export function useShown<Values>({ answer, draft, ofDraft, loaded }: Sources<Values>) {
  const [last, setLast] = useState<{ answer: Answer<Values>; drops: number }>()
  let came = last
  if (answer?.shown !== undefined && answer.at !== last?.answer.at) {
    came = { answer, drops: draft.drops }
    setLast(came)
  }
  const current = came?.drops === draft.drops ? came.answer : undefined
  return {
    values: current?.shown ?? (draft.draft ? ofDraft(draft.draft) : loaded),
    version: current ? `answer ${current.at}` : `${draft.draft ? 'draft' : 'page'} ${draft.drops}`,
  }
}
