import { Plural, Trans } from '@lingui/react/macro'
import { StockAnswer } from '../../components/product/StockMark.tsx'
import { FactRows, FactSection } from '../../components/sheet/FactRows.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import { PartNumbers } from '../../components/text/PartNumbers.tsx'
import type { ProductPageData } from './page-data.ts'
import styles from './Specifications.module.css'

/** Where the product belongs and when it can be had (P2.23). */
export function Specifications({ product }: { product: ProductPageData }) {
  const { lead } = product
  const days = lead?.days ?? 0
  return (
    <FactSection
      id="specifications"
      title={<Trans>Specifications</Trans>}
      facts={[
        { key: 'industry', name: <Trans>Industry</Trans>, value: product.industry },
        {
          key: 'name',
          name: <Trans>Product name</Trans>,
          value: <PartNumbers text={product.name} />,
          text: product.name,
          lang: product.nameLang,
        },
        { key: 'category', name: <Trans>Category</Trans>, value: product.category },
        { key: 'subcategory', name: <Trans>Subcategory</Trans>, value: product.subCategory },
        {
          key: 'lead',
          name: <Trans>Lead time</Trans>,
          value: lead?.text,
          unit: lead && <Plural value={days} one="day" other="days" />,
        },
        {
          key: 'stock',
          name: <Trans>Stock available</Trans>,
          value: <StockAnswer stock={product.stock} />,
        },
      ]}
    />
  )
}

/**
 * The company's own keys and values, whole; long ones span both columns (P9.5). What stands in other words than the company
 * wrote is offered as it wrote it.
 */
export function TechnicalSpecification({ specs, specsTyped }: Pick<ProductPageData, 'specs' | 'specsTyped'>) {
  if (specs.length === 0) return null
  return (
    <Section
      id="technical"
      title={<Trans>Technical specification</Trans>}
      note={<Trans>Stated by the business</Trans>}
    >
      <FactRows
        facts={specs.map(({ key, keyLang, text, amount, unit, lang }, at) => ({
          key: String(at),
          name: <span lang={keyLang}>{key}</span>,
          value: amount,
          text,
          unit,
          lang,
        }))}
      />
      {specsTyped.length > 0 && <AsWritten specs={specsTyped} />}
    </Section>
  )
}

function AsWritten({ specs }: { specs: ProductPageData['specsTyped'] }) {
  return (
    <details className={`no-print ${styles.original}`}>
      <summary>
        <Trans>Show as written by the company</Trans>
      </summary>
      <FactRows
        facts={specs.map(({ key, value, lang }, at) => ({
          key: String(at),
          name: <span lang={lang}>{key}</span>,
          value,
          lang,
        }))}
      />
    </details>
  )
}
