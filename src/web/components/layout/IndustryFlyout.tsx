import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { Branches } from './industryBranches.ts'
import { searchFor, type IndustryLink } from './site.ts'
import styles from './IndustryFlyout.module.css'

/** Categories and subcategories beside the sidebar; every name is a search for it (section 2). */
export function IndustryFlyout({ industry, branches }: { industry: IndustryLink; branches: Branches }) {
  return (
    <div className={styles.flyout}>
      <div className={styles.head}>
        <h3 className="t-card">{industry.name}</h3>
        <Link to="/industries">
          <Trans>View More</Trans>
        </Link>
      </div>
      <div className={styles.grid}>
        {branches.categories.map((category) => (
          <div key={category.id}>
            <h4>
              <Link to={searchFor(category.name)}>{category.name}</Link>
            </h4>
            <ul>
              {category.subCategories.map((sub) => (
                <li key={sub.id}>
                  <Link to={searchFor(sub.name)}>{sub.name}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {branches.more && (
        <Link to="/industries" className={styles.more}>
          <Trans>View More Categories</Trans>
        </Link>
      )}
    </div>
  )
}
