import { useDeferredValue } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BusinessSection } from '../../../contract/business-management.ts'
import { BusinessPicture } from '../../components/business/BusinessPicture.tsx'
import { CompanyName } from '../../components/business/CompanyName.tsx'
import {
  contactRows,
  factoryRows,
  generalRows,
  termsRows,
  tradeRows,
} from '../../components/business/fact-rows.tsx'
import type { BusinessFacts } from '../../components/business/facts.ts'
import { FactRows, isThere, type Fact } from '../../components/sheet/FactRows.tsx'
import { useSite } from '../../components/layout/site.ts'
import { tied } from '../../components/text/cuts.ts'
import { fieldID } from '../../ui/Field.tsx'
import { firstFieldOf } from './fields.ts'
import type { Lists } from './lists.ts'
import { previewFacts } from './preview-facts.ts'
import type { Values } from './values.ts'
import styles from './Preview.module.css'

type Logo = { url: string | undefined; companyName: string; industryID: string }
type Props = { section: BusinessSection; readOnly: boolean; values: Values; lists: Lists; logo: Logo }

/** The field in which a row of the public page is filled. */
const fieldOfRow: Record<string, string> = {
  type: 'businessType',
  industry: 'categories',
  since: 'yearStablished',
  people: 'totalEmployees',
  revenue: 'totalAnnualRevenue',
  production: 'totalProductionEmployees',
  register: 'registerNumber',
  categories: 'categories',
  capacity: 'productionCapacity',
  size: 'factorySize',
  lines: 'numberProductionLines',
  contract: 'contractManufacturing',
  facilities: 'manufacturingFacilities',
  location: 'country',
  lead: 'averageLeadTime',
  sales: 'totalEmployeesSales',
  markets: 'markets',
  languages: 'spokenLanguages',
  delivery: 'acceptedDeliveryTerms',
  currencies: 'acceptedPaymentCurrencies',
  payment: 'acceptedPaymentTypes',
  packaging: 'packagingTypes',
  phone: 'phone',
  email: 'email',
  mobile: 'mobilePhone',
  website: 'website',
  legal: 'legalAddressEnglish',
  shipping: 'shippingAddressEnglish',
}

/** The section as the public page will show it, as it is typed; what is empty is an offer to add it. */
export function Preview({ section, readOnly, values, lists, logo }: Props) {
  const { i18n } = useLingui()
  const language = useSite()?.language ?? i18n.locale
  const typed = useDeferredValue(values)
  const rows = rowsOf(section, previewFacts(section, typed, lists, language), i18n)
  return (
    <section className={`sheet ${styles.box}`} aria-labelledby="preview">
      <h2 id="preview" className={styles.title}>
        <Trans>What buyers will see</Trans>
      </h2>
      {section === 'general' && <Card values={typed} logo={logo} />}
      <FactRows
        narrow
        facts={rows.map((row) =>
          isThere(row) || readOnly ? row : { ...row, value: <Add section={section} row={row} /> },
        )}
      />
    </section>
  )
}

function Card({ values, logo }: { values: Values; logo: Logo }) {
  const name = values['companyName']?.trim() || logo.companyName
  return (
    <div className={styles.card}>
      <div className={styles.logo}>
        <BusinessPicture
          url={logo.url}
          companyName={name}
          industryID={values['categories']?.slice(0, 4) ?? ''}
          width={48}
          height={48}
          kind="logo"
        />
      </div>
      <p className={styles.name}>
        <CompanyName name={name} />
      </p>
      <p className={styles.short}>{tied(values['shortDescription']?.trim() ?? '')}</p>
    </div>
  )
}

function Add({ section, row }: { section: BusinessSection; row: Fact }) {
  const field = firstFieldOf(section, fieldOfRow[row.key] ?? row.key)
  return (
    <a className="reach" href={`#${fieldID(field ?? '')}`}>
      <Trans>Add</Trans>
      <span className="vh">: {row.name}</span>
    </a>
  )
}

function rowsOf(section: BusinessSection, facts: BusinessFacts, i18n: Parameters<typeof generalRows>[1]) {
  switch (section) {
    case 'general':
      return generalRows(facts, i18n)
    case 'contactInfo':
      return contactRows(facts)
    case 'factory':
      return factoryRows(facts)
    case 'tradeCapabilities':
      return tradeRows(facts)
    case 'businessTerms':
      return termsRows(facts)
  }
}
