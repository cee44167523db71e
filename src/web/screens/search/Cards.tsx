import type { CompanyLine, PersonLine, ProductLine } from './page-data.ts'
import { PersonCard } from './PersonCard.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ResultCard } from './ResultCard.tsx'

type Found =
  | { kind: 'companies'; results: CompanyLine[] }
  | { kind: 'products'; results: ProductLine[] }
  | { kind: 'people'; results: PersonLine[] }

/** The cards of one kind; the first two are in sight at once, so their pictures come first. */
export function Cards({ found, language }: { found: Found; language: string }) {
  switch (found.kind) {
    case 'products':
      return found.results.map((product, at) => (
        <ProductCard key={product.id} product={product} first={at < 2} language={language} />
      ))
    case 'people':
      return found.results.map((line) => (
        <PersonCard key={line.person.userID} line={line} language={language} />
      ))
    case 'companies':
      return found.results.map((business, at) => (
        <ResultCard key={business.businessID} business={business} first={at < 2} language={language} />
      ))
  }
}
