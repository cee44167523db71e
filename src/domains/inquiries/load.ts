// Many conversations at once, for an invented world. Nobody is told; answers are counted when that is next due.
import type { SideName } from '../../contract/inquiries.ts'
import type { BulkClient } from '../../platform/copy.ts'
import { previewOf } from './entries.ts'
import { copyClocks } from './queries/clocks.ts'
import { copyInquiries, copyMessages, copyReads } from './queries/messages.ts'
import type { InquiryRow, MailboxType, MessageRow, ReadRow } from './queries/tables.ts'

export type LoadedInquiry = {
  id: string
  from: { type: MailboxType; id: string }
  to: string
  sentBy: string
  subject: string
  product: { id: string; name: string } | null
  /** In the order of their moments, the first of the sender. */
  messages: { side: SideName; authorID: string; content: string; at: Date }[]
  closed: { by: SideName; at: Date } | null
  /** When the receiver called it won, if it did. */
  wonAt?: Date | null
  /** Who has read up to which message. */
  reads: { userID: string; side: SideName; number: number }[]
}

/** Writes conversations; answers how many. */
export async function loadInquiries(
  client: BulkClient,
  inquiries: readonly LoadedInquiry[],
): Promise<number> {
  const loaded = await copyInquiries(client, inquiries.map(rowOf))
  await copyMessages(client, inquiries.flatMap(messageRowsOf))
  await copyReads(client, inquiries.flatMap(readRowsOf))
  const receivers = [...new Set(inquiries.map(({ to }) => to))]
  const now = new Date()
  await copyClocks(
    client,
    receivers.map((id) => ({ business_id: id, counted_at: now, due_at: now })),
  )
  return loaded
}

const countOf = ({ messages }: LoadedInquiry, side: SideName, upTo = messages.length) =>
  messages.slice(0, upTo).filter((one) => one.side === side).length

function rowOf(inquiry: LoadedInquiry): InquiryRow {
  const { messages, product, closed } = inquiry
  const [first, last] = [messages[0]!, messages.at(-1)!]
  return {
    id: inquiry.id,
    from_type: inquiry.from.type,
    from_id: inquiry.from.id,
    to_id: inquiry.to,
    sent_by: inquiry.sentBy,
    subject: inquiry.subject,
    product_id: product?.id ?? null,
    product_name: product?.name ?? null,
    previous_id: null,
    follow_up_id: null,
    begun_by: 'S',
    first_contact: false,
    certificate_id: null,
    certificate_name: null,
    document_number: null,
    messages_s: countOf(inquiry, 'S'),
    messages_r: countOf(inquiry, 'R'),
    created_at: first.at,
    last_at: last.at,
    last_from: last.side,
    preview: previewOf(last.content),
    answered_at: messages.find(({ side }) => side === 'R')?.at ?? null,
    closed_at: closed?.at ?? null,
    closed_by: closed?.by ?? null,
    won_at: inquiry.wonAt ?? null,
  }
}

function messageRowsOf(inquiry: LoadedInquiry): MessageRow[] {
  return inquiry.messages.map(({ side, authorID, content, at }, index) => ({
    inquiry_id: inquiry.id,
    number: index + 1,
    side,
    side_number: countOf(inquiry, side, index + 1),
    author_id: authorID,
    content,
    created_at: at,
  }))
}

function readRowsOf(inquiry: LoadedInquiry): ReadRow[] {
  return inquiry.reads.map(({ userID, side, number }) => ({
    inquiry_id: inquiry.id,
    user_id: userID,
    side,
    number,
    seen: countOf(inquiry, side === 'S' ? 'R' : 'S', number),
  }))
}
