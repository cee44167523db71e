import { lazy, Suspense } from 'react'
import { Trans } from '@lingui/react/macro'
import type { MembershipEntry } from '../../../contract/billing.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { CardComing, TestNote } from './CardNotes.tsx'
import type { MembershipData } from './membership-data.ts'
import { membershipPath } from './paths.ts'
import styles from './MembershipScreen.module.css'

const KeepCard = lazy(() => import('./KeepCard.tsx'))

type Props = Pick<MembershipData, 'membership' | 'provider' | 'isTest'> & {
  /** Whether the form of another card stands open. */
  isOpen: boolean
}

/** The card that renewals are charged to, as its owner knows it again, and the way to another one. */
export function CardOnFile({ membership, provider, isTest, isOpen }: Props) {
  const scripted = useScripted()
  const { businessID, card, period } = membership
  return (
    <div className={styles.stack}>
      <p>
        {card ? (
          <CardName {...card} />
        ) : (
          <span className="muted">
            <Trans>No card is kept.</Trans>
          </span>
        )}
      </p>
      {period && provider && !isOpen && (
        <p>
          <LinkButton to={`${membershipPath(businessID, { show: 'card' })}#card`} preventScrollReset>
            {card ? <Trans>Replace the card</Trans> : <Trans>Add a card</Trans>}
          </LinkButton>
        </p>
      )}
      {period && provider && isOpen && (
        <>
          {isTest && <TestNote />}
          {scripted ? (
            <Suspense fallback={<CardComing />}>
              <KeepCard businessID={businessID} provider={provider} isDue={period.state === 'grace'} />
            </Suspense>
          ) : (
            <p>
              <Trans>
                Adding a card needs scripts (JavaScript), which are switched off or have not loaded yet.
              </Trans>
            </p>
          )}
        </>
      )}
    </div>
  )
}

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
}

function CardName({ brand, last4, expMonth, expYear }: NonNullable<MembershipEntry['card']>) {
  const name = brands[brand] ?? brand
  const expiry = `${String(expMonth).padStart(2, '0')}/${expYear}`
  return (
    <Trans>
      {name} ending in {last4}, expires {expiry}
    </Trans>
  )
}
