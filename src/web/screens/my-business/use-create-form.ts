import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { newBusinessDraft } from '../../components/manage/drafts.ts'
import { hasFailed } from '../../components/forms/outcome.ts'
import { useProblems } from '../../components/forms/use-problems.ts'
import { showToast } from '../../ui/toastList.ts'
import { useDraft } from '../../ui/useDraft.ts'
import { useShown } from '../../ui/useShown.ts'
import { fieldID } from '../../ui/Field.tsx'
import type { CreateAnswer } from './creating.ts'
import { createNames, createValuesFrom, likenessOf, type CreateValues } from './create-values.ts'
import { useSame } from './use-same.ts'

/** The form of a new company in the browser: what it shows, what is wrong, and companies that are alike. */
export function useCreateForm(empty: CreateValues, answer: CreateAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(newBusinessDraft)
  const { formMethod, formData } = useNavigation()
  const submitting = formMethod === 'POST'
  const problems = useProblems(answer?.wrong ?? {}, createNames)
  const [changed, setChanged] = useState(false)
  const { same, look } = useSame()
  const firstWrong = Object.keys(problems)[0]
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (hasFailed(answer)) showToast({ tone: 'failure' })
    else if (firstWrong !== undefined) document.getElementById(fieldID(firstWrong))?.focus()
  }, [answer, firstWrong])

  const read = () => {
    const data = form.current ? new FormData(form.current) : new FormData()
    return createValuesFrom({
      all: (name) => data.getAll(name).filter((value) => typeof value === 'string'),
    })
  }
  const shown = useShown({
    answer,
    draft,
    ofDraft: (typed) => createValuesFrom({ all: (name) => (typed[name] === undefined ? [] : [typed[name]]) }),
    loaded: empty,
  })
  return {
    form,
    draft,
    ...shown,
    problems,
    /** Found when it was sent, or while it is filled in. */
    same: answer?.outcome === 'same' ? (answer.same ?? []) : same,
    saving: submitting && (formData?.get('intent') === 'save' || formData?.get('intent') === 'another'),
    unsaved: changed || draft.draft !== null,
    submitting,
    onDiscard: () => setChanged(false),
    onInput() {
      setChanged(true)
      if (form.current) draft.keep(form.current)
    },
    onBlur(event: React.FocusEvent<HTMLFormElement>) {
      const field = event.target as Element & { name?: string }
      void look(field.name ?? '', likenessOf(read()))
    },
  }
}
