import { IconChevronDown } from '@tabler/icons-react'
import { Plural, Trans } from '@lingui/react/macro'
import { ProductTileCard } from '../../components/product/ProductTile.tsx'
import { ProductRow } from '../../components/product/ProductRow.tsx'
import { AddLink, useEditPath } from '../../components/sheet/editing.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import type { BusinessPageData } from './page-data.ts'
import styles from './MainProducts.module.css'

const shownFirst = 4

/** The newest four products in one row, all others one click further, with or without scripts. */
export function MainProducts({ business }: { business: BusinessPageData }) {
  const { products, businessID } = business
  const editPath = useEditPath('products')
  if (products.length === 0) {
    if (!editPath) return null
    return (
      <Section id="products" title={<Trans>Main products</Trans>} edit="products">
        <AddLink to={editPath} />
      </Section>
    )
  }
  const first = products.slice(0, shownFirst)
  const others = products.slice(shownFirst)
  const shown = first.length
  const total = products.length
  return (
    <Section
      id="products"
      title={<Trans>Main products</Trans>}
      edit="products"
      note={
        others.length > 0 ? (
          <Trans>
            {shown} of {total}
          </Trans>
        ) : (
          <Plural value={total} one="# product" other="# products" />
        )
      }
    >
      <ProductRow parts={5}>
        {first.map((product) => (
          <ProductTileCard key={product.id} product={product} businessID={businessID} />
        ))}
      </ProductRow>
      {others.length > 0 && (
        <details className={styles.all}>
          <summary>
            <Trans>All products</Trans>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <div className={styles.grid}>
            {others.map((product) => (
              <ProductTileCard key={product.id} product={product} businessID={businessID} />
            ))}
          </div>
        </details>
      )}
    </Section>
  )
}
