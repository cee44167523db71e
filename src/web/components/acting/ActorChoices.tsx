import { Link } from 'react-router'
import { IconCheck } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { Acting, ActorEntry } from '../../api/acting.ts'
import type { PageSession } from '../../api/page.ts'
import { personName } from '../person/person.ts'
import { ActorPicture } from './ActorPicture.tsx'
import styles from './ActorChoices.module.css'

/** The page on which one chooses as whom to act; it comes back to `path` (path and query). */
export const actingAddress = (path: string): string => `/acting-as?continue=${encodeURIComponent(path)}`

type Props = {
  session: PageSession
  acting: Acting
  /** Where the choice leads back to (path and query). */
  back: string
}

/** As whom one can act: the person first, then their companies. A form of its own: the whole page is another one after it. */
export function ActorChoices({ session, acting: { chosen, businesses, more }, back }: Props) {
  return (
    <form method="post" action="/acting-as">
      <input type="hidden" name="back" value={back} />
      <Choice session={session} business={undefined} chosen={chosen === undefined} />
      {businesses.map((business) => (
        <Choice
          key={business.businessID}
          session={session}
          business={business}
          chosen={business.businessID === chosen?.businessID}
        />
      ))}
      {more && (
        <Link to={actingAddress(back)} className={styles.more}>
          <Trans>Search all my companies</Trans>
        </Link>
      )}
    </form>
  )
}

type ChoiceProps = { session: PageSession; business: ActorEntry | undefined; chosen: boolean }

function Choice({ session, business, chosen }: ChoiceProps) {
  return (
    <button
      type="submit"
      name="actor"
      value={business?.businessID ?? ''}
      className={styles.choice}
      aria-current={chosen ? 'true' : undefined}
    >
      <ActorPicture session={session} business={business} />
      <bdi className={styles.name}>{business?.name ?? personName(session)}</bdi>
      {chosen && <IconCheck size={16} stroke={1.75} aria-hidden />}
    </button>
  )
}
