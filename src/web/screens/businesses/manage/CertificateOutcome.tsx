import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { accountsAddress } from '../../../components/layout/site.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { showToast } from '../../../ui/toastList.ts'
import { useDraft } from '../../../ui/useDraft.ts'
import { draftName, type CertificateAnswer } from './certificate-answer.ts'
import styles from './CertificatesScreen.module.css'

type Props = {
  businessID: string
  answer: CertificateAnswer | undefined
  /** The address of the list. */
  list: string
  /** The certificate that was saved just before this page. */
  saved: string | undefined
  /** Whether a form below says what is wrong with it. */
  hasForm: boolean
}

/** What came of the last act: a toast, with Undo after a removal; why, where nothing was done. */
export function CertificateOutcome({ businessID, answer, list, saved, hasForm }: Props) {
  const { t } = useLingui()
  const submit = useSubmit()
  const told = useRef<number | string>(0)
  const { drop: dropNew } = useDraft(draftName(businessID, ''))
  const { drop: dropSaved } = useDraft(draftName(businessID, saved ?? ''))
  useEffect(() => {
    const now = answer?.at ?? saved
    if (now === undefined || told.current === now) return
    told.current = now
    const removed = answer?.removed
    if (removed !== undefined) {
      const run = () =>
        void submit(
          { act: `restore:${removed}` },
          { method: 'post', action: list, replace: true, preventScrollReset: true },
        )
      showToast({ tone: 'success', text: t`Certificate removed`, action: { label: t`Undo`, run } })
    } else if (answer?.outcome === 'restored') showToast({ tone: 'success', text: t`Certificate restored` })
    else if (!answer) {
      // What was typed is kept by the server now.
      dropNew()
      dropSaved()
      showToast({ tone: 'success', text: t`Certificate saved` })
    }
  })
  if (answer?.outcome === 'removed')
    return (
      <noscript>
        <Form method="post" action={list} className={styles.done}>
          <span role="status">
            <Trans>Certificate removed</Trans>
          </span>
          <Button type="submit" size="small" name="act" value={`restore:${answer.removed ?? ''}`}>
            <Trans>Undo</Trans>
          </Button>
        </Form>
      </noscript>
    )
  if (answer?.outcome === 'restored' || (!answer && saved !== undefined))
    return (
      <noscript>
        <p className={styles.done} role="status">
          {answer ? <Trans>Certificate restored</Trans> : <Trans>Certificate saved</Trans>}
        </p>
      </noscript>
    )
  if (!answer || (hasForm && answer.shown)) return null
  return <CertificateRefusal answer={answer} back={list} />
}

/** Why nothing was done, with the fields that are wrong. */
export function CertificateRefusal({
  answer,
  back,
  fields,
}: {
  answer: CertificateAnswer
  back: string
  fields?: { name: string; text: React.ReactNode }[]
}) {
  const { outcome, message, at } = answer
  return (
    <FormProblem
      key={at}
      title={
        outcome === 'session' ? (
          <Trans>Your session has ended. What you typed is still here.</Trans>
        ) : (
          (message ?? <Trans>Something was wrong, try again please</Trans>)
        )
      }
      fields={fields ?? []}
    >
      {outcome === 'session' && (
        <p>
          <a href={accountsAddress('log-in', back)} target="_blank" rel="noopener">
            <Trans>Log in in another tab, then save here again.</Trans>
          </a>
        </p>
      )}
    </FormProblem>
  )
}
