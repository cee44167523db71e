import { Trans } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'

/** What a new password must be, and what we advise while there is no second factor. */
export const NewPasswordHint = ({ twoFactor = false }: { twoFactor?: boolean }) =>
  twoFactor ? (
    <Trans>At least {limits.passwordMin} characters. Spaces and any script are fine.</Trans>
  ) : (
    <Trans>
      At least {limits.passwordMin} characters; we advise {limits.passwordAdvised} or more without a second
      factor. Spaces and any script are fine.
    </Trans>
  )
