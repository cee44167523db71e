import { parametersOf } from '../../../contract/pages/query.ts'
import { data, Form, Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/UnsubscribeScreen'
import type { MailedKind } from '../../../contract/notification-kinds.ts'
import { errorText } from '../../../messages/texts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf, type PageOnServer } from '../../api/page.ts'
import { statusOf } from '../../api/status.ts'
import { Button } from '../../ui/Button.tsx'
import { ownHead, tokenHeaders } from './head.ts'
import { KindWords } from './kinds.tsx'
import styles from './NotificationsScreen.module.css'

export const headers = tokenHeaders

const tokenOf = (page: PageOnServer) => parametersOf(page.url).get('token') ?? ''

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const token = tokenOf(page)
  const known = token === '' ? undefined : await subscriptionOf(page, token)
  return {
    hasToken: token !== '',
    known: known ?? null,
    head: ownHead(page, '/unsubscribe', page.i18n._(msg`Unsubscribe`)),
  }
}

/** Undefined for a token that is none. */
const subscriptionOf = (page: PageOnServer, token: string) =>
  page.api.showSubscription({ token }).catch((error: unknown) => {
    if ((statusOf(error) ?? 500) >= 500) throw error
  })

type Answer = { kind?: MailedKind; mails?: boolean; problem?: string }

/** For the buttons of this page, and for mail programs that press the first themselves (RFC 8058): the token says all. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const mails = (await request.formData()).get('mails') === 'on'
  try {
    return data<Answer>(await page.api.unsubscribe({ token: tokenOf(page), mails }))
  } catch (error) {
    const { name, status = 500 } = error as { name: string; status?: number }
    if (status >= 500) page.onError(error)
    // Of a token that is none there is nothing to correct.
    const problem = status >= 500 ? errorText(name, page.language) : page.i18n._(msg`This link is not valid.`)
    return data<Answer>({ problem }, { status })
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { known, hasToken } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`sheet ${styles.card}`}>
        <h1 className="t-page" tabIndex={-1}>
          <Trans>Unsubscribe</Trans>
        </h1>
        {known && <Subscription known={known} answer={actionData} />}
        {actionData?.problem !== undefined && <p role="alert">{actionData.problem}</p>}
        {!known && actionData?.problem === undefined && (
          <p>
            {hasToken ? (
              <Trans>This link is not valid.</Trans>
            ) : (
              <Trans>Please use the link in one of our mails.</Trans>
            )}
          </p>
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

type Known = { kind: MailedKind; address: string; mails: boolean }

/** What the link ends, for which address; once pressed what holds now, and the way back. */
function Subscription({ known, answer }: { known: Known; answer: Answer | undefined }) {
  const mails = answer?.mails ?? known.mails
  const what = (
    <b>
      <KindWords kind={known.kind} />
    </b>
  )
  const address = <bdi translate="no">{known.address}</bdi>
  return (
    <>
      <p role="status">
        {answer?.mails === true ? (
          <Trans>
            {address} gets mails again about: {what}.
          </Trans>
        ) : mails ? (
          <Trans>
            {address} gets mails about: {what}. You find the same news under the bell.
          </Trans>
        ) : (
          <Trans>
            {address} gets no more mails about: {what}. You still find the news under the bell.
          </Trans>
        )}
      </p>
      <Form method="post" className={styles.ways}>
        {mails ? (
          <Button type="submit" variant="primary">
            <Trans>Get no more mails of this kind</Trans>
          </Button>
        ) : (
          <Button type="submit" name="mails" value="on">
            <Trans>Undo: get these mails again</Trans>
          </Button>
        )}
      </Form>
    </>
  )
}
