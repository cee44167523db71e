import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { Branches } from './industryBranches.ts'
import { searchFor, type IndustryLink } from './site.ts'
import styles from './IndustryFlyout.module.css'

type Props = {
  industry: IndustryLink
  branches: Branches
  /** A link was followed. */
  onChoose(): void
  onKeyDown(event: React.KeyboardEvent<HTMLElement>): void
}

/** Categories and subcategories beside the sidebar; every name is a search for it (section 2). */
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
      <div className={styles.grid}>
        {branches.categories.map((category) => (
          <div key={category.id}>
            <h4>
              <Link to={searchFor(category.name)} {...listening}>
                {category.name}
              </Link>
            </h4>
            <ul>
              {category.subCategories.map((sub) => (
                <li key={sub.id}>
                  <Link to={searchFor(sub.name)} {...listening}>
                    {sub.name}
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
