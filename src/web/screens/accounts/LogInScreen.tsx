import { parametersOf } from '../../../contract/pages/query.ts'
import { Link, redirect, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/LogInScreen'
import { logIn } from '../../../contract/accounts.ts'
import { metaOf } from '../../api/head.ts'
import { goOnToHandOff } from '../../api/session/hand-off.ts'
import { knownDevice } from '../../api/session/known-device.ts'
import { loginState } from '../../api/session/login-state.ts'
import { pageOf } from '../../api/page.ts'
import { LocalMoment } from '../../components/text/Times.tsx'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { Gains, WhyHere } from './Gains.tsx'
import { LogInForm } from './LogInForm.tsx'
import { Notice } from './Notice.tsx'
import { purposeOf } from './purpose.ts'
import { sentText } from '../../api/sent.ts'
import { optionalText, submit } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { accountPath, wayBack } from './ways.ts'

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  if (page.session) throw redirect(wayBack(page.url.search))
  return {
    done: parametersOf(page.url).get('done'),
    purpose: await purposeOf(page),
    head: accountHead(page, 'log-in', page.i18n._(msg`Log in`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: logIn.body,
    raw: {
      email: sentText(form, 'email'),
      password: sentText(form, 'password'),
      code: codeIn(form) || undefined,
      restore: optionalText(form, 'restore') === 'true' || undefined,
      continue: wayBack(page.url.search),
      state: loginState(page),
      device: knownDevice(page),
    },
    kept: ['email', 'restore'],
    fieldOf: { CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => goOnToHandOff(page, await page.accounts.logIn(body)),
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function LogInScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AccountCard
      title={<Trans>Log in</Trans>}
      lead={loaderData.purpose && <WhyHere purpose={loaderData.purpose} />}
      below={
        <Trans>
          We never ask for your password by mail or telephone. Check that the address bar shows this site
          before you type it.
        </Trans>
      }
    >
      {!actionData && <Done what={loaderData.done} />}
      <LogInForm answer={actionData} />
      {actionData?.refused === 'WrongCredentials' && <Unconfirmed search={search} />}
      {actionData?.refused === 'Suspended' && (
        <>
          <SuspendedUntil until={actionData.details?.['until']} />
          <Link className="reach" to={accountPath('export-suspended', search)}>
            <Trans>Download what is kept of you</Trans>
          </Link>
        </>
      )}
      <CardFoot>
        <span>
          <Trans>New here?</Trans>
        </span>
        <Link className="reach" to={accountPath('register', search)}>
          <Trans>Create an account</Trans>
        </Link>
        <Gains />
      </CardFoot>
    </AccountCard>
  )
}

/** Told to who knew the password; nothing of what has no end. */
function SuspendedUntil({ until }: { until: unknown }) {
  if (typeof until !== 'string') return null
  const end = <LocalMoment at={until} />
  return (
    <p>
      <Trans>It is suspended until {end}. After that you can log in again.</Trans>
    </p>
  )
}

/** The same whether there is an account or not: what somebody needs who has not followed the link of the mail yet (D42). */
function Unconfirmed({ search }: { search: string }) {
  return (
    <div className="t-small muted">
      <p>
        <Trans>
          Just signed up? Confirm your e-mail address first, with the link in the mail that we sent you.
        </Trans>
      </p>
      <Link className="reach" to={accountPath('register', search)}>
        <Trans>No mail? Sign up again with the same address, and we send it again.</Trans>
      </Link>
    </div>
  )
}

/** What led here. */
function Done({ what }: { what: string | null }) {
  switch (what) {
    case 'verified':
      return (
        <Notice>
          <Trans>Your e-mail address is confirmed. You can log in now.</Trans>
        </Notice>
      )
    case 'reset':
      return (
        <Notice>
          <Trans>Your new password is set. Please log in with it.</Trans>
        </Notice>
      )
    case 'everywhere':
      return (
        <Notice>
          <Trans>You are logged out on all devices.</Trans>
        </Notice>
      )
    default:
      return null
  }
}
