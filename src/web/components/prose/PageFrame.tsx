import { Link, useLocation } from 'react-router'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../layout/site.ts'
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb.tsx'
import type { Block } from '../../content/article.ts'
import { ContentsBeside, ContentsLine } from './Contents.tsx'
import { pageGroups } from './pageGroups.ts'
import styles from './PageFrame.module.css'

type Props = {
  crumbs: readonly Crumb[]
  title: string
  lead: string
  children: React.ReactNode
  /** Of a long text: its chapters are in reach all the way down. */
  chapters?: readonly Block[]
  /** Below the sheet, as wide as the page. */
  below?: React.ReactNode
}

/** A page of the company itself: title and lead, its text on a sheet, beside it the ways to the pages that stand near it. */
export function PageFrame({ crumbs, title, lead, children, chapters, below }: Props) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1 className="t-name">{title}</h1>
        <p className={`t-lead ${styles.lead}`}>{lead}</p>
      </header>
      <div className={styles.columns}>
        <div className={`sheet ${styles.sheet}`}>
          {chapters && <ContentsLine blocks={chapters} />}
          {children}
        </div>
        {chapters ? (
          <div className={styles.beside}>
            <ContentsBeside blocks={chapters} />
            <PageLinks />
          </div>
        ) : (
          <PageLinks />
        )}
      </div>
      {below}
    </div>
  )
}

function PageLinks() {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  const edition = useSite()?.edition
  if (!edition) return null
  const here = pathname.replace(/(?<=.)\/$/, '')
  return (
    <nav className={`${styles.links} no-print`} aria-label={t`More about ${edition.brand}`}>
      {pageGroups(edition.abbreviation, edition.brand).map((group) => (
        <div key={group.name.id}>
          <h2>{i18n._(group.name)}</h2>
          <ul>
            {group.links.map(({ name, to }) => (
              <li key={to}>
                <Link to={to} aria-current={to === here ? 'page' : undefined}>
                  {i18n._(name)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
