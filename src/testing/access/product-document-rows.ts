// Documents of products: in the access table each product has one that is on request, whose id is that of the product.
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Row } from './row.ts'
import type { Principal } from './principals.ts'
import { noToken, type World } from './world.ts'

async function documentsOf(db: Db, { productID, drafts, people }: World): Promise<void> {
  const versions = [{ name: 'original', width: 0, height: 0, type: 'application/pdf', bytes: 1_000 }]
  for (const id of [productID, ...Object.values(drafts)]) {
    const { rows } = await sql`
      insert into product_documents (id, product_id, position, kind, title, access, file_name, content_type, bytes)
      values (${id}, ${id}, 1, 'manual', 'Manual', 'request', 'manual.pdf', 'application/pdf', 1000)
      on conflict do nothing returning id`.execute(db)
    if (rows.length === 0) continue
    const fileID = uuidv7()
    await sql`
      insert into files (file_id, user_id, purpose, content_type, declared_bytes, token_hash, status, expires_at, ready_at,
        versions, file_name, owner_type, owner_id, place)
      values (${fileID}, ${people.owner.userID}, 'attachment', 'application/pdf', 1000, ${Buffer.from(fileID)}, 'ready',
        now(), now(), ${JSON.stringify(versions)}, 'manual.pdf', 'product', ${id}, ${`document:${id}`})`.execute(
      db,
    )
  }
}

const fields = { kind: 'manual', title: 'Manual', access: 'request' }
const ofProduct = ({ productID }: World) => ({ id: productID, documentID: productID })
/** Of each who may change it another one. */
const draftOf = ({ drafts }: World, as: Principal) => drafts[as === 'member' || as === 'admin' ? as : 'owner']
const ofDraft = (world: World, as: Principal) => ({
  id: draftOf(world, as),
  documentID: draftOf(world, as),
})
const onlyOfThose = 'DocumentOnRequest'

export const productDocumentRows: Record<string, Row> = {
  listProductDocuments: { input: ({ productID }) => ({ id: productID }) },
  // No file was uploaded.
  addProductDocument: {
    input: (world, as) => ({ id: draftOf(world, as), ...fields, file: noToken }),
    allowed: 'AttachmentGone',
    undoes: true,
  },
  changeProductDocument: {
    prepare: documentsOf,
    input: (world, as) => ({ ...ofDraft(world, as), ...fields }),
  },
  removeProductDocument: { prepare: documentsOf, input: ofDraft },
  orderProductDocuments: {
    prepare: documentsOf,
    input: (world, as) => ({ id: draftOf(world, as), documentIDs: [draftOf(world, as)] }),
  },
  showProductDocument: { prepare: documentsOf, input: ofProduct },
  // `user` has sent the company an inquiry.
  openProductDocument: {
    prepare: documentsOf,
    input: ofProduct,
    expected: {
      visitor: onlyOfThose,
      expired: onlyOfThose,
      forged: onlyOfThose,
      suspended: onlyOfThose,
      exMember: onlyOfThose,
      stranger: onlyOfThose,
      operator: onlyOfThose,
    },
  },
  showDocumentAccess: { input: ({ productID }) => ({ id: productID }) },
}
