// Products of a company (sections 3 and 7).
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Picture } from './businesses.ts'

const Named = z.object({ id: z.string(), name: z.string() })

export const ProductCard = z.object({
  productID: Id,
  businessID: Id,
  name: z.string(),
  description: z.string(),
  mainImage: Picture,
  photoCount: z.int(),
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  industry: Named,
  category: Named,
  subCategory: Named.nullable(),
  /** Days. */
  leadTime: z.int().nullable(),
  stock: z.boolean(),
})
export type ProductCardEntry = z.infer<typeof ProductCard>

export const listProductsOfBusiness = endpoint({
  method: 'GET',
  path: '/product/by-business',
  access: 'visitor',
  section: '7',
  summary: 'The published products of a company, newest first, at most 100.',
  query: z.strictObject({ bid: Id }),
  ok: z.array(ProductCard),
  errors: ['NotFound'],
})
