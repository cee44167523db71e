import { IconMessages } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { mailboxPath, requestPath } from '../../../contract/slugs.ts'
import type { Route } from './+types/RequestsScreen'
import { metaOf, pageHead } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { askedNow } from '../../api/session/useLive.ts'
import { answered } from '../../components/forms/answered.ts'
import { statusOf } from '../../api/status.ts'
import { Problem, TryAgain } from '../../components/layout/Problem.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { actIn, type RequestAnswer } from './acting.ts'
import { Conversation } from './Conversation.tsx'
import { FactsPane } from './FactsPane.tsx'
import { MailboxPane } from './MailboxPane.tsx'
import { otherOf } from './parties.ts'
import { requestsData } from './requests-data.ts'
import { unansweredAct } from './unanswered.ts'
import { useMailbox, useNow } from './use-mailbox.ts'
import { queryOf } from './wish.ts'
import styles from './RequestsScreen.module.css'

export const handle = { footer: false }

export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ params, context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { brand, countryName: country } = page.edition
  const shown = await requestsData(page, params.id, params.rid)
  const name = shown.thread && otherOf(shown.thread.request).name
  const title =
    name === undefined ? page.i18n._(msg`Message Center`) : page.i18n._(msg`${name} – Message Center`)
  return {
    ...shown,
    actsFor: actsForOf(shown),
    askedAt: undefined as number | undefined,
    formKey: crypto.randomUUID(),
    head: pageHead(page, {
      title: page.i18n._(msg`${title} | ${brand} ${country}`),
      description: page.i18n._(msg`Your inquiries on ${brand} ${country} and what was answered.`),
      canonicalPath: mailboxPath(shown.mailboxID),
      noindex: true,
    }),
  }
}

/** The company whose mailbox is read; nobody in a person's own. */
function actsForOf({ mailboxID, mailboxes }: Awaited<ReturnType<typeof requestsData>>) {
  const party = mailboxes.find((mailbox) => mailbox.party.id === mailboxID)?.party
  if (party?.type !== 'business') return undefined
  return { businessID: party.id, name: party.name, logo: party.picture?.url, industryID: '' }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => askedNow(serverLoader)

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSession(context)
  return actIn(pageOf(context), await request.formData(), params)
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  answered<RequestAnswer | ReturnType<typeof unansweredAct>>(request, serverAction, unansweredAct)

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function RequestsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { mailboxID, wish, thread, formKey } = loaderData
  const now = useNow(loaderData.now)
  const { mailboxes, list, loadMore } = useMailbox(loaderData)
  const rid = thread?.request.requestID
  const query = (more?: Record<string, string>) => queryOf(wish, more)
  return (
    <div className={`${styles.center} ${thread ? styles.open : ''}`}>
      <MailboxPane
        mailboxID={mailboxID}
        mailboxes={mailboxes}
        list={list}
        wish={wish}
        path={rid === undefined ? mailboxPath(mailboxID) : requestPath(mailboxID, rid)}
        openID={rid}
        now={now}
        onMore={loadMore}
      />
      {thread ? (
        <>
          <Conversation
            key={`${mailboxID} ${rid}`}
            thread={thread}
            mailboxID={mailboxID}
            askedAt={loaderData.askedAt}
            query={query}
            backPath={mailboxPath(mailboxID) + query()}
            now={now}
            formKey={formKey}
            answer={actionData}
          />
          <FactsPane
            request={thread.request}
            about={thread.about}
            pastNames={thread.pastNames}
            mailboxID={mailboxID}
          />
        </>
      ) : (
        <div className={styles.choose}>
          <IconMessages size={40} stroke={1.25} aria-hidden />
          <p>
            <Trans>Choose a request to read it.</Trans>
          </p>
        </div>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui()
  const is404 = statusOf(error) === 404
  const toMessages = (
    <LinkButton variant={is404 ? 'primary' : 'plain'} to="/my-messages">
      <Trans>My messages</Trans>
    </LinkButton>
  )
  if (is404)
    return (
      <Problem title={t`This conversation is not available.`} ways={toMessages}>
        <Trans>It may belong to a company that you are no longer part of, or its address lost a part.</Trans>
      </Problem>
    )
  return (
    <Problem
      title={t`An unexpected error has occurred, please try again.`}
      ways={
        <>
          <TryAgain />
          {toMessages}
        </>
      }
    />
  )
}
