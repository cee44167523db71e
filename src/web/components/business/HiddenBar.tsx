import { IconEyeOff } from '@tabler/icons-react'
import { managePath } from '../manage/tabs.ts'
import { LinkButton } from '../../ui/Button.tsx'
import styles from './OwnersBar.module.css'

type Props = {
  businessID: string
  /** Its name for who does not see it. */
  label: string
  words: React.ReactNode
  /** The way to change it, for who may. */
  change: React.ReactNode
}

/** Tells a company's own people that nobody else finds a page of it in this edition. */
export function HiddenBar({ businessID, label, words, change }: Props) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.words}>
        <IconEyeOff size={20} stroke={1.5} aria-hidden />
        {words}
      </p>
      {change && (
        <div className={styles.ways}>
          <LinkButton to={managePath(businessID, 'data')}>{change}</LinkButton>
        </div>
      )}
    </aside>
  )
}
