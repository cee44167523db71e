import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { CallOutput } from '../../../contract/endpoint.ts'
import { otherSubject } from '../../../contract/inquiry-subjects.ts'
import { limits } from '../../../contract/limits.ts'
import type { showInquiryAllowance } from '../../../contract/inquiries.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useUnmended } from '../../components/forms/mended.ts'
import { useProblems } from '../../components/forms/use-problems.ts'
import { attachedField, unarrivedField } from '../../components/upload/attached.ts'
import { useAttachments } from '../../components/upload/use-attachments.ts'
import { useSendWhenHere } from '../../components/upload/use-send-when-here.ts'
import { fieldID } from '../../ui/Field.tsx'
import { useDraft } from '../../ui/useDraft.ts'
import { useShown } from '../../ui/useShown.ts'
import type { RequestFormData } from './request-form-data.ts'
import { requestDraft, valuesOf, wishDraft, type RequestField } from './request-values.ts'
import type { SendAnswer } from './sending.ts'

const fields: readonly RequestField[] = ['from', 'subject', 'typed', 'message']
const most = { typed: limits.subjectMax, message: limits.messageMax }
const mostOfWish = { ...most, message: limits.wishTextMax }

type Allowance = CallOutput<typeof showInquiryAllowance>

/** The form of an inquiry in the browser: what it shows, and what of it is kept in this tab until it has arrived. */
export function useRequestForm(data: RequestFormData, answer: SendAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(data.certificate ? wishDraft(data.certificate.id) : requestDraft(data.to.id))
  const [edits, setEdits] = useState(0)
  const sending = useNavigation().formMethod === 'POST'
  const [allowance, setAllowance] = useState<Allowance | undefined>(data.allowance)
  const problems = useUnmended(
    answer,
    useProblems(answer?.wrong ?? {}, fields, data.certificate ? mostOfWish : most),
    form,
    edits,
  )
  const [firstWrong] = Object.keys(problems)
  const told = useRef(0)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    if (firstWrong !== undefined) document.getElementById(fieldID(firstWrong))?.focus()
  }, [answer, firstWrong])
  const keep = () => {
    setEdits((count) => count + 1)
    if (form.current) draft.keep(form.current)
  }
  const attachments = useAttachments({
    kept: draft.draft?.[attachedField],
    unarrived: draft.draft?.[unarrivedField],
    drops: draft.drops,
    onChange: keep,
  })
  const whenHere = useSendWhenHere(attachments, () => form.current?.requestSubmit())
  const shown = useShown({
    answer,
    draft,
    ofDraft(typed) {
      const begun = emptyOf(data)
      const values = valuesOf((name) => typed[name] ?? begun[name as keyof typeof begun])
      const known = data.senders.some(({ id }) => id === values.from)
      return { ...values, from: known ? values.from : data.from }
    },
    loaded: emptyOf(data),
  })
  return {
    form,
    draft,
    ...shown,
    problems,
    /** Whatever was refused has been changed: only sending it tells more. */
    isMended: firstWrong === undefined && Object.keys(answer?.wrong ?? {}).length > 0,
    /** The same for each sending of what was typed, so that it arrives once. */
    key: answer?.key ?? draft.draft?.['key'] ?? data.key,
    sending,
    allowance,
    unsaved: edits > 0 || draft.draft !== null,
    keep,
    attachments,
    /** What was sent while a file was on its way. */
    whenHere,
    onSubmit(event: React.SubmitEvent) {
      if (attachments.uploads.length > 0) {
        event.preventDefault()
        whenHere.wish()
      } else if (sending) event.preventDefault()
      // Kept once more, since somebody may have to log in first.
      else keep()
    },
    onDiscard: () => setEdits(0),
    onSender(businessID: string) {
      const wish = { to: data.to.id, ...(businessID && { businessID }) }
      callApi('showInquiryAllowance', wish).then(setAllowance, () => setAllowance(undefined))
    },
  }
}

/** A follow-up begins with the subject of what it follows, what is asked once more with all its words. */
function emptyOf({ from, follow, again, subjects }: RequestFormData) {
  const subject = (follow ?? again)?.subject ?? ''
  const isOfList = subject !== otherSubject && subjects.some(({ value }) => value === subject)
  const isTyped = subjects.length === 0 || (subject !== '' && !isOfList)
  return {
    from,
    subject: isTyped ? otherSubject : subject,
    typed: isTyped ? subject : '',
    message: again?.message ?? '',
  }
}
