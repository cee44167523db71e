import { limits } from '../../../contract/limits.ts'
import { searchPath, type SearchAddress } from '../../components/search/address.ts'
import type { CompanyLine, PersonLine, ProductLine } from './page-data.ts'
import { PersonCard } from './PersonCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ResultCard } from './ResultCard.tsx'

/** With the boost by which it stands there. */
type Paid<Line> = Line & { boostID: string }
type Found =
  | { kind: 'companies'; results: CompanyLine[]; sponsored?: Paid<CompanyLine>[] }
  | { kind: 'products'; results: ProductLine[]; sponsored?: Paid<ProductLine>[] }
  | { kind: 'people'; results: PersonLine[] }

type Props = { found: Found; language: string; address: SearchAddress }

/** The cards of one kind; the first two are in sight at once, so their pictures come first. */
export function Cards({ found, language, address }: Props) {
  const why = searchPath(address)
  switch (found.kind) {
    case 'products':
      return withSponsored(found, (product, how) => (
        <ProductCard key={product.id} product={product} {...how} why={why} language={language} />
      ))
    case 'people':
      return found.results.map((line) => (
        <PersonCard key={line.person.userID} line={line} language={language} />
      ))
    case 'companies':
      return withSponsored(found, (business, how) => (
        <ResultCard key={business.businessID} business={business} {...how} why={why} language={language} />
      ))
  }
}

type How = { first: boolean; boost?: string }

/** The results in their order, with one that was paid for after the first of each five: the best match stays on top. */
function withSponsored<Line>(
  { results, sponsored = [] }: { results: Line[]; sponsored?: Paid<Line>[] },
  cardOf: (line: Line, how: How) => React.ReactNode,
) {
  return results.flatMap((line, at) => {
    const paid =
      at % limits.resultsPerSponsored === 0 ? sponsored[at / limits.resultsPerSponsored] : undefined
    const card = cardOf(line, { first: at < 2 })
    return paid === undefined ? [card] : [card, cardOf(paid, { first: at === 0, boost: paid.boostID })]
  })
}
