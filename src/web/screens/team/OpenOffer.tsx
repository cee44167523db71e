import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '../../components/text/formats.ts'
import { Act } from './OpenInvitations.tsx'
import type { Team } from './MemberList.tsx'
import styles from './team.module.css'

type Props = { offer: NonNullable<Team['offer']>; team: Team; business: { companyName: string } }

/** The company as it is offered to a member: for them to answer, for its owners to withdraw. */
export function OpenOffer({ offer, team, business }: Props) {
  const { i18n, t } = useLingui()
  const isMine = team.members.some(({ isSelf, userID }) => isSelf && userID === offer.to.userID)
  const owner = <bdi>{offer.by.name}</bdi>
  const to = <bdi>{offer.to.name}</bdi>
  const company = <bdi>{business.companyName}</bdi>
  const until = <time dateTime={offer.expiresAt}>{formatDay(offer.expiresAt.slice(0, 10), i18n.locale)}</time>
  return (
    <section className={`sheet ${styles.question}`} aria-labelledby="offer-title">
      <h2 id="offer-title" className="t-card">
        {isMine ? <Trans>This company is offered to you</Trans> : <Trans>The company is offered</Trans>}
      </h2>
      <p>
        {isMine ? (
          <Trans>
            {owner} would like to hand {company} over to you. If you take it over, you are its owner, and{' '}
            {owner} stays as an admin. You can answer until {until}.
          </Trans>
        ) : (
          <Trans>
            {to} can take over {company} until {until}. Until then nothing changes.
          </Trans>
        )}
      </p>
      <div className={styles.ways}>
        {isMine ? (
          <>
            <Act intent="take-over" fields={{}} variant="primary">
              <Trans>Take over</Trans>
            </Act>
            <Act intent="decline-offer" fields={{}}>
              <Trans>Decline</Trans>
            </Act>
          </>
        ) : (
          <Act intent="withdraw-offer" fields={{}} label={t`Withdraw the offer to ${offer.to.name}`}>
            <Trans>Withdraw</Trans>
          </Act>
        )}
      </div>
    </section>
  )
}
