import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Done } from '../../../../components/forms/Done.tsx'
import { SaveProblem } from '../../../../components/forms/SaveProblem.tsx'
import { showToast } from '../../../../ui/toastList.ts'
import type { DocumentAnswer } from './document-answer.ts'

type Props = {
  answer: DocumentAnswer | undefined
  /** The address of the list. */
  list: string
  /** The document that was saved just before this page. */
  saved: string | undefined
  /** Whether a form below says what is wrong with it. */
  hasForm: boolean
}

/** What came of the last act: a toast, or why nothing was done. Where a document moved is seen. */
export function DocumentOutcome({ answer, list, saved, hasForm }: Props) {
  const { t } = useLingui()
  const told = useRef<number | string>(0)
  useEffect(() => {
    const now = answer?.at ?? saved
    if (now === undefined || told.current === now) return
    told.current = now
    if (answer?.outcome === 'removed') showToast({ tone: 'success', text: t`Document removed` })
    else if (!answer) showToast({ tone: 'success', text: t`Document saved` })
  })
  if (answer?.outcome === 'removed' || (!answer && saved !== undefined))
    return (
      <noscript>
        <Done>{answer ? <Trans>Document removed</Trans> : <Trans>Document saved</Trans>}</Done>
      </noscript>
    )
  if (!answer || answer.outcome === 'done' || (hasForm && answer.shown)) return null
  return <SaveProblem answer={answer} title={answer.message} problems={{}} back={list} />
}
