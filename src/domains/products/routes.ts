import { listProductsOfBusiness, showProduct as productEndpoint } from '../../contract/products.ts'
import { routes } from '../../platform/http/routes.ts'
import { showProduct } from './product.ts'
import { productsOfBusiness } from './showcase.ts'

export const productRoutes = routes(
  { showProduct: productEndpoint, listProductsOfBusiness },
  {
    async showProduct({ db, caller, params, tag }) {
      const product = await showProduct(db, params.productID, caller.language)
      tag(`product:${product.productID}`, `business:${product.businessID}`)
      return product
    },
    listProductsOfBusiness: ({ db, caller, query, tag }) => {
      tag(`business:${query.bid}`)
      return productsOfBusiness(db, query.bid, caller.language)
    },
  },
)
