import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ChangePasswordScreen'
import { changePassword } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { keepDevice, knownDevice } from '../../api/session/known-device.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { NewPasswordHint } from './NewPasswordHint.tsx'
import { PasswordField } from './PasswordField.tsx'
import { sentText } from '../../api/sent.ts'
import { submit } from './submission.ts'
import { codeIn } from './two-factor.ts'
import { UserNameForManagers } from './UserNameForManagers.tsx'
import { accountPath } from './ways.ts'

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const account = await page.accounts.showAccount({})
  return {
    account,
    head: accountHead(page, 'change-password', page.i18n._(msg`Change your password`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: changePassword.body,
    raw: {
      password: sentText(form, 'password'),
      newPassword: sentText(form, 'newPassword'),
      code: codeIn(form) || undefined,
      device: knownDevice(page),
    },
    fieldOf: {
      WrongCredentials: 'password',
      CommonPassword: 'newPassword',
      CodeNeeded: 'code',
      WrongCode: 'code',
    },
    send: async (body) => {
      keepDevice(page, await page.accounts.changePassword(body))
      return redirect(accountPath('security', page.url.search, { done: 'password' }))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ChangePasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Change your password</Trans>}
      lead={<Trans>All your other sessions end. On this device you stay logged in.</Trans>}
    >
      <AccountForm
        answer={actionData}
        button={<Trans>Save the new password</Trans>}
        busy={<Trans>Saving…</Trans>}
      >
        <UserNameForManagers email={loaderData.account.email} />
        <PasswordField
          label={<Trans>Current password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={actionData?.fields['password']}
        />
        <PasswordField
          label={<Trans>New password</Trans>}
          name="newPassword"
          autoComplete="new-password"
          required
          minLength={limits.passwordMin}
          error={actionData?.fields['newPassword']}
          hint={<NewPasswordHint twoFactor={loaderData.account.twoFactor} />}
        />
        {(loaderData.account.twoFactor || actionData?.refused === 'CodeNeeded') && (
          <CodeField answer={actionData} factors={loaderData.account} />
        )}
      </AccountForm>
    </AccountCard>
  )
}
