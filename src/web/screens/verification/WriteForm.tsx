import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { documentEndings } from '../../../contract/file-types.ts'
import { limits } from '../../../contract/limits.ts'
import { NotAttached, SendButton } from '../../components/upload/SendButton.tsx'
import { useAttachments } from '../../components/upload/use-attachments.ts'
import { useSendWhenHere } from '../../components/upload/use-send-when-here.ts'
import { DocumentFiles } from '../../components/verification/DocumentFiles.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { KeepsTyping } from '../../ui/KeepsTyping.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import type { Answer, Intent } from './answer.ts'
import { Refused } from './Refused.tsx'
import styles from './Verification.module.css'

type Props = {
  intent: Intent
  /** Under which what is typed is kept in this tab. */
  as: string
  label: React.ReactNode
  send: React.ReactNode
  /** A document is needed instead. */
  isTextOptional?: boolean
  sendingKey: string
  answer: Answer | undefined
  /** What else the form says. */
  children?: React.ReactNode
}

/** A text to a verifier, with documents. */
export function WriteForm(props: Props) {
  const { intent, as, label, send, isTextOptional = false, sendingKey, answer, children } = props
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formData?.get('intent') === intent
  const scripted = useScripted()
  const attachments = useAttachments({
    kept: undefined,
    unarrived: undefined,
    drops: answer?.outcome === 'done' ? answer.at : 0,
    onChange: () => {},
    most: limits.verificationDocumentsMax,
    endings: documentEndings,
  })
  const whenHere = useSendWhenHere(attachments, () => form.current?.requestSubmit())
  return (
    <Form
      method="post"
      ref={form}
      noValidate={scripted}
      preventScrollReset
      className={styles.form}
      onSubmit={(event) => {
        if (attachments.uploads.length > 0) {
          event.preventDefault()
          whenHere.wish()
        } else if (isSending) event.preventDefault()
      }}
    >
      <KeepsTyping as={as} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={sendingKey} />
      {children}
      {answer && !isSending && <Refused answer={answer} />}
      <TextAreaField
        // What has arrived stands in the case.
        key={answer?.outcome === 'done' ? answer.at : 0}
        label={label}
        name="text"
        max={limits.verificationTextMax}
        rows={4}
        required={!isTextOptional}
      />
      {scripted ? (
        <DocumentFiles of={attachments} most={limits.verificationDocumentsMax} />
      ) : (
        <NeedsScripts />
      )}
      {whenHere.isKeptBack && <FormProblem title={<NotAttached />} />}
      <div className={styles.ways}>
        <SendButton of={whenHere} isDisabled={isSending}>
          {isSending ? <Trans>Sending…</Trans> : send}
        </SendButton>
      </div>
    </Form>
  )
}

const NeedsScripts = () => (
  <p className="muted">
    <Trans>Attaching documents needs JavaScript.</Trans>
  </p>
)
