import * as contract from '../../contract/product-imports.ts'
import { concurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { callsBy, routes, sessionOf } from '../../platform/http/routes.ts'
import { resolveManager } from '../members/actors.ts'
import {
  beginImport,
  listFiles,
  listImports,
  listRows,
  refusedAddress,
  showImport,
  showTable,
} from './requests.ts'
import { sendTable } from './sending.ts'
import {
  cancelImport,
  changeMapping,
  checkImport,
  pauseImport,
  receiveTable,
  resumeImport,
  runImport,
  undoImport,
  undoRow,
} from './steps.ts'

/** The first rows of a wide table are read anew each time. */
const showing = concurrencyLimit(4)

export const importRoutes = routes(
  {
    beginProductImport: contract.beginProductImport,
    sendProductTable: contract.sendProductTable,
    receiveProductImport: contract.receiveProductImport,
    listProductImports: contract.listProductImports,
    showProductImport: contract.showProductImport,
    showImportTable: contract.showImportTable,
    changeImportMapping: contract.changeImportMapping,
    checkProductImport: contract.checkProductImport,
    listImportRows: contract.listImportRows,
    listImportFiles: contract.listImportFiles,
    fetchRefusedRows: contract.fetchRefusedRows,
    runProductImport: contract.runProductImport,
    pauseProductImport: contract.pauseProductImport,
    resumeProductImport: contract.resumeProductImport,
    cancelProductImport: contract.cancelProductImport,
    undoProductImport: contract.undoProductImport,
    undoImportRow: contract.undoImportRow,
  },
  {
    beginProductImport(input) {
      const manager = (tx: Parameters<typeof resolveManager>[0]) =>
        resolveManager(tx, sessionOf(input), input.body.businessID)
      return input.once(manager, async (tx) => beginImport(tx, await manager(tx), input.body))
    },
    sendProductTable: (input) =>
      sendTable(
        input.db,
        { by: callsBy(input), edition: input.caller.edition, file: input.file },
        input.query,
      ),
    receiveProductImport: (input) => receiveTable(input.db, sessionOf(input), input.params.id),
    listProductImports: (input) => listImports(input.db, sessionOf(input), input.query.bid),
    showProductImport: (input) => showImport(input.db, callsBy(input), input.params.id),
    showImportTable: (input) => showing(() => showTable(input.db, sessionOf(input), input.params.id)),
    changeImportMapping: (input) => changeMapping(input.db, sessionOf(input), input.params.id, input.body),
    checkProductImport: (input) => checkImport(input.db, sessionOf(input), input.params.id),
    listImportRows: (input) => listRows(input.db, callsBy(input), input.params.id, input.query),
    listImportFiles: (input) => listFiles(input.db, callsBy(input), input.params.id, input.query),
    fetchRefusedRows: (input) => refusedAddress(input.db, callsBy(input), input.params.id),
    runProductImport: (input) => runImport(input.db, sessionOf(input), input.params.id, input.body),
    pauseProductImport: (input) => pauseImport(input.db, sessionOf(input), input.params.id),
    resumeProductImport: (input) => resumeImport(input.db, sessionOf(input), input.params.id),
    cancelProductImport: (input) => cancelImport(input.db, sessionOf(input), input.params.id),
    undoProductImport: (input) => undoImport(input.db, sessionOf(input), input.params.id),
    undoImportRow: (input) => undoRow(input.db, sessionOf(input), input.params.id, input.params.row),
  },
)
