import { FaceOf } from '../FavouriteCard.tsx'
import type { partyLine } from '../favourite-lines.ts'
import cards from '../FavouriteCard.module.css'
import styles from '../connections/Connections.module.css'

type Props = {
  face: NonNullable<ReturnType<typeof partyLine>['face']>
  language: string
  children: React.ReactNode
}

/** Somebody in a group, or on the way into it, and what can be done about it. */
export const PersonLine = ({ face, language, children }: Props) => (
  <li className="sheet">
    <div className={cards.card}>
      <FaceOf face={face} language={language} />
    </div>
    <div className={styles.below}>{children}</div>
  </li>
)
