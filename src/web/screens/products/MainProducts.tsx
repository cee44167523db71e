import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import { BriefProductTile } from '../../components/product/ProductTile.tsx'
import { ProductRow } from '../../components/product/ProductRow.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import type { ProductPageData } from './page-data.ts'
import styles from './MainProducts.module.css'

/** What else the company makes: up to eight, all on its own page (P2.23). */
export function MainProducts({ product }: { product: ProductPageData }) {
  const { others, showcase, company } = product
  if (others.length === 0) return null
  // An element, not a text: Trans reads a text among its words for tags.
  const companyName = <CompanyWords company={company} />
  return (
    <Section
      id="products"
      title={<Trans>Main products of {companyName}</Trans>}
      note={
        <Link className="reach" to={`${company.path}#products`}>
          <Plural value={showcase} one="All # product" other="All # products" />
        </Link>
      }
    >
      <ProductRow parts={3}>
        {others.map((other) => (
          <BriefProductTile key={other.id} product={other} />
        ))}
      </ProductRow>
    </Section>
  )
}

function CompanyWords({ company }: { company: ProductPageData['company'] }) {
  return (
    <span className={styles.company} lang={company.nameLang}>
      <CompanyName name={company.name} />
    </span>
  )
}
