import { IconBuildingFactory2, IconSearch, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import styles from './FirstSteps.module.css'

type Props = {
  /** They have no company yet. */
  isNew: boolean
  follows: boolean
}

/** In the place of the lists when nothing waits: that this is so, and what to do first. */
export function FirstSteps({ isNew, follows }: Props) {
  return (
    <section className={`sheet ${styles.steps}`} aria-labelledby="first-steps">
      <h2 id="first-steps" className="t-card">
        <Trans>Nothing waits for you</Trans>
      </h2>
      <p className="muted">
        <Trans>
          Requests, unread conversations, drafts and news of companies you follow will stand here.
        </Trans>
      </p>
      <ul>
        <Step
          to="/search-result"
          icon={<IconSearch size={20} stroke={1.5} aria-hidden />}
          name={<Trans>Search suppliers</Trans>}
          text={
            follows ? (
              <Trans>Find companies and send them a request.</Trans>
            ) : (
              <Trans>
                Follow companies on their pages: their new products and certificates are told here.
              </Trans>
            )
          }
        />
        <Step
          to="/profile/edit"
          icon={<IconUserCircle size={20} stroke={1.5} aria-hidden />}
          name={<Trans>Complete your profile</Trans>}
          text={<Trans>Companies answer sooner when they see who asks.</Trans>}
        />
        <Step
          to={isNew ? '/business/create' : '/my-business'}
          icon={<IconBuildingFactory2 size={20} stroke={1.5} aria-hidden />}
          name={isNew ? <Trans>Present your company</Trans> : <Trans>Look after your companies</Trans>}
          text={
            isNew ? (
              <Trans>With a page of its own buyers find it and can send requests.</Trans>
            ) : (
              <Trans>Add products and certificates, and invite colleagues.</Trans>
            )
          }
        />
      </ul>
    </section>
  )
}

type StepProps = { to: string; icon: React.ReactNode; name: React.ReactNode; text: React.ReactNode }

const Step = ({ to, icon, name, text }: StepProps) => (
  <li>
    {icon}
    <div>
      <Link to={to} className="reach">
        {name}
      </Link>
      <p>{text}</p>
    </div>
  </li>
)
