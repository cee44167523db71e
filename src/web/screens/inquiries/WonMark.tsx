import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { DayOf } from '../../components/text/Times.tsx'
import { showToast } from '../../ui/toastList.ts'
import type { RequestAnswer } from './acting.ts'
import styles from './WonMark.module.css'

type Props = {
  wonAt: string | null
  /** Where the form goes. */
  path: string
}

/** Whether a conversation became an order: a mark that the people of the company alone see, and take back. */
export function WonMark({ wonAt, path }: Props) {
  const { t } = useLingui()
  const fetcher = useFetcher<RequestAnswer>()
  const sent = fetcher.formData?.get('won')
  const isWon = sent === undefined || sent === null ? wonAt !== null : sent === 'yes'
  const tell = useEffectEvent(({ outcome, isWon: isMarked, problem }: RequestAnswer) => {
    if (outcome !== 'won')
      return showToast({ tone: 'failure', ...(problem !== undefined && { text: problem }) })
    const run = () =>
      void fetcher.submit({ intent: 'won', won: isMarked ? 'no' : 'yes' }, { method: 'post', action: path })
    showToast({
      tone: 'success',
      text: isMarked ? t`Marked as won` : t`No longer marked as won`,
      action: { label: t`Undo`, run },
    })
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])
  return (
    <fetcher.Form method="post" action={path} className={styles.won}>
      <input type="hidden" name="intent" value="won" />
      <input type="hidden" name="won" value={isWon ? 'no' : 'yes'} />
      <span className={isWon ? styles.isWon : undefined}>
        {!isWon ? (
          <Trans>Not marked as won</Trans>
        ) : wonAt === null ? (
          <Trans>Won</Trans>
        ) : (
          <Trans>
            Won on <DayOf at={wonAt} />
          </Trans>
        )}
      </span>
      <button type="submit">{isWon ? <Trans>Take the mark back</Trans> : <Trans>Mark as won</Trans>}</button>
      <span className={styles.who}>
        <Trans>Only your company sees this.</Trans>
      </span>
    </fetcher.Form>
  )
}
