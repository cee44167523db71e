import type { BusinessSection } from '../../../contract/business-management.ts'
import { ContactFields } from './ContactFields.tsx'
import { FactoryFields } from './FactoryFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import type { FieldsProps } from './section-fields.ts'
import { TermsFields } from './TermsFields.tsx'
import { TradeFields } from './TradeFields.tsx'

/** The fields of one section. */
export function SectionFields({ section, ...fields }: FieldsProps & { section: BusinessSection }) {
  switch (section) {
    case 'general':
      return <GeneralFields {...fields} />
    case 'contactInfo':
      return <ContactFields {...fields} />
    case 'factory':
      return <FactoryFields {...fields} />
    case 'tradeCapabilities':
      return <TradeFields {...fields} />
    case 'businessTerms':
      return <TermsFields {...fields} />
  }
}
