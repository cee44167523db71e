import { redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Route } from './+types/TwoFactorScreen'
import { limits } from '../../../contract/limits.ts'
import { metaOf } from '../../api/head.ts'
import { pageOf } from '../../api/page.ts'
import { requireSession } from '../../api/session/require-session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { Account } from './AddPasskey.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import { accountHead, accountHeaders } from './head.ts'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { sentText } from '../../api/sent.ts'
import { type FormAnswer } from './submission.ts'
import { begin, confirm, end, type TwoFactorAnswer } from './two-factor.ts'
import { TwoFactorSecret } from './TwoFactorSecret.tsx'
import { UserNameForManagers } from './UserNameForManagers.tsx'

const { oneTimeCodeSeconds } = limits

export const headers = accountHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const account = await page.accounts.showAccount({})
  return { account, head: accountHead(page, 'two-factor', page.i18n._(msg`Second factor`)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  const page = pageOf(context)
  const form = await request.formData()
  switch (sentText(form, 'intent')) {
    case 'begin':
      return begin(page, form)
    case 'confirm':
      return confirm(page, form)
    case 'end':
      return end(page, form)
    default:
      return redirect(page.url.pathname + page.url.search)
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

export default function TwoFactorScreen({ loaderData: { account }, actionData }: Route.ComponentProps) {
  const { begun, recoveryCodes, ...rest }: TwoFactorAnswer = actionData ?? {}
  const answer = rest.fields ? (actionData as FormAnswer) : undefined
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
  if (begun) return <TwoFactorSecret begun={begun} answer={answer} />
  return account.codes ? <On account={account} answer={answer} /> : <Off account={account} answer={answer} />
}

type Props = { account: Account; answer: FormAnswer | undefined }

function Off({ account, answer }: Props) {
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Turn on the second factor</Trans>}
      lead={
        <Trans>
          An authenticator app on your phone shows a new code every {oneTimeCodeSeconds} seconds. We ask for
          it at each log-in, so a stolen password alone is not enough.
        </Trans>
      }
      below={
        <Trans>
          Any app for one-time codes works, also the one built into many phones and password managers.
        </Trans>
      }
    >
      <AccountForm
        answer={answer}
        intent="begin"
        button={<Trans>Continue</Trans>}
        busy={<Trans>One moment…</Trans>}
      >
        <UserNameForManagers email={account.email} />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={answer?.fields['password']}
        />
        {account.twoFactor && <CodeField answer={answer} factors={account} />}
      </AccountForm>
    </AccountCard>
  )
}

function On({ account, answer }: Props) {
  const { recoveryCodesLeft: codes } = account
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Second factor is on</Trans>}
      lead={
        <Plural
          value={codes}
          one="# recovery code is left. To get new ones, turn the second factor off and on again."
          other="# recovery codes are left. To get new ones, turn the second factor off and on again."
        />
      }
    >
      <AccountForm
        answer={answer}
        intent="end"
        tone="danger"
        button={<Trans>Turn off the second factor</Trans>}
        busy={<Trans>One moment…</Trans>}
      >
        <UserNameForManagers email={account.email} />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={answer?.fields['password']}
        />
        <CodeField answer={answer} factors={account} />
        {account.passkeys > 0 && (
          <p className="muted">
            <Trans>Your passkeys and recovery codes stay: from then on a passkey is asked for.</Trans>
          </p>
        )}
      </AccountForm>
    </AccountCard>
  )
}
