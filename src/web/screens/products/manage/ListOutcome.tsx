import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { limits } from '../../../../contract/limits.ts'
import { plans } from '../../../../contract/plans.ts'
import { Done } from '../../../components/forms/Done.tsx'
import { accountsAddress } from '../../../api/accounts-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormProblem } from '../../../ui/FormProblem.tsx'
import { showToast } from '../../../ui/toastList.ts'
import type { ListAnswer } from './list-answer.ts'

const [gold, premium, platinum] = [plans.gold, plans.premium, plans.platinum].map(({ products }) => products)

type Props = {
  answer: ListAnswer | undefined
  /** The address of the list. */
  here: string
}

/** What came of the last act: a toast, with Undo where it can be undone; why, where nothing was done. */
export function ListOutcome({ answer, here }: Props) {
  const { t } = useLingui()
  const submit = useSubmit()
  const told = useRef(0)
  const said = useWords(answer)
  useEffect(() => {
    if (!answer || told.current === answer.at) return
    told.current = answer.at
    const { removed } = answer
    if (said === undefined) return
    const undo = () => {
      if (removed === undefined) return
      void submit(
        { act: `restore:${removed}` },
        { method: 'post', action: here, replace: true, preventScrollReset: true },
      )
    }
    showToast({
      tone: answer.did ? 'success' : 'failure',
      text: said,
      ...(removed !== undefined && { action: { label: t`Undo`, run: undo } }),
    })
  })
  if (!answer) return null
  if (answer.did)
    return said === undefined ? null : (
      <noscript>
        <Done
          beside={
            answer.removed !== undefined && (
              <Form method="post" action={here}>
                <Button type="submit" size="small" name="act" value={`restore:${answer.removed}`}>
                  <Trans>Undo</Trans>
                </Button>
              </Form>
            )
          }
        >
          {said}
        </Done>
      </noscript>
    )
  return (
    <FormProblem key={answer.at} title={<Why answer={answer} />}>
      {answer.outcome === 'full' && (
        <p>
          <Trans>
            The plans Gold, Premium and Platinum show {gold}, {premium} and {platinum} products. An owner buys
            them on the Membership tab; or unpublish what matters less. Drafts and unlisted products are not
            counted.
          </Trans>
        </p>
      )}
      {answer.outcome === 'session' && (
        <p>
          <a href={accountsAddress('log-in', here)}>
            <Trans>Log in again</Trans>
          </a>
        </p>
      )}
    </FormProblem>
  )
}

/** What was done, in a few words; nothing for what can be seen. */
function useWords(answer: ListAnswer | undefined): string | undefined {
  const { t } = useLingui()
  const count = answer?.count ?? 0
  const days = limits.restoreDays
  switch (answer?.did) {
    case 'published':
      return t`${plural(count, { one: '# product published', other: '# products published' })}`
    case 'unpublished':
      return t`${plural(count, { one: '# product unpublished', other: '# products unpublished' })}`
    case 'removed':
      return t`Product deleted. It stays under “Deleted” for ${days} days.`
    case 'restored':
      return t`Product restored`
    case 'unlisted':
      return t`Product restored. It is unlisted, since your showcase is full.`
    case 'ordered':
    case undefined:
      return undefined
  }
}

function Why({ answer: { outcome, message, room = 0 } }: { answer: ListAnswer }) {
  if (outcome === 'nothing chosen') return <Trans>Choose at least one product first.</Trans>
  if (outcome === 'full' && room > 0)
    return (
      <Plural
        value={room}
        one="Your plan has room for # more published product: choose one and publish again. Nothing was published."
        other="Your plan has room for # more published products: choose at most # and publish again. Nothing was published."
      />
    )
  if (outcome === 'full')
    return <Trans>Your plan has no room for more published products. Nothing was published.</Trans>
  if (outcome === 'session') return <Trans>Your session has ended.</Trans>
  return message ?? <Trans>Something was wrong, try again please</Trans>
}
