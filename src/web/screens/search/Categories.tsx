import { Trans } from '@lingui/react/macro'
import { searchFor } from '../../components/layout/site.ts'
import type { SearchAddress } from '../../components/search/address.ts'
import type { CallOutput } from '../../../contract/endpoint.ts'
import type { NodeCountEntry, searchBusinesses } from '../../../contract/search.ts'
import { Link } from '../../ui/Link.tsx'
import { countText } from './header.ts'
import styles from './NoResults.module.css'

export type CategoriesFound = NonNullable<CallOutput<typeof searchBusinesses>['categories']>
type Props = { found: CategoriesFound; address: SearchAddress; language: string }

/** Where to look instead: the category that was named, the one above it and those that are near, each with as many as it opens. */
export function Categories({ found: { named, above, near }, address, language }: Props) {
  const asked = { address, language }
  return (
    <>
      {named && (
        <p className={styles.named}>
          <Trans>
            The category that is called so: <Category node={named} {...asked} />
          </Trans>
        </p>
      )}
      {above && (
        <p className={styles.named}>
          <Trans>
            The category above it: <Category node={above} {...asked} />
          </Trans>
        </p>
      )}
      {near.length > 0 && (
        <>
          <h2>
            <Trans>The nearest categories</Trans>
          </h2>
          <ul>
            {near.map((node) => (
              <li key={node.id}>
                <Category node={node} {...asked} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Category({ node, address, language }: { node: NodeCountEntry } & Omit<Props, 'found'>) {
  const { name, documents: total, isExact: totalIsExact } = node
  return (
    <>
      <Link to={searchFor(node, address.business)}>{name}</Link>{' '}
      <span className="muted">({countText({ total, totalIsExact }, language)})</span>
    </>
  )
}
