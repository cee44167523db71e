// Where the figures of a company are read, in which order its products, and where their table is.
import { productSorts, type ProductSort } from '../../../contract/product-strength.ts'
import { managePath } from '../../components/manage/tabs.ts'

export const sortIn = (text: string | null): ProductSort =>
  productSorts.find((one) => one === text) ?? 'shown'

export const usualDays = 30

type Wish = { days: number; sort?: ProductSort; cursor?: string }

/** The page with these wishes; what is usual stays out of its address. */
export function statisticsPath(businessID: string, { days, sort = 'shown', cursor }: Wish): string {
  const query = new URLSearchParams({
    ...(days !== usualDays && { days: String(days) }),
    ...(sort !== 'shown' && { sort }),
    ...(cursor !== undefined && { cursor }),
  }).toString()
  return `${managePath(businessID, 'statistics')}${query && `?${query}`}`
}

export const tablePath = (businessID: string, days: number): string =>
  `/business/${businessID}/statistics.csv?days=${days}`
