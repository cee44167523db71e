// The form of one language in the browser: what it shows, what was typed, what is wrong, and what became of it.
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { hasFailed } from '../../components/forms/outcome.ts'
import { useProblems } from '../../components/forms/use-problems.ts'
import { fieldID } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toastList.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { useShown } from '../../ui/useShown.ts'
import type { TextsAnswer } from './saving.ts'
import { changedSince, filledFrom, originalName, type Filled, type TextField, type Values } from './texts.ts'

type Given = {
  /** Under which name what is typed is kept in this tab. */
  draftName: string
  fields: readonly TextField[]
  filled: Filled
  answer: TextsAnswer | undefined
}

export type TextsFormState = ReturnType<typeof useTextsForm>

/** Everything that the form needs. */
export function useTextsForm({ draftName, fields, filled: kept, answer }: Given) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(draftName)
  const submitting = useNavigation().formMethod === 'POST'
  const names = [originalName, ...fields.map(({ name }) => name)]
  const most = Object.fromEntries(fields.map(({ name, max }) => [name, max]))
  const problems = useProblems(answer?.wrong ?? {}, names, most)
  // Somebody chose between two versions: what was typed until then, with the other's value here and there.
  const [chosen, setChosen] = useState<{ after: number; times: number; filled: Filled }>()
  const [live, setLive] = useState<{ version: string; values: Values }>()

  const choice = chosen && chosen.after === answer?.at ? chosen : undefined
  const drawn = useShown({
    answer,
    draft,
    ofDraft: (typed) => completed(filledFrom(Object.entries(typed)), kept),
    loaded: kept,
  })
  const shown = choice?.filled ?? drawn.values
  const version = `${drawn.version} ${choice?.times ?? ''}`
  const values = live?.version === version ? live.values : shown.values
  const changes = changedSince(shown.base, values).length
  useOutcome(answer, Object.keys(problems)[0])

  const read = () => (form.current ? filledFrom(new FormData(form.current).entries()) : shown)
  return {
    form,
    draft,
    shown,
    version,
    values,
    problems,
    changes,
    submitting,
    unsaved: changes > 0 || draft.draft !== null,
    /** What was typed goes; the page shows what is kept. */
    cancel() {
      draft.drop()
      setChosen(undefined)
    },
    onInput() {
      setLive({ version, values: read().values })
      if (form.current) draft.keep(form.current)
    },
    /** Puts the other's values, or mine again, into their fields. */
    choose(picked: Values) {
      const before = read()
      const filled = { ...before, values: { ...before.values, ...picked } }
      setChosen({ after: answer?.at ?? 0, times: (choice?.times ?? 0) + 1, filled })
    },
  }
}

/** A draft may lack fields that the form has got since. */
const completed = (draft: Filled, kept: Filled): Filled => ({
  ...draft,
  values: { ...kept.values, ...draft.values },
})

/** Tells the outcome once each, and leads to the first field that is wrong (U25). */
function useOutcome(answer: TextsAnswer | undefined, firstWrong: string | undefined): void {
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (answer.outcome === 'saved') showToast({ tone: 'success' })
    else if (hasFailed(answer)) showToast({ tone: 'failure' })
    else if (firstWrong !== undefined) document.getElementById(fieldID(firstWrong))?.focus()
  })
}
