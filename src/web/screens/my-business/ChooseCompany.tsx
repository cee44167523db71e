import { Trans } from '@lingui/react/macro'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import type { MyBusinessCard } from './cards.ts'
import styles from './ChooseCompany.module.css'

type Props = { businesses: readonly MyBusinessCard[] }

/** For who wants to buy a membership (P2.16): where that is done, and straight there when one company alone is theirs. */
export function ChooseCompany({ businesses }: Props) {
  const owned = businesses.filter(({ role }) => role === 'owner')
  const [only] = owned
  return (
    <div className={styles.note} role="status">
      {businesses.length === 0 ? (
        <p>
          <Trans>A membership belongs to a company: create its business profile first.</Trans>
        </p>
      ) : only === undefined ? (
        <p>
          <Trans>Only an owner of a company buys its membership. Please ask an owner of your company.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            To buy a membership, press Manage Business of the company it is for, then open the Membership tab.
          </Trans>
        </p>
      )}
      {only && owned.length === 1 && (
        <p>
          <LinkButton to={only.membership}>
            <Trans>
              Membership of <CompanyName name={only.name} />
            </Trans>
          </LinkButton>
        </p>
      )}
    </div>
  )
}
