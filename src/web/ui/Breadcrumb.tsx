import { useLingui } from '@lingui/react/macro'
import { Link } from './Link.tsx'
import styles from './Breadcrumb.module.css'

export type Crumb = { name: string; to?: string }

/** The way to this page; the last crumb has no link and is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, to }) => (
          <li key={name}>
            {to ? (
              <Link to={to} className="reach">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
