import type { ProductEntry } from '../../../contract/products.ts'
import { plainLine, titleSummary } from '../../components/text/cuts.ts'

type Named = Pick<ProductEntry, 'name' | 'description'> & {
  businessProfile: { general: { companyName: string } }
}

/** Product – company: the first 64 characters of the description (P2.23); names stand first, where a tab still shows them. */
export function titleOf({ name, description, businessProfile }: Named): string {
  const names = `${plainLine(name)} – ${plainLine(businessProfile.general.companyName)}`
  const summary = titleSummary(description)
  return summary ? `${names}: ${summary}` : names
}
