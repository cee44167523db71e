// How the calls of imports of products are made: of one of the business that is over, and wrote nothing.
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

async function anImport(db: Db, { importID, businessID, people }: World): Promise<void> {
  const choices = JSON.stringify({
    categories: [],
    category: null,
    likelyCategories: false,
    language: '',
    unreadable: 'refuse',
    nameless: 'ask',
    documents: 'open',
  })
  await sql`
    insert into product_imports (import_id, business_id, user_id, file_name, file_bytes, state, choices)
    values (${importID}, ${businessID}, ${people.owner.userID}, 'products.csv', 10, 'undone', ${choices})
    on conflict do nothing`.execute(db)
}

const ofImport: Row = { prepare: anImport, input: ({ importID }) => ({ id: importID }) }
const notReady: Row = { ...ofImport, allowed: 'ImportNotReady' }

export const importRows: Record<string, Row> = {
  beginProductImport: {
    input: ({ businessID }) => ({ businessID, fileName: 'products.csv', fileSize: 1_000 }),
  },
  // JSON is no table.
  sendProductTable: { input: ({ businessID }) => ({ bid: businessID }), allowed: 'FileNotArrived' },
  listProductImports: { input: ({ businessID }) => ({ bid: businessID }) },
  showProductImport: ofImport,
  listImportRows: ofImport,
  listImportFiles: ofImport,
  receiveProductImport: notReady,
  showImportTable: notReady,
  changeImportMapping: notReady,
  checkProductImport: notReady,
  fetchRefusedRows: notReady,
  runProductImport: notReady,
  pauseProductImport: notReady,
  resumeProductImport: notReady,
  cancelProductImport: notReady,
  undoProductImport: notReady,
  undoImportRow: {
    prepare: anImport,
    input: ({ importID }) => ({ id: importID, row: 2 }),
    allowed: 'NotFound',
  },
}
