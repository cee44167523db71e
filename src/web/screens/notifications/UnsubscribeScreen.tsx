import { parametersOf } from '../../../contract/pages/query.ts'
import { data, Form, Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/UnsubscribeScreen'
import type { MailedKind } from '../../../contract/notification-kinds.ts'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { Button } from '../../ui/Button.tsx'
import { ownHead, tokenHeaders } from './head.ts'
import { KindWords } from './kinds.tsx'
import styles from './NotificationsScreen.module.css'

export const headers = tokenHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return {
    hasToken: (parametersOf(page.url).get('token') ?? '') !== '',
    head: ownHead(page, '/unsubscribe', page.i18n._(msg`Unsubscribe`)),
  }
}

type Answer = { kind?: MailedKind; problem?: string; isFinal?: boolean }

/** For the button of this page, and for mail programs that press it themselves (RFC 8058): the token says all. */
export async function action({ context }: Route.ActionArgs) {
  const page = pageOf(context)
  const token = parametersOf(page.url).get('token') ?? ''
  try {
    return data<Answer>(await page.api.unsubscribe({ token }))
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    if (status >= 500) page.onError(error)
    // Of a token that is none there is nothing to correct.
    const problem = status >= 500 ? errorText(name, page.language) : page.i18n._(msg`This link is not valid.`)
    return data<Answer>({ problem, isFinal: status < 500 }, { status })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const kind = actionData?.kind
  const what = kind && (
    <b>
      <KindWords kind={kind} />
    </b>
  )
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Unsubscribe</Trans>
        </h1>
        {what && (
          <p role="status">
            <Trans>You will get no more mails about: {what}. You still find the news under the bell.</Trans>
          </p>
        )}
        {actionData?.problem && <p role="alert">{actionData.problem}</p>}
        {!loaderData.hasToken && !actionData && (
          <p>
            <Trans>Please use the link in one of our mails.</Trans>
          </p>
        )}
        {loaderData.hasToken && !kind && !actionData?.isFinal && (
          <Form method="post" className={styles.ways}>
            <Button type="submit" variant="primary">
              <Trans>Get no more mails of this kind</Trans>
            </Button>
          </Form>
        )}
        <p>
          <Link to="/notifications/preferences">
            <Trans>Choose which mails you get</Trans>
          </Link>
        </p>
      </div>
    </div>
  )
}
