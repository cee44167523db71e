import { parametersOf } from '../../../contract/pages/query.ts'
import { redirect, redirectDocument } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/SessionsScreen'
import { endAllSessions, endSession } from '../../../contract/accounts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { Notice } from './Notice.tsx'
import { SessionList } from './SessionList.tsx'
import { sentText } from '../../api/sent.ts'
import { submit } from './submission.ts'
import { accountPath } from './ways.ts'

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const { sessions } = await page.accounts.listSessions({})
  return {
    sessions,
    done: parametersOf(page.url).get('done'),
    head: accountHead(page, 'sessions', page.i18n._(msg`Where you are logged in`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  if (sentText(form, 'intent') === 'all')
    return submit(page, {
      schema: endAllSessions.body,
      raw: {},
      send: async (body) => {
        await page.accounts.endAllSessions(body)
        page.door.close()
        return redirectDocument(accountPath('log-in', '', { done: 'everywhere' }))
      },
    })
  return submit(page, {
    schema: endSession.body,
    raw: { sessionID: sentText(form, 'sessionID') },
    send: async (body) => {
      await page.accounts.endSession(body)
      return redirect(accountPath('sessions', page.url.search, { done: 'session' }))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function SessionsScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Where you are logged in</Trans>}
      lead={
        <Trans>
          If you do not recognise one of these, end it and change your password. The names are those that the
          browsers give.
        </Trans>
      }
    >
      {loaderData.done === 'session' && (
        <Notice>
          <Trans>The session was ended.</Trans>
        </Notice>
      )}
      <SessionList sessions={loaderData.sessions} />
      <CardFoot>
        <AccountForm
          answer={actionData}
          intent="all"
          tone="danger"
          button={<Trans>Log out on all devices, including this one</Trans>}
          busy={<Trans>Logging out…</Trans>}
        />
      </CardFoot>
    </AccountCard>
  )
}
