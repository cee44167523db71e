import { Link, useLocation } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { AccountCard, CardFoot } from './AccountCard.tsx'
import { AccountForm } from './AccountForm.tsx'
import type { Account } from './AddPasskey.tsx'
import { BackToSecurity } from './BackToSecurity.tsx'
import { CodeField } from '../../components/second-factor/CodeField.tsx'
import type { Passkey } from './PasskeyList.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { FormAnswer } from './submission.ts'
import { UserNameForManagers } from './UserNameForManagers.tsx'
import { accountPath } from './ways.ts'

type Props = { passkey: Passkey; account: Account; answer: FormAnswer | undefined }

/** Asks anew who it is that takes a passkey away. */
export function RemovePasskey({ passkey: { passkeyID, name }, account, answer }: Props) {
  const { search } = useLocation()
  const isLast = account.passkeys === 1 && !account.codes
  return (
    <AccountCard
      above={<BackToSecurity />}
      title={<Trans>Remove the passkey?</Trans>}
      lead={
        isLast ? (
          <Trans>
            <bdi>{name}</bdi> is your only second factor. Without it the password alone opens your account.
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> no longer opens your account then. Delete it on your device as well.
          </Trans>
        )
      }
    >
      <AccountForm
        answer={answer}
        intent="remove"
        tone="danger"
        button={<Trans context="a passkey">Remove</Trans>}
        busy={<Trans>One moment…</Trans>}
      >
        <input type="hidden" name="passkeyID" value={passkeyID} />
        <UserNameForManagers email={account.email} />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          required
          error={answer?.fields['password']}
        />
        <CodeField answer={answer} factors={account} />
      </AccountForm>
      <CardFoot>
        <Link className="reach" to={accountPath('passkeys', search)}>
          <Trans>Cancel</Trans>
        </Link>
      </CardFoot>
    </AccountCard>
  )
}
