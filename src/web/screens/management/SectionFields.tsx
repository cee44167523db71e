import type { BusinessSection } from '../../../contract/business-management.ts'
import type { Problems } from '../../components/manage/use-problems.ts'
import { ContactFields } from './ContactFields.tsx'
import { FactoryFields } from './FactoryFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import type { Lists } from './lists.ts'
import { TermsFields } from './TermsFields.tsx'
import { TradeFields } from './TradeFields.tsx'
import type { Values } from './values.ts'

export type FieldsProps = { values: Values; problems: Problems; lists: Lists }

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

/** What a field of one line is given by its name. */
export const fieldOf =
  ({ values, problems }: Pick<FieldsProps, 'values' | 'problems'>) =>
  (name: string) => ({ name, defaultValue: values[name] ?? '', error: problems[name] })
