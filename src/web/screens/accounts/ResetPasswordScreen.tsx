import { redirect, useLocation } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ResetPasswordScreen'
import { resetPassword } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { keepDevice, knownDevice } from '../../api/session/known-device.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { accountHead, tokenHeaders } from './head.ts'
import { MailedToken, tokenOf } from './MailedToken.tsx'
import { NewPasswordHint } from './NewPasswordHint.tsx'
import { PasswordField } from './PasswordField.tsx'
import { sentText } from '../../api/sent.ts'
import { submit } from './submission.ts'
import { accountPath } from './ways.ts'

export const headers = tokenHeaders

export function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  return {
    token: tokenOf(page.url),
    head: accountHead(page, 'reset-password', page.i18n._(msg`Set a new password`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: resetPassword.body,
    raw: {
      token: sentText(form, 'token'),
      password: sentText(form, 'password'),
      device: knownDevice(page),
    },
    kept: ['token'],
    fieldOf: { CommonPassword: 'password' },
    send: async (body) => {
      keepDevice(page, await page.accounts.resetPassword(body))
      return redirect(accountPath('log-in', page.url.search, { done: 'reset' }))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ResetPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const token = actionData?.values['token'] ?? loaderData.token
  const isOver =
    token === '' || actionData?.refused === 'TokenUsed' || actionData?.fields['token'] !== undefined
  if (isOver)
    return (
      <AccountCard
        title={<Trans>This link no longer works</Trans>}
        lead={
          <Trans>
            It has already been used, has expired after one hour, or is incomplete. You can have a new one
            sent at once.
          </Trans>
        }
      >
        <LinkButton variant="primary" block to={accountPath('forgot-password', search)}>
          <Trans>Send a new link</Trans>
        </LinkButton>
      </AccountCard>
    )
  return (
    <AccountCard
      title={<Trans>Set a new password</Trans>}
      lead={<Trans>You will be logged out on all devices; then log in with the new password.</Trans>}
    >
      <AccountForm
        answer={actionData}
        action={accountPath('reset-password', search)}
        button={<Trans>Save the new password</Trans>}
        busy={<Trans>Saving…</Trans>}
      >
        <MailedToken token={token} />
        <PasswordField
          label={<Trans>New password</Trans>}
          name="password"
          autoComplete="new-password"
          required
          minLength={limits.passwordMin}
          error={actionData?.fields['password']}
          hint={<NewPasswordHint />}
        />
      </AccountForm>
    </AccountCard>
  )
}
