import { Trans, useLingui } from '@lingui/react/macro'
import { factoryRows, generalRows, termsRows, tradeRows } from '../../components/business/fact-rows.tsx'
import { FactSection } from '../../components/sheet/FactRows.tsx'
import type { BusinessPageData } from './page-data.ts'

/** General, factory, trade capabilities and business terms (P3.1). */
export function FactSections({ business }: { business: BusinessPageData }) {
  const { i18n } = useLingui()
  return (
    <>
      <FactSection
        id="general"
        title={<Trans>General</Trans>}
        facts={generalRows(business, i18n)}
        edit="general"
      />
      <FactSection
        id="factory"
        title={<Trans>Factory</Trans>}
        facts={factoryRows(business, business.reading)}
        edit="factory"
      />
      <FactSection
        id="trade"
        title={<Trans>Trade capabilities</Trans>}
        facts={tradeRows(business)}
        edit="trade"
      />
      <FactSection
        id="terms"
        title={<Trans>Business terms</Trans>}
        facts={termsRows(business)}
        edit="terms"
      />
    </>
  )
}
