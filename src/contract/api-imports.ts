// The calls of imports of products, a part of those in api.ts.
import * as productImports from './product-imports.ts'

export const importApi = {
  beginProductImport: productImports.beginProductImport,
  sendProductTable: productImports.sendProductTable,
  receiveProductImport: productImports.receiveProductImport,
  listProductImports: productImports.listProductImports,
  showProductImport: productImports.showProductImport,
  showImportTable: productImports.showImportTable,
  changeImportMapping: productImports.changeImportMapping,
  checkProductImport: productImports.checkProductImport,
  listImportRows: productImports.listImportRows,
  listImportFiles: productImports.listImportFiles,
  fetchRefusedRows: productImports.fetchRefusedRows,
  runProductImport: productImports.runProductImport,
  pauseProductImport: productImports.pauseProductImport,
  resumeProductImport: productImports.resumeProductImport,
  cancelProductImport: productImports.cancelProductImport,
  undoProductImport: productImports.undoProductImport,
  undoImportRow: productImports.undoImportRow,
}
