import { listProductsOfBusiness } from '../../contract/products.ts'
import { routes } from '../../platform/http/routes.ts'
import { productsOfBusiness } from './showcase.ts'

export const productRoutes = routes(
  { listProductsOfBusiness },
  {
    listProductsOfBusiness: ({ db, caller, query, tag }) => {
      tag(`business:${query.bid}`)
      return productsOfBusiness(db, query.bid, caller.language)
    },
  },
)
