// One section's form in the browser: what it shows, what was typed, what is wrong, and what became of it.
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import type { BusinessSection } from '../../../contract/business-management.ts'
import { hasFailed } from '../../components/forms/outcome.ts'
import { useProblems } from '../../components/forms/use-problems.ts'
import { fieldID } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toastList.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { useShown } from '../../ui/useShown.ts'
import { namesOf } from './fields.ts'
import { withPicks } from './merging.ts'
import type { Answer } from './saving.ts'
import { filledFrom, fingerprint, ofForm, type Filled, type Values } from './values.ts'

type Given = {
  businessID: string
  section: BusinessSection
  filled: Filled
  answer: Answer | undefined
}

export type SectionFormState = ReturnType<typeof useSectionForm>

/** Everything that the frame of the form needs. */
export function useSectionForm({ businessID, section, filled: kept, answer }: Given) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(`business:${businessID}:${section}`)
  const { saving, submitting } = useSaving()
  const problems = useProblems(answer?.wrong ?? {}, namesOf(section))
  // Somebody chose between two versions: what was typed until then, with the other's value here and there.
  const [chosen, setChosen] = useState<{ after: number; times: number; filled: Filled }>()
  const [live, setLive] = useState<{ version: string; values: Values }>()

  const choice = chosen && chosen.after === answer?.at ? chosen : undefined
  const drawn = useShown({
    answer,
    draft,
    ofDraft: (typed) => filledFrom(section, ofDraft(typed)),
    loaded: kept,
  })
  const shown = choice?.filled ?? drawn.values
  const version = `${drawn.version} ${choice?.times ?? ''}`
  const values = live?.version === version ? live.values : shown.values
  const base = shown.base.split(',')
  const changes = fingerprint(section, values, i18n.locale)
    .split(',')
    .filter((now, at) => now !== base[at]).length
  useOutcome(answer, Object.keys(problems)[0])

  const read = () => (form.current ? filledFrom(section, ofForm(new FormData(form.current))) : shown)
  return {
    form,
    draft,
    shown,
    version,
    values,
    problems,
    changes,
    saving,
    unsaved: changes > 0 || draft.draft !== null,
    submitting,
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
      const filled = withPicks(read(), picked, Object.keys(picked))
      setChosen({ after: answer?.at ?? 0, times: (choice?.times ?? 0) + 1, filled })
    },
  }
}

const ofDraft = (draft: Record<string, string>) => ({
  all: (name: string) => (draft[name] === undefined ? [] : [draft[name]]),
})

function useSaving() {
  const { formMethod, formData } = useNavigation()
  const submitting = formMethod === 'POST'
  const intent = formData?.get('intent')
  return { submitting, saving: submitting && (intent === 'save' || intent === 'another') }
}

/** Tells the outcome once each, and leads to the first field that is wrong (U25). */
function useOutcome(answer: Answer | undefined, firstWrong: string | undefined): void {
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (answer.outcome === 'saved') showToast({ tone: 'success' })
    else if (hasFailed(answer)) showToast({ tone: 'failure' })
    else if (firstWrong !== undefined) document.getElementById(fieldID(firstWrong))?.focus()
  })
}
