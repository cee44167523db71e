import { Link } from './Link.tsx'
import styles from './LinkTabs.module.css'

type Props = {
  /** Of the whole row, for who does not see it. */
  label: string
  links: readonly { to: string; isCurrent: boolean; text: React.ReactNode; count?: string }[]
}

/** The same page for one kind of things or another: a link each, with how many there are where that is known. */
export function LinkTabs({ label, links }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {links.map(({ to, isCurrent, text, count }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {text}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
