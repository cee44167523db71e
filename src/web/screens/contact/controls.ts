// What each control of the need-help form is called, and what it holds.
import { useLingui } from '@lingui/react/macro'
import type { EnquiryLists } from './enquiry-data.ts'
import type { EnquiryName, EnquiryValues } from './enquiry-values.ts'

export type PartProps = { values: EnquiryValues; lists: EnquiryLists; problems: Record<string, string> }

/** Name, label, value and what is wrong, for a field of ui. */
export function useControls({ values, problems }: PartProps) {
  const labelOf = useLabels()
  return (name: EnquiryName) => ({
    name,
    label: labelOf(name),
    defaultValue: values[name],
    error: problems[name],
  })
}

/** The label of a control in the page's language. */
export function useLabels(): (name: string) => string {
  const { t } = useLingui()
  return (name) => {
    const number = name.slice(-1)
    if (name.startsWith('buyProduct')) return t`Product you buy ${number}`
    if (name.startsWith('sellProduct')) return t`Product you sell ${number}`
    if (name.endsWith('Code')) return t`Country code`
    switch (name as EnquiryName) {
      case 'firstName':
        return t`First name`
      case 'lastName':
        return t`Last name`
      case 'jobPosition':
        return t`Job position`
      case 'email':
        return t`E-mail`
      case 'mobilePhone':
        return t`Mobile phone`
      case 'businessName':
        return t`Business name`
      case 'businessType':
        return t`Type of business`
      case 'website':
        return t`Website`
      case 'companyPhone':
        return t`Company Telephone`
      case 'companyFax':
        return t`Company fax`
      case 'address':
        return t`Address`
      case 'city':
        return t`City`
      case 'zipcode':
        return t`Postal code`
      case 'country':
        return t`Country`
      case 'usaState':
        return t`State (USA)`
      case 'totalEmployees':
        return t`Total employees`
      case 'salesEmployees':
        return t`Employees in sales`
      case 'moreInfoBuy':
        return t`More about what you buy`
      case 'moreInfoSell':
        return t`More about what you sell`
      default:
        return name
    }
  }
}
