import { Trans } from '@lingui/react/macro'
import { contactRows } from '../../components/business/fact-rows.tsx'
import { FactRows } from '../../components/sheet/FactRows.tsx'
import { Section } from '../../components/sheet/Section.tsx'
import type { BusinessPageData } from './page-data.ts'

/** How to reach the company. */
export function Contact({ business }: { business: BusinessPageData }) {
  return (
    <Section id="contact" title={<Trans>Contact</Trans>} edit="contact">
      <FactRows facts={contactRows(business)} edit="contact" />
    </Section>
  )
}
