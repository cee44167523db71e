import { listProductsOfBusiness, showProduct as productEndpoint } from '../../contract/products.ts'
import { routes } from '../../platform/http/routes.ts'
import { requireShown } from '../../platform/http/withheld.ts'
import { showProduct } from './product.ts'
import { productsOfBusiness } from './showcase.ts'

export const productRoutes = routes(
  { showProduct: productEndpoint, listProductsOfBusiness },
  {
    async showProduct({ db, caller, params, tag, withheld }) {
      const product = await showProduct(db, params.productID, caller.language)
      await requireShown({ withheld }, product.businessID)
      tag(`product:${product.productID}`, `business:${product.businessID}`)
      return product
    },
    async listProductsOfBusiness({ db, caller, query, tag, withheld }) {
      tag(`business:${query.bid}`)
      const products = await productsOfBusiness(db, query.bid, caller.language)
      await requireShown({ withheld }, query.bid)
      return products
    },
  },
)
