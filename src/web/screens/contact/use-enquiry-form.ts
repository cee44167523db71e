import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import { hasFailed } from '../../components/forms/outcome.ts'
import type { Wrong } from '../../components/forms/problems.ts'
import { useProblems, type Problems } from '../../components/forms/use-problems.ts'
import { fieldID } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toastList.ts'
import { useDraft } from '../../ui/useDraft.ts'
import {
  enquiryDraft,
  enquiryNames,
  enquiryValuesFrom,
  isAs,
  type EnquiryName,
  type EnquiryValues,
} from './enquiry-values.ts'
import type { EnquiryAnswer } from './sending.ts'

/** How long what was cleared can be brought back (D35). */
const undoMs = limits.undoSeconds * 1_000

/** What was put into the form by Reset or by its undoing, until the next answer: `after` is the one before it. */
type Put = { at: number; after: number | undefined; values: EnquiryValues; cleared: boolean }

/** The need-help form in the browser: what it shows, what is wrong, and what of it is kept in this tab until it has arrived. */
export function useEnquiryForm(initial: EnquiryValues, answer: EnquiryAnswer | undefined) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const ofTab = useDraft(enquiryDraft)
  const { draft, keep, merge, drop } = ofTab
  const [changed, setChanged] = useState(false)
  const [put, setPut] = useState<Put>()
  const sending = useNavigation().formMethod === 'POST'
  const isPut = put !== undefined && put.after === answer?.at
  const current = isPut ? undefined : answer
  const problems = useEnquiryProblems(current?.wrong ?? {})
  // Without scripts it came with the page; later ones leave alone what stands in the form, typed meanwhile as well.
  const [shown] = useState(answer?.shown)
  useBefore(form, shown ?? initial, merge)
  useOutcome(current, Object.keys(problems)[0])
  useAfterPut(isPut ? put : undefined, form, keep)

  const typed = () => (form.current ? enquiryValuesFrom(new FormData(form.current)) : initial)
  const show = (values: EnquiryValues, cleared: boolean) =>
    setPut({ at: Date.now(), after: answer?.at, values, cleared })
  return {
    form,
    draft: ofTab,
    unsaved: changed || draft !== null,
    sending,
    problems,
    answer: current,
    values: put?.values ?? shown ?? (draft ? kept(draft, initial) : initial),
    /** What is drawn anew. */
    version: put ? `put ${put.at}` : shown || !draft ? 'begun' : 'draft',
    keep() {
      setChanged(true)
      if (form.current) keep(form.current)
    },
    isTyped: () => !isAs(typed(), initial),
    clear() {
      const before = typed()
      drop()
      show(initial, true)
      if (isAs(before, initial)) return
      showToast({
        tone: 'success',
        text: t`The form has been cleared.`,
        shownMs: undoMs,
        action: { label: t`Undo`, run: () => show(over(before, typed(), initial), false) },
      })
    },
  }
}

/** What was cleared, but for what was typed since. */
const over = (before: EnquiryValues, since: EnquiryValues, initial: EnquiryValues): EnquiryValues =>
  enquiryValuesFrom({
    get: (field) => {
      const name = field as EnquiryName
      return since[name] === initial[name] ? before[name] : since[name]
    },
  })

/** What was typed before scripts ran is kept like the rest. */
function useBefore(
  form: React.RefObject<HTMLFormElement | null>,
  begun: EnquiryValues,
  merge: (draft: Record<string, string>) => void,
): void {
  const [first] = useState(begun)
  // Before the draft is looked for: what it has is drawn anew.
  useLayoutEffect(() => {
    if (!form.current) return
    const typed = enquiryValuesFrom(new FormData(form.current))
    const changed = enquiryNames.filter((name) => typed[name] !== first[name])
    if (changed.length > 0) merge(Object.fromEntries(changed.map((name) => [name, typed[name]])))
  }, [form, first, merge])
}

/** What is wrong, in words; that a state stands without its country has its own. */
function useEnquiryProblems(wrong: Wrong): Problems {
  const { t } = useLingui()
  const problems = useProblems(wrong, enquiryNames)
  return problems['usaState'] === undefined
    ? problems
    : {
        ...problems,
        usaState: t`A state goes with the United States alone: please choose that country, or no state.`,
      }
}

/** What is disabled is not kept; what an address asks for goes where nothing was typed. */
const kept = (draft: Record<string, string>, initial: EnquiryValues): EnquiryValues =>
  enquiryValuesFrom({
    get: (name) =>
      (name === 'buyProduct1' && initial.buyProduct1 !== '' ? draft[name] || undefined : draft[name]) ??
      (name === 'usaState' ? '' : initial[name as keyof EnquiryValues]),
  })

/** Says what became of sending it (P8.13), once each, and leads to the first field that is wrong. */
function useOutcome(answer: EnquiryAnswer | undefined, firstWrong: string | undefined): void {
  const { t } = useLingui()
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (hasFailed(answer))
      showToast({
        tone: 'failure',
        text: t`There was an error processing your request, please try again in a few hours!`,
      })
    if (firstWrong !== undefined) document.getElementById(fieldID(firstWrong))?.focus()
  })
}

/** The focus goes to the first field when the form was cleared; what was brought back is kept again. */
function useAfterPut(
  put: Put | undefined,
  form: React.RefObject<HTMLFormElement | null>,
  keep: (form: HTMLFormElement) => void,
): void {
  const done = useRef(0)
  useEffect(() => {
    if (!put || done.current === put.at || !form.current) return
    done.current = put.at
    if (!put.cleared) return keep(form.current)
    form.current.querySelector<HTMLElement>('input[id]')?.focus()
  })
}
