import { Trans } from '@lingui/react/macro'

/** What a field of the account pages is called above its form. */
export function FieldName({ name }: { name: string }) {
  switch (name) {
    case 'firstName':
      return <Trans>First name</Trans>
    case 'lastName':
      return <Trans>Last name</Trans>
    case 'password':
      return <Trans>Password</Trans>
    case 'newPassword':
      return <Trans>New password</Trans>
    case 'name':
      return <Trans>Name of the passkey</Trans>
    case 'code':
      return <Trans>Code</Trans>
    case 'businessUse':
      return <Trans>Business use</Trans>
    case 'legalAge':
      return <Trans>Legal age</Trans>
    default:
      return <Trans>E-mail address</Trans>
  }
}
