import type { ActorEntry } from '../../api/acting.ts'
import type { PageSession } from '../../api/page.ts'
import { BusinessPicture } from '../business/BusinessPicture.tsx'
import { PersonPicture } from '../person/PersonPicture.tsx'
import styles from './ActorPicture.module.css'

type Props = { session: PageSession; business: ActorEntry | undefined }

/** Round for a person, square for a company (U12). */
export function ActorPicture({ session, business }: Props) {
  return (
    <span className={`${styles.picture} ${business ? styles.square : ''}`}>
      {business ? (
        <BusinessPicture
          url={business.logo}
          companyName={business.name}
          industryID={business.industryID}
          width={28}
          height={28}
          kind="logo"
          first
        />
      ) : (
        <PersonPicture person={session} url={session.photo} size={28} first />
      )}
    </span>
  )
}
