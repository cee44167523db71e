import type { PartyEntry } from '../../../contract/inquiries.ts'
import { eastAsian } from '../../../contract/person-name.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { PersonPicture } from '../../components/person/PersonPicture.tsx'
import styles from './PartyPicture.module.css'

type Props = { party: Pick<PartyEntry, 'type' | 'id' | 'name' | 'picture'>; size: 28 | 40 | 48 }

/** Round for a person, square for a company (ui.md 12). */
export function PartyPicture({ party: { type, id, name, picture }, size }: Props) {
  const [first = '', ...rest] = name.split(' ')
  // As personName puts them together.
  const [firstName, lastName] = eastAsian.test(name) ? [rest.join(' '), first] : [first, rest.join(' ')]
  return (
    <span
      className={`${styles.picture} ${type === 'business' ? styles.square : ''}`}
      style={{ '--size': `${size}px` } as React.CSSProperties}
    >
      {type === 'business' ? (
        <BusinessPicture
          url={picture?.url}
          companyName={name}
          industryID=""
          width={size}
          height={size}
          kind="logo"
        />
      ) : (
        <PersonPicture person={{ userID: id, firstName, lastName }} url={picture?.url} size={size} />
      )}
    </span>
  )
}
