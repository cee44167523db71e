import { Link } from 'react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { newBoostPath } from '../../../contract/boost-words.ts'
import { managePath } from '../../components/manage/tabs.ts'
import { Section } from '../../components/sheet/Section.tsx'
import { productSorts, type ProductSort } from '../../../contract/product-strength.ts'
import { statisticsPath } from './paths.ts'
import { PartTable } from './PartTable.tsx'
import { countWords } from './words.tsx'
import type { Shown } from './page-data.ts'
import styles from './Parts.module.css'

type Props = { shown: Shown }

const sortWords: Readonly<Record<ProductSort, MessageDescriptor>> = {
  shown: msg`Shown most`,
  opened: msg`Opened most`,
  strongest: msg`Strongest first`,
  weakest: msg`Weakest first`,
}

/** Every product, also what nobody saw; in the order that the reader chooses. */
export function Products({ businessID, shown }: Props & { businessID: string }) {
  const { i18n, t } = useLingui()
  const { products, days, sort } = shown
  const nameOf = ({ value, name }: { value: string; name: string | null }) =>
    value === businessID ? (
      <Trans>The page of your company</Trans>
    ) : name === null ? (
      <Trans>A product that is not published</Trans>
    ) : (
      <Link to={`${managePath(businessID, 'products')}/${value}`}>
        <bdi>{name}</bdi>
      </Link>
    )
  return (
    <Section id="products" title={<Trans>Products</Trans>} note={<ProductsNote />}>
      {products.extremes && <Extremes {...products.extremes} businessID={businessID} nameOf={nameOf} />}
      <nav className={styles.sorts} aria-label={t`Order of products`}>
        <ul>
          {productSorts.map((one) => (
            <li key={one}>
              <Link
                to={`${statisticsPath(businessID, { days, sort: one })}#products`}
                aria-current={one === sort ? 'true' : undefined}
                preventScrollReset
              >
                {i18n._(sortWords[one])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PartTable
        caption={t`By product`}
        of={t`Product`}
        columns={[
          i18n._(countWords.shown),
          i18n._(countWords.opened),
          t`Opened of shown`,
          i18n._(countWords.viewed),
          i18n._(countWords.saved),
          i18n._(countWords.inquired),
        ]}
        part={products}
        nameOf={nameOf}
      />
    </Section>
  )
}

const ProductsNote = () => <Trans>A bar is as long as the product was shown.</Trans>

type Row = Shown['products']['rows'][number]
type ExtremesProps = { strongest: Row; weakest: Row; businessID: string; nameOf(row: Row): React.ReactNode }

function Extremes({ strongest, weakest, businessID, nameOf }: ExtremesProps) {
  const type = weakest.value === businessID ? 'business' : 'product'
  const [best, last] = [nameOf(strongest), nameOf(weakest)]
  return (
    <ul className={styles.extremes}>
      <li data-extreme="strongest">
        <Trans>Strongest: {best}</Trans> <Led {...strongest} />
      </li>
      <li data-extreme="weakest">
        <Trans>Weakest: {last}</Trans> <Led {...weakest} />{' '}
        <Link className="reach" to={newBoostPath(businessID, { type, id: weakest.value })}>
          <Trans>Boost it</Trans>
        </Link>
      </li>
    </ul>
  )
}

/** What was shown led to this. */
function Led({ cells }: { cells: readonly string[] }) {
  const [shown, opened, , , , inquired] = cells
  return (
    <span className="unit">
      <Trans>
        (shown: {shown}, opened: {opened}, inquiries: {inquired})
      </Trans>
    </span>
  )
}

type Named = { value: string; name: string | null }
const countryName = ({ name }: Named) => name ?? <Trans>Not known</Trans>
const wordsName = ({ value }: Named) => (value === '' ? <Trans>Without words</Trans> : <bdi>{value}</bdi>)

export function Countries({ shown: { countries } }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Section
      id="countries"
      title={<Trans>Countries</Trans>}
      note={<Trans>By the time zone of the visitor’s device: a hint, no proof.</Trans>}
    >
      <PartTable
        caption={t`By country`}
        of={t`Country`}
        columns={[i18n._(countWords.viewed), i18n._(countWords.shown), i18n._(countWords.opened)]}
        part={countries}
        nameOf={countryName}
      />
    </Section>
  )
}

export function SearchWords({ shown: { words } }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Section
      id="words"
      title={<Trans>Words searched for</Trans>}
      note={<Trans>For which words you were found, and at which place on average: the first is 1.</Trans>}
    >
      <PartTable
        caption={t`By the words searched for`}
        of={t`Words`}
        columns={[i18n._(countWords.shown), i18n._(countWords.opened), t`Average place`]}
        part={words}
        nameOf={wordsName}
      />
    </Section>
  )
}

export function CompanyTypes({ shown: { companyTypes } }: Props) {
  const { i18n, t } = useLingui()
  return (
    <Section
      id="company-types"
      title={<Trans>Types of companies</Trans>}
      note={
        <Trans>
          Of visitors who were signed in and belong to one. Three companies stand behind each row.
        </Trans>
      }
    >
      <PartTable
        caption={t`By the type of company of who looked`}
        of={t`Type of company`}
        columns={[i18n._(countWords.viewed), i18n._(countWords.shown), i18n._(countWords.opened)]}
        part={companyTypes}
        nameOf={({ name, value }) => name ?? value}
      />
    </Section>
  )
}
