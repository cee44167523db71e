import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AddressText } from './AddressText.tsx'
import { FactSection, type Fact } from '../../components/sheet/FactRows.tsx'
import { Year } from '../../components/text/Year.tsx'
import type { BusinessPageData } from './page-data.ts'

type Props = { business: BusinessPageData }

/** General, factory, trade capabilities and business terms (section 3). */
export function FactSections({ business }: Props) {
  return (
    <>
      <General business={business} />
      <Factory business={business} />
      <Trade business={business} />
      <Terms business={business} />
    </>
  )
}

function General({ business: { general, since } }: Props) {
  const { t } = useLingui()
  const categories = general.categories.join(t({ message: '; ', comment: 'between the names of categories' }))
  const facts: Fact[] = [
    { key: 'type', name: <Trans>Business type</Trans>, value: general.type },
    { key: 'industry', name: <Trans>Industry</Trans>, value: general.industry },
    {
      key: 'since',
      name: <Trans>Year established</Trans>,
      value: since !== undefined && <Year year={since} />,
    },
    { key: 'people', name: <Trans>Total employees</Trans>, ...people(general.employees) },
    {
      key: 'revenue',
      name: <Trans>Annual revenue</Trans>,
      value: general.revenue,
      unit: <Trans>USD</Trans>,
    },
    { key: 'production', name: <Trans>Production employees</Trans>, ...people(general.productionEmployees) },
    { key: 'categories', name: <Trans>Categories</Trans>, value: categories },
    {
      key: 'capacity',
      name: <Trans>Production capacity</Trans>,
      value: general.capacity?.range,
      unit: general.capacity && <PerPeriod unit={general.capacity.unit} period={general.capacity.period} />,
    },
  ]
  return <FactSection id="general" title={<Trans>General</Trans>} facts={facts} edit="general" />
}

function Factory({ business: { factory } }: Props) {
  const lines = factory?.lines
  const facts: Fact[] = [
    { key: 'size', name: <Trans>Factory size</Trans>, value: factory?.size, unit: 'm²' },
    {
      key: 'lines',
      name: <Trans>Production lines</Trans>,
      value: lines,
      unit: lines !== undefined && <Plural value={lines} one="line" other="lines" />,
    },
    { key: 'contract', name: <Trans>Contract manufacturing</Trans>, value: factory?.contract },
    {
      key: 'location',
      name: <Trans>Location</Trans>,
      value: factory?.location && <AddressText text={factory.location} />,
      text: factory?.location,
    },
    {
      key: 'facilities',
      name: <Trans>Facilities</Trans>,
      value: factory?.facilities,
      lang: factory?.facilitiesLang,
    },
  ]
  return <FactSection id="factory" title={<Trans>Factory</Trans>} facts={facts} edit="factory" />
}

function Trade({ business: { trade } }: Props) {
  const { leadTime, sales } = trade
  const facts: Fact[] = [
    {
      key: 'lead',
      name: <Trans>Average lead time</Trans>,
      value: leadTime,
      unit: leadTime !== undefined && <Plural value={leadTime} one="day" other="days" />,
    },
    {
      key: 'sales',
      name: <Trans>Sales employees</Trans>,
      value: sales,
      unit: sales !== undefined && <People count={sales} />,
    },
    { key: 'markets', name: <Trans>Main markets</Trans>, value: trade.markets },
    { key: 'languages', name: <Trans>Spoken languages</Trans>, value: trade.languages },
  ]
  return <FactSection id="trade" title={<Trans>Trade capabilities</Trans>} facts={facts} edit="trade" />
}

function Terms({ business: { terms } }: Props) {
  const facts: Fact[] = [
    { key: 'delivery', name: <Trans>Delivery terms</Trans>, value: terms.delivery },
    { key: 'currencies', name: <Trans>Currencies</Trans>, value: terms.currencies },
    { key: 'payment', name: <Trans>Payment</Trans>, value: terms.payment },
    { key: 'packaging', name: <Trans>Packaging</Trans>, value: terms.packaging },
  ]
  return <FactSection id="terms" title={<Trans>Business terms</Trans>} facts={facts} edit="terms" />
}

const people = (amount: { text: string; count: number } | undefined) => ({
  value: amount?.text,
  unit: amount && <People count={amount.count} />,
})

function People({ count }: { count: number }) {
  return <Plural value={count} one="person" other="people" />
}

function PerPeriod(capacity: { unit: string; period: string }) {
  // Elements, not texts: Trans reads a text among its words for tags.
  const unit = <>{capacity.unit}</>
  const period = <>{capacity.period}</>
  return (
    <Trans>
      {unit} per {period}
    </Trans>
  )
}
