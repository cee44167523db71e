import { Trans } from '@lingui/react/macro'
import { accountsAddress } from '../../api/accounts-address.ts'
import { useSite } from '../../components/layout/site.ts'
import { LinkButton } from '../../ui/Button.tsx'

type Props = {
  variant?: 'inverse'
  /** What visitors read: the way to register. */
  children: React.ReactNode
}

/** The way further in: visitors register, people present their company or go to those that they have. */
export function WayIn({ variant, children }: Props) {
  const { session, acting } = useSite() ?? {}
  if (session && acting)
    return (
      <LinkButton variant={variant} size="large" to="/my-business">
        <Trans>My Business</Trans>
      </LinkButton>
    )
  if (session)
    return (
      <LinkButton variant={variant} size="large" to="/business/create">
        <Trans>Present your company</Trans>
      </LinkButton>
    )
  return (
    <LinkButton variant={variant} size="large" to={accountsAddress('register', '/')}>
      {children}
    </LinkButton>
  )
}
