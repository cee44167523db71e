// Documents of a product: data sheets, manuals, files for CAD. Open to everybody, or to those who have sent its company a request
// (docs/decisions/0132).
import * as z from 'zod'
import { ListCode } from './business-fields.ts'
import { Id } from './businesses.ts'
import { documentAccesses, documentKinds } from './document-kinds.ts'
import { endpoint } from './endpoint.ts'
import { productDocumentTypes } from './file-types.ts'
import { UploadToken } from './files.ts'
import { limits } from './limits.ts'
import { rateLimits } from './rate-limits.ts'
import { plainText } from './text.ts'

/** A document as everybody sees it named. */
export const ProductDocument = z.object({
  documentID: Id,
  kind: z.enum(documentKinds),
  title: z.string(),
  /** Of the list of languages; empty where nobody says, as of a drawing. */
  language: z.string(),
  /** As its company counts them, such as `Rev. C`; empty for none. */
  version: z.string(),
  access: z.enum(documentAccesses),
  contentType: z.enum(productDocumentTypes),
  bytes: z.int(),
})
export type ProductDocumentEntry = z.infer<typeof ProductDocument>

/** The same as its company's people see it. */
export const ManagedDocument = ProductDocument.extend({
  /** What it is saved as. */
  fileName: z.string(),
})
export type ManagedDocumentEntry = z.infer<typeof ManagedDocument>

const fields = {
  kind: z.enum(documentKinds),
  title: plainText({ min: 1, max: limits.documentTitleMax }),
  language: ListCode.default(''),
  version: plainText({ max: limits.documentVersionMax }).default(''),
  access: z.enum(documentAccesses),
}
/** Of a checked file of the caller, of one of the kinds above. */
const file = UploadToken

const path = '/product/:id/document'
const params = z.strictObject({ id: Id })
const errors = ['NotFound', 'NotAllowed'] as const
const section = '2'
const Addresses = z.object({ name: z.string(), url: z.string(), expiresAt: z.iso.datetime() })

export const listProductDocuments = endpoint({
  method: 'GET',
  path,
  access: 'member',
  section,
  summary: 'The documents of a product in any state, in their order, at most 20.',
  params,
  ok: z.array(ManagedDocument),
  errors: ['NotFound'],
})

export const addProductDocument = endpoint({
  method: 'POST',
  path,
  access: 'member',
  section,
  creates: true,
  rateLimit: rateLimits.addDocument,
  summary: 'Adds a document behind the others; members only to drafts of their own.',
  params,
  body: z.strictObject({ ...fields, file }),
  ok: ManagedDocument,
  errors: [...errors, 'AttachmentGone', 'TooManyProductDocuments', 'TooManyRequests'],
})

export const changeProductDocument = endpoint({
  method: 'PUT',
  path,
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary: 'Changes what is said of a document; a file that is given takes the place of the one there was.',
  params,
  body: z.strictObject({ documentID: Id, ...fields, file: file.optional() }),
  ok: ManagedDocument,
  errors: [...errors, 'AttachmentGone', 'TooManyRequests'],
})

export const removeProductDocument = endpoint({
  method: 'DELETE',
  path,
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary: 'Removes a document and its file for good.',
  params,
  body: z.strictObject({ documentID: Id }),
  ok: z.object({}),
  errors: [...errors, 'TooManyRequests'],
})

export const orderProductDocuments = endpoint({
  method: 'POST',
  path: `${path}/order`,
  access: 'member',
  section,
  rateLimit: rateLimits.save,
  summary: 'Puts these documents first, in this order; the others follow as they stood.',
  params,
  body: z.strictObject({ documentIDs: z.array(Id).min(1).max(limits.documentsPerProductMax) }),
  ok: z.object({}),
  errors: [...errors, 'TooManyRequests'],
})

export const showProductDocument = endpoint({
  method: 'GET',
  path: `${path}/:documentID/manage`,
  access: 'member',
  section,
  summary: 'Where its people save a document of a product in any state, for the next two minutes.',
  params: params.extend({ documentID: Id }),
  ok: Addresses,
  errors: ['NotFound'],
})

export const openProductDocument = endpoint({
  method: 'GET',
  path: `${path}/:documentID`,
  access: 'visitor',
  knowsViewer: true,
  section: '7',
  summary:
    'Where a document of a published product is saved for the next two minutes; one on request by the people of the company, and by those whose request to it the company has not ended.',
  params: params.extend({ documentID: Id }),
  ok: Addresses,
  errors: ['NotFound', 'DocumentOnRequest'],
})

export const showDocumentAccess = endpoint({
  method: 'GET',
  path: '/product/:id/documents/access',
  access: 'visitor',
  knowsViewer: true,
  section: '7',
  summary: 'Whether whoever calls may open those documents of a published product that are on request.',
  params,
  ok: z.object({ mayOpen: z.boolean() }),
  errors: ['NotFound'],
})

export const productDocumentApi = {
  listProductDocuments,
  addProductDocument,
  changeProductDocument,
  removeProductDocument,
  orderProductDocuments,
  showProductDocument,
  openProductDocument,
  showDocumentAccess,
}
