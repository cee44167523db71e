// Whether a document that is asked for can be sent.
import type { CallOutput } from '../../contract/endpoint.ts'
import type { showInquiry } from '../../contract/inquiries.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { certificatesByID } from '../businesses/certificates.ts'
import { certificateDocuments } from '../files/certificate-documents.ts'
import type { Actor } from '../members/actors.ts'
import type { Thread } from './queries/tables.ts'

type State = CallOutput<typeof showInquiry>['document']

/** How an open wish stands for the people of the company that is asked; null for everybody and everything else. */
export async function wishStateOf(db: Db | Tx, thread: Thread, actor: Actor): Promise<State> {
  const { side, certificate_id: id, document_number: sentWith, closed_at: closedAt } = thread
  if (side !== 'R' || id === null || sentWith !== null || closedAt !== null) return null
  const [certificates, documents] = await Promise.all([
    certificatesByID(db, [id]),
    certificateDocuments(db, [id]),
  ])
  const mayAdd = actor.type === 'business' && actor.role !== 'member'
  if (!certificates.has(id)) return { state: 'certificate gone', mayAdd }
  return { state: documents.has(id) ? 'ready' : 'missing', mayAdd }
}
