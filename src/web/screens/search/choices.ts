// What is chosen in a group of filters, and the search with one value more or less.
import type { SubscriptionName } from '../../../contract/businesses.ts'
import type { EmployeeRange, LeadTimeMost, MinimumOrderMost, PriceState } from '../../../contract/filters.ts'
import { everywhere, type SearchAddress } from '../../components/search/address.ts'

export type FilterName =
  | 'country'
  | 'industry'
  | 'category'
  | 'verified'
  | 'certificate'
  | 'leadTime'
  | 'employees'
  | 'minimumOrder'
  | 'price'
  | 'plan'

/** The codes that an address has chosen of a group. */
export function chosenOf(address: SearchAddress, name: FilterName): readonly string[] {
  switch (name) {
    case 'country':
      return address.country === everywhere ? [] : [address.country]
    case 'verified':
      return address.verified ? ['true'] : []
    case 'leadTime':
    case 'minimumOrder':
    case 'price':
      return address[name] === undefined ? [] : [String(address[name])]
    default:
      return address[listOf[name]] ?? []
  }
}

/** Of countries, lead times, orders and prices one is chosen at a time, of all others several. */
export function withValue(address: SearchAddress, name: FilterName, code: string): SearchAddress {
  const first = { ...address, page: 1 }
  switch (name) {
    case 'country':
      return { ...first, country: code }
    case 'verified':
      return { ...first, verified: true }
    case 'leadTime':
      return { ...first, leadTime: Number(code) as LeadTimeMost }
    case 'minimumOrder':
      return { ...first, minimumOrder: Number(code) as MinimumOrderMost }
    case 'price':
      return { ...first, price: code as PriceState }
    case 'plan':
      return { ...first, plans: [...(address.plans ?? []), code as SubscriptionName] }
    case 'employees':
      return { ...first, employees: [...(address.employees ?? []), code as EmployeeRange] }
    default:
      return { ...first, [listOf[name]]: [...(address[listOf[name]] ?? []), code].sort() }
  }
}

/** The search without one value. */
export function without(address: SearchAddress, name: FilterName, code: string): SearchAddress {
  const first = { ...address, page: 1 }
  switch (name) {
    case 'country':
      return { ...first, country: everywhere }
    case 'verified':
      return { ...first, verified: undefined }
    case 'leadTime':
    case 'minimumOrder':
    case 'price':
      return { ...first, [name]: undefined }
    default:
      return { ...first, [listOf[name]]: address[listOf[name]]?.filter((one) => one !== code) }
  }
}

const listOf = {
  industry: 'industries',
  category: 'categories',
  certificate: 'certificates',
  employees: 'employees',
  plan: 'plans',
} as const
