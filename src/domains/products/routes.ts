import { listOwnDrafts } from '../../contract/home.ts'
import * as documents from '../../contract/product-documents.ts'
import * as management from '../../contract/product-management.ts'
import { listProductsOfBusiness, showProduct as productEndpoint } from '../../contract/products.ts'
import { readSpecs } from '../../contract/spec-meanings.ts'
import * as texts from '../../contract/texts.ts'
import { callsBy, routes, sessionOf } from '../../platform/http/routes.ts'
import { requireNotBlocked } from '../../platform/http/blocked-parties.ts'
import { lookerOf } from '../businesses/visibility.ts'
import { resolveActor } from '../members/actors.ts'
import {
  addDocument,
  changeDocument,
  listDocuments,
  orderDocuments,
  removeDocument,
  showDocument,
} from './documents.ts'
import { changeProduct, createProduct, duplicateProduct } from './editing.ts'
import { exportProducts } from './export.ts'
import { actorFor, showManaged } from './managing.ts'
import { countManaged, listManaged } from './own-list.ts'
import { showProduct } from './product.ts'
import { orderProducts, publishProducts, unpublishProducts } from './publishing.ts'
import { removeManaged, restoreManaged, showRemoved } from './removal.ts'
import { specMeanings } from './spec-meanings.ts'
import { productsOfBusiness } from './showcase.ts'
import { listTexts, saveTexts } from './text-editing.ts'
import { ownDrafts } from './waiting.ts'

const publicRoutes = routes(
  { showProduct: productEndpoint, listProductsOfBusiness },
  {
    async showProduct({ params, query, tag, withheld, ...context }) {
      const { db, caller } = context
      const product = await showProduct(db, params.productID, caller.language, lookerOf(context), query)
      await requireNotBlocked({ withheld }, product.businessID)
      tag(`product:${product.productID}`, `business:${product.businessID}`)
      return product
    },
    async listProductsOfBusiness({ query, tag, withheld, ...context }) {
      const { db, caller } = context
      tag(`business:${query.bid}`)
      const products = await productsOfBusiness(db, query.bid, caller.language, lookerOf(context))
      await requireNotBlocked({ withheld }, query.bid)
      return products
    },
  },
)

const managementRoutes = routes(
  {
    listManagedProducts: management.listManagedProducts,
    countManagedProducts: management.countManagedProducts,
    showManagedProduct: management.showManagedProduct,
    showRemovedProduct: management.showRemovedProduct,
    createProduct: management.createProduct,
    changeProduct: management.changeProduct,
    removeProduct: management.removeProduct,
    restoreProduct: management.restoreProduct,
    duplicateProduct: management.duplicateProduct,
    publishProducts: management.publishProducts,
    unpublishProducts: management.unpublishProducts,
    orderProducts: management.orderProducts,
    exportProducts: management.exportProducts,
    readSpecs,
    listOwnDrafts,
  },
  {
    listManagedProducts: (input) => listManaged(input.db, callsBy(input), input.query, input.caller.language),
    countManagedProducts: (input) => countManaged(input.db, callsBy(input), input.query.bid),
    showManagedProduct: (input) => showManaged(input.db, callsBy(input), input.params.id),
    showRemovedProduct: (input) => showRemoved(input.db, sessionOf(input), input.params.id),
    createProduct: (input) =>
      input.once(
        (tx) => resolveActor(tx, sessionOf(input), input.body.businessID),
        (tx) => createProduct(tx, sessionOf(input), input.body),
      ),
    changeProduct: (input) =>
      changeProduct(input.db, sessionOf(input), { ...input.body, id: input.params.id }),
    async removeProduct(input) {
      await removeManaged(input.db, sessionOf(input), input.params.id)
      return {}
    },
    async restoreProduct(input) {
      return { state: await restoreManaged(input.db, sessionOf(input), input.params.id) }
    },
    duplicateProduct: (input) =>
      input.once(
        (tx) => actorFor(tx, sessionOf(input), input.params.id),
        (tx) => duplicateProduct(tx, sessionOf(input), input.params.id, input.caller.language),
      ),
    publishProducts: (input) => publishProducts(input.db, sessionOf(input), input.body),
    unpublishProducts: (input) => unpublishProducts(input.db, sessionOf(input), input.body),
    async orderProducts(input) {
      await orderProducts(input.db, sessionOf(input), input.body)
      return {}
    },
    readSpecs: async ({ body, caller }) => specMeanings(body.specs, caller.language),
    listOwnDrafts: ({ db, caller, ...context }) => ownDrafts(db, sessionOf(context), caller.language),
    exportProducts: (input) => exportProducts(input.db, callsBy(input), input.query, input.caller.language),
  },
)

const textRoutes = routes(
  { listProductTexts: texts.listProductTexts, saveProductTexts: texts.saveProductTexts },
  {
    listProductTexts: (input) =>
      listTexts(input.db, sessionOf(input), input.params.id, input.caller.language),
    saveProductTexts(input) {
      const { revision, original, ...fields } = input.body
      const which = { ...input.params, revision, original }
      return saveTexts(input.db, sessionOf(input), which, fields, input.caller.language)
    },
  },
)

const documentRoutes = routes(
  {
    listProductDocuments: documents.listProductDocuments,
    addProductDocument: documents.addProductDocument,
    changeProductDocument: documents.changeProductDocument,
    removeProductDocument: documents.removeProductDocument,
    orderProductDocuments: documents.orderProductDocuments,
    showProductDocument: documents.showProductDocument,
  },
  {
    listProductDocuments: (input) => listDocuments(input.db, sessionOf(input), input.params.id),
    addProductDocument: (input) =>
      input.once(
        (tx) => actorFor(tx, sessionOf(input), input.params.id),
        (tx) => addDocument(tx, sessionOf(input), input.params.id, input.body),
      ),
    changeProductDocument: (input) =>
      changeDocument(input.db, sessionOf(input), { ...input.body, productID: input.params.id }),
    async removeProductDocument(input) {
      await removeDocument(input.db, sessionOf(input), { ...input.body, productID: input.params.id })
      return {}
    },
    async orderProductDocuments(input) {
      await orderDocuments(input.db, sessionOf(input), { ...input.body, productID: input.params.id })
      return {}
    },
    showProductDocument: ({ params, ...input }) =>
      showDocument(input.db, sessionOf(input), { productID: params.id, documentID: params.documentID }),
  },
)

export const productRoutes = [...publicRoutes, ...managementRoutes, ...textRoutes, ...documentRoutes]
