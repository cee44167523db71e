import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Done } from '../../../components/forms/Done.tsx'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toastList.ts'
import type { CertificateAnswer } from './certificate-answer.ts'

type Props = {
  answer: CertificateAnswer | undefined
  /** The address of the list. */
  list: string
  /** The certificate that was saved just before this page. */
  saved: string | undefined
  /** Whether a form below says what is wrong with it. */
  hasForm: boolean
}

/** What came of the last act: a toast, with Undo after a removal; why, where nothing was done. */
export function CertificateOutcome({ answer, list, saved, hasForm }: Props) {
  const { t } = useLingui()
  const submit = useSubmit()
  const told = useRef<number | string>(0)
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
    else if (!answer) showToast({ tone: 'success', text: t`Certificate saved` })
  })
  if (answer?.outcome === 'removed')
    return (
      <noscript>
        <Done
          beside={
            <Form method="post" action={list}>
              <Button type="submit" size="small" name="act" value={`restore:${answer.removed ?? ''}`}>
                <Trans>Undo</Trans>
              </Button>
            </Form>
          }
        >
          <Trans>Certificate removed</Trans>
        </Done>
      </noscript>
    )
  if (answer?.outcome === 'restored' || (!answer && saved !== undefined))
    return (
      <noscript>
        <Done>{answer ? <Trans>Certificate restored</Trans> : <Trans>Certificate saved</Trans>}</Done>
      </noscript>
    )
  if (!answer || (hasForm && answer.shown)) return null
  return <SaveProblem answer={answer} title={answer.message} problems={{}} back={list} />
}
