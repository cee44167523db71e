import { hueOfPerson } from '../business/hues.ts'
import { personMonogram } from './person.ts'
import styles from './PersonPicture.module.css'

type Props = {
  person: { userID: string; firstName: string; lastName: string }
  url: string | null | undefined
  /** Pixels the picture is drawn at most; it fills its parent, and the space is kept before it has loaded. */
  size: number
  /** True for pictures which the visitor waits for. */
  first?: boolean
}

/** A person's photo, or their monogram: round, as a company's is square (U12); decorative, since the name stands beside it. */
export function PersonPicture({ person, url, size, first = false }: Props) {
  if (!url)
    return (
      <span className={styles.picture} aria-hidden="true">
        <span
          className={styles.monogram}
          style={{ '--hue': hueOfPerson(person.userID) } as React.CSSProperties}
        >
          {personMonogram(person)}
        </span>
      </span>
    )
  return (
    <span className={styles.picture}>
      <img src={url} alt="" width={size} height={size} loading={first ? 'eager' : 'lazy'} decoding="async" />
    </span>
  )
}
