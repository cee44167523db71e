import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '../text/formats.ts'
import type { Branch, Branches } from './industryBranches.ts'
import type { IndustryLink } from '../../api/frame.ts'
import { searchFor, useSite } from './site.ts'
import styles from './IndustryFlyout.module.css'

type Props = {
  industry: IndustryLink
  branches: Branches
  /** A link was followed. */
  onChoose(): void
  onKeyDown(event: React.KeyboardEvent<HTMLElement>): void
}

/** Categories and subcategories beside the sidebar; every name is a search for it (P2.5). */
export function IndustryFlyout({ industry, branches, onChoose, onKeyDown }: Props) {
  const listening = { onClick: onChoose, onKeyDown }
  return (
    <div className={styles.flyout}>
      <div className={styles.head}>
        <h3 className="t-card">{industry.name}</h3>
        <Link to="/industries" {...listening}>
          <Trans>View More</Trans>
        </Link>
      </div>
      <p className={`t-small muted ${styles.units}`}>
        <Trans>Numbers: companies of a category, products of a subcategory.</Trans>
      </p>
      <div className={styles.grid}>
        {branches.categories.map((category) => (
          <div key={category.id}>
            <h4>
              <Link to={searchFor(category)} className={emptyClass(category)} {...listening}>
                {category.name}
                <Count of={category} unit="companies" />
              </Link>
            </h4>
            <ul>
              {category.subCategories.map((sub) => (
                <li key={sub.id}>
                  <Link to={searchFor(sub, 'PR')} className={emptyClass(sub)} {...listening}>
                    {sub.name}
                    <Count of={sub} unit="products" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {branches.more && (
        <Link to="/industries" className={styles.more} {...listening}>
          <Trans>View More Categories</Trans>
        </Link>
      )}
    </div>
  )
}

const emptyClass = ({ count }: Branch) => (count === 0 ? styles.empty : undefined)

/** How many the link opens, and of what for whoever does not read the line above. */
function Count({ of: { count }, unit }: { of: Branch; unit: 'companies' | 'products' }) {
  const language = useSite()?.language ?? 'en'
  if (count === undefined) return null
  return (
    <>
      <span className={styles.count} aria-hidden>
        {' '}
        {formatNumber(count, language)}
      </span>
      <span className="vh">
        {' '}
        {unit === 'companies' ? (
          <Plural value={count} one="# company" other="# companies" />
        ) : (
          <Plural value={count} one="# product" other="# products" />
        )}
      </span>
    </>
  )
}
