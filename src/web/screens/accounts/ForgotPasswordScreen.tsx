import { Link, redirect, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ForgotPasswordScreen'
import { forgotPassword } from '../../../contract/accounts.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { knownDevice } from '../../api/session/known-device.ts'
import { Field } from '../../ui/Field.tsx'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { sentText } from '../../api/sent.ts'
import { submit } from './submission.ts'
import { accountPath } from './ways.ts'

export const headers = accountHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return { head: accountHead(page, 'forgot-password', page.i18n._(msg`Forgot your password?`)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: forgotPassword.body,
    raw: { email: sentText(form, 'email'), device: knownDevice(page) },
    kept: ['email'],
    send: async (body) => {
      await page.accounts.forgotPassword(body)
      return redirect(accountPath('check-mail', page.url.search, { sent: 'reset' }))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ForgotPasswordScreen({ actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AccountCard
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>Enter the address you log in with. We will send you a link for a new password.</Trans>}
    >
      <AccountForm
        stores={false}
        answer={actionData}
        button={<Trans>Send the link</Trans>}
        busy={<Trans>Sending…</Trans>}
      >
        <Field
          label={<Trans>E-mail address</Trans>}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          required
          defaultValue={actionData?.values['email']}
          error={actionData?.fields['email']}
        />
      </AccountForm>
      <CardFoot>
        <span>
          <Trans>Remembered it?</Trans>
        </span>
        <Link to={accountPath('log-in', search)}>
          <Trans>Log in</Trans>
        </Link>
      </CardFoot>
    </AccountCard>
  )
}
