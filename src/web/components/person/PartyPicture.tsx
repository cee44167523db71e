import { IconBuildingOff, IconUserOff } from '@tabler/icons-react'
import type { AuthorEntry } from '../../../contract/authors.ts'
import { eastAsian } from '../../../contract/person-name.ts'
import { BusinessPicture } from '../business/BusinessPicture.tsx'
import { PersonPicture } from './PersonPicture.tsx'
import styles from './PartyPicture.module.css'

type Party = Pick<AuthorEntry, 'type' | 'id' | 'name' | 'picture'> & Partial<Pick<AuthorEntry, 'isGone'>>
type Props = { party: Party; size: 28 | 40 | 48 }

/** Round for a person, square for a company (U12); of who went nothing but that. */
export function PartyPicture({ party: { type, id, name, picture, isGone }, size }: Props) {
  const Gone = type === 'business' ? IconBuildingOff : IconUserOff

  const [first = '', ...rest] = name.split(' ')
  // As personName puts them together.
  const [firstName, lastName] = eastAsian.test(name) ? [rest.join(' '), first] : [first, rest.join(' ')]
  return (
    <span
      className={`${styles.picture} ${type === 'business' ? styles.square : ''}`}
      style={{ '--size': `${size}px` } as React.CSSProperties}
    >
      {isGone ? (
        <span className={styles.gone}>
          <Gone size={size / 2} stroke={1.5} aria-hidden />
        </span>
      ) : type === 'business' ? (
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
