import { IconPackage } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/Button.tsx'
import { listAddress } from './list-query.ts'
import styles from './NoProducts.module.css'

/** Where no product stands: there is none yet, or none is as it was asked for. */
export function NoProducts({ businessID, isFiltered }: { businessID: string; isFiltered: boolean }) {
  return (
    <div className={`sheet ${styles.none}`}>
      <IconPackage size={40} stroke={1.25} aria-hidden />
      {isFiltered ? (
        <>
          <p className="t-card">
            <Trans>No product is like this</Trans>
          </p>
          <p className="muted">
            <Trans>Other words or another state may find it.</Trans>
          </p>
          <LinkButton to={listAddress(businessID)}>
            <Trans>Show all products</Trans>
          </LinkButton>
        </>
      ) : (
        <>
          <p className="t-card">
            <Trans>No products yet</Trans>
          </p>
          <p className="muted">
            <Trans>
              Buyers look for products first. A name, a category and one photo are enough to begin; a draft is
              seen by your company alone.
            </Trans>
          </p>
          <LinkButton to={`/business/${businessID}/products/new`}>
            <Trans>Add your first product</Trans>
          </LinkButton>
        </>
      )}
    </div>
  )
}
