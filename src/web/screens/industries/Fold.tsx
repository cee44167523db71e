import { useLingui } from '@lingui/react/macro'
import styles from './Fold.module.css'

type Props = {
  /** Of what there is more, for those who hear the toggle alone. */
  name: string
  className?: string
  children: React.ReactNode
}

/** View more and View less (P4.14) on phones, without script; wide screens show everything and no toggle. */
export function Fold({ name, className = '', children }: Props) {
  const { t } = useLingui()
  const of = <span className="vh">{`: ${name}`}</span>
  return (
    <details className={`${styles.fold} ${className}`}>
      <summary className={styles.words}>
        <span className={styles.more}>
          {t({ message: 'View more', context: 'a list' })}
          {of}
        </span>
        <span className={styles.less}>
          {t({ message: 'View less', context: 'a list' })}
          {of}
        </span>
      </summary>
      {children}
    </details>
  )
}
