// What buyers narrow by beside words, place and plan: lexemes that a document carries, and the values they stand for.
import {
  employeeRanges,
  leadTimes,
  minimumOrders,
  type EmployeeRange,
  type PriceState,
} from '../../contract/filters.ts'

type Facts = {
  /** Days to delivery as the company or product says; null when nobody says. */
  leadTime: number | null
  employees: { min: number | null; max: number | null } | null
  /** What they call the certificates that are valid today. */
  certificates: readonly string[]
  /** Industries, categories and subcategories that it stands under. */
  nodes: readonly string[]
  /** Of a product. */
  minimumOrder?: number | null
  price?: PriceState | null
}

const certificate = 'q:'
const leadTime = 'l:'
const employees = 'e:'

const minimumOrder = 'm:'
const price = 'p:'
const category = 'k:'
/** Numbers are told of categories, not of industries and subcategories, which stand beside them. */
const isCategory = (id: string) => /^\d{4}-\d{2}$/.test(id)

/** Lexemes of values. A space would end one, so that it is written as an underscore. */
export const markOf = {
  certificate: (name: string) => `${certificate}${name.replace(/ /g, '_')}`,
  leadTime: (days: number) => `${leadTime}${days}`,
  employees: (range: EmployeeRange) => `${employees}${range}`,
  minimumOrder: (most: number) => `${minimumOrder}${most}`,
  price: (state: PriceState) => `${price}${state}`,
  /** An industry, category or subcategory, found in whatever stands under it. */
  node: (id: string) => `${category}${id}`,
}

/** The marks of a document. Whoever delivers in 14 days delivers in 30; who says 180 to 220 people is found under both ranges. */
export function marksOf({
  leadTime: days,
  employees: people,
  certificates,
  nodes,
  minimumOrder: least = null,
  price: priced = null,
}: Facts): string[] {
  const orders = least === null ? [] : minimumOrders.filter((most) => least <= most)
  const within = days === null ? [] : leadTimes.filter((most) => days <= most)
  const ranges = employeeRanges.filter((range) => overlaps(range, people))
  return [
    ...new Set([
      ...certificates.map(markOf.certificate),
      ...within.map(markOf.leadTime),
      ...ranges.map(markOf.employees),
      ...nodes.filter(isCategory).map(markOf.node),
      ...orders.map(markOf.minimumOrder),
      ...(priced === null ? [] : [markOf.price(priced)]),
    ]),
  ]
}

const endsOf: Record<EmployeeRange, [from: number, to: number]> = {
  '1-50': [1, 50],
  '51-200': [51, 200],
  '201-500': [201, 500],
  '501-': [501, Infinity],
}

function overlaps(range: EmployeeRange, people: Facts['employees']): boolean {
  const least = people?.min ?? people?.max ?? null
  const most = people?.max ?? people?.min ?? null
  const [from, to] = endsOf[range]
  return least !== null && most !== null && least <= to && most >= from
}

/** The facet and code of a value as it is counted; undefined for a lexeme that is none. */
export function valueOf(lexeme: string): { facet: MarkFacet; code: string } | undefined {
  const code = lexeme.slice(2)
  switch (lexeme.slice(0, 2)) {
    case certificate:
      return { facet: 'certificate', code: code.replace(/_/g, ' ') }
    case leadTime:
      return { facet: 'leadTime', code }
    case employees:
      return { facet: 'employees', code }
    case category:
      return { facet: 'category', code }
    case minimumOrder:
      return { facet: 'minimumOrder', code }
    case price:
      return { facet: 'price', code }
  }
}
export type MarkFacet = 'certificate' | 'leadTime' | 'employees' | 'category' | 'minimumOrder' | 'price'
