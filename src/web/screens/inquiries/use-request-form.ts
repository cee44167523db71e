import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { otherSubject } from '../../../contract/inquiry-subjects.ts'
import type { showInquiryAllowance } from '../../../contract/inquiries.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { fieldID } from '../../ui/Field.tsx'
import { useDraft } from '../../ui/useDraft.ts'
import type { RequestFormData } from './request-form-data.ts'
import { requestDraft, valuesOf } from './request-values.ts'
import type { SendAnswer } from './sending.ts'

type Allowance = CallOutput<typeof showInquiryAllowance>

/** The form of an inquiry in the browser: what it shows, and what of it is kept in this tab until it has arrived. */
export function useRequestForm(data: RequestFormData, answer: SendAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, keep, drop } = useDraft(requestDraft(data.to.id))
  const sending = useNavigation().formMethod === 'POST'
  const [allowance, setAllowance] = useState<Allowance | undefined>(data.allowance)
  const firstWrong = answer && Object.keys(answer.wrong)[0]
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (firstWrong !== undefined) document.getElementById(fieldID(firstWrong))?.focus()
  }, [answer, firstWrong])
  const fromDraft = draft && valuesOf((name) => draft[name] ?? '')
  const known = data.senders.some(({ id }) => id === fromDraft?.from)
  const values = answer?.values ?? (fromDraft && { ...fromDraft, from: known ? fromDraft.from : data.from })
  return {
    form,
    values: values ?? emptyOf(data),
    /** The same for each sending of what was typed, so that it arrives once. */
    key: answer?.key ?? draft?.['key'] ?? data.key,
    version: `${answer?.at ?? ''}${draft ? 'draft' : ''}`,
    sending,
    allowance,
    drop,
    keep() {
      if (form.current) keep(form.current)
    },
    onSender(businessID: string) {
      const path = `/business/request/allowance${businessID && `?businessID=${businessID}`}`
      callApi({ method: 'GET', path }).then(
        (now) => setAllowance(now as Allowance),
        () => setAllowance(undefined),
      )
    },
  }
}

/** A follow-up begins with the subject of what it follows. */
function emptyOf({ from, follow, subjects }: RequestFormData) {
  const subject = follow?.subject ?? ''
  const isTyped =
    subject !== '' && (subject === otherSubject || !subjects.some(({ value }) => value === subject))
  return { from, subject: isTyped ? otherSubject : subject, typed: isTyped ? subject : '', message: '' }
}
