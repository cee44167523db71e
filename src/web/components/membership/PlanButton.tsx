import { Trans } from '@lingui/react/macro'
import type { SubscriptionName } from '../../../contract/businesses.ts'
import { accountsAddress } from '../../api/accounts-address.ts'
import { LinkButton, type ButtonLook } from '../../ui/Button.tsx'
import { useSite } from '../layout/site.ts'
import { buyPath } from './paths.ts'
import { TierName } from '../business/marks.tsx'

const newCompany = '/business/create'

/** The way to a plan: a paid one is bought for a company, the free one begins with a company or an account. */
export function PlanButton({ tier, ...look }: ButtonLook & { tier: SubscriptionName }) {
  const isSignedIn = useSite()?.session !== undefined
  if (tier !== 'standard')
    return (
      <LinkButton {...look} to={buyPath}>
        <Trans>Buy now!</Trans>
        <span className="vh">
          {' '}
          <TierName tier={tier} />
        </span>
      </LinkButton>
    )
  return (
    <LinkButton {...look} to={isSignedIn ? newCompany : accountsAddress('register', newCompany)}>
      {isSignedIn ? <Trans>Create a company</Trans> : <Trans>Register</Trans>}
    </LinkButton>
  )
}
