import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/ChangeEmailScreen'
import { changeEmail } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { Field } from '../../ui/Field.tsx'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { accountHead, accountHeaders } from './head.ts'
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
    head: accountHead(page, 'change-email', page.i18n._(msg`Change your e-mail address`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  return submit(page, {
    schema: changeEmail.body,
    raw: {
      email: sentText(form, 'email'),
      password: sentText(form, 'password'),
      code: codeIn(form) || undefined,
    },
    kept: ['email'],
    fieldOf: { WrongCredentials: 'password', CodeNeeded: 'code', WrongCode: 'code' },
    send: async (body) => {
      await page.accounts.changeEmail(body)
      return redirect(accountPath('check-mail', page.url.search, { sent: 'email' }))
    },
  })
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function ChangeEmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { account } = loaderData
  const { email, twoFactor } = account
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={
        <Trans>
          Change your <span className="piece">e-mail address</span>
        </Trans>
      }
      lead={
        <Trans>
          You currently log in with <b>{email}</b>. We send a link to the new address; the change takes effect
          when you follow it.
        </Trans>
      }
    >
      <AccountForm answer={actionData} button={<Trans>Send the link</Trans>} busy={<Trans>Sending…</Trans>}>
        <Field
          label={<Trans>New e-mail address</Trans>}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          required
          maxLength={limits.emailMax}
          defaultValue={actionData?.values['email']}
          error={actionData?.fields['email']}
        />
        <UserNameForManagers email={email} />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={actionData?.fields['password']}
          hint={<Trans>So that nobody else can do this on an unlocked screen.</Trans>}
        />
        {(twoFactor || actionData?.refused === 'CodeNeeded') && (
          <CodeField answer={actionData} factors={account} />
        )}
      </AccountForm>
    </AccountCard>
  )
}
