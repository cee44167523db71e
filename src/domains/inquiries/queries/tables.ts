// The rows of conversations as their queries see them.
import type { Selectable } from 'kysely'
import type { SideName } from '../../../contract/inquiries.ts'
import type { Db, Tx } from '../../../platform/db.ts'

export type MailboxType = 'user' | 'business'

export type InquiryRow = {
  id: string
  from_type: MailboxType
  from_id: string
  to_id: string
  sent_by: string
  subject: string
  product_id: string | null
  product_name: string | null
  previous_id: string | null
  follow_up_id: string | null
  begun_by: SideName
  first_contact: boolean
  certificate_id: string | null
  certificate_name: string | null
  document_number: number | null
  messages_s: number
  messages_r: number
  created_at: Date
  last_at: Date
  last_from: SideName
  preview: string
  answered_at: Date | null
  closed_at: Date | null
  closed_by: SideName | null
  won_at: Date | null
}

export type MessageRow = {
  inquiry_id: string
  number: number
  side: SideName
  side_number: number
  author_id: string
  content: string
  created_at: Date
}

export type ReadMarksOffRow = { user_id: string }

export type ReadRow = { inquiry_id: string; user_id: string; side: SideName; number: number; seen: number }

type InquiryTables = {
  inquiries: InquiryRow
  inquiry_messages: MessageRow
  inquiry_reads: ReadRow
  inquiry_read_marks_off: ReadMarksOffRow
}
export const tables = (db: Db | Tx) => db.withTables<InquiryTables>()

/** A conversation as a person in one of its mailboxes has it: `seen` messages of the other side were read. */
export type Thread = Selectable<InquiryRow> & {
  side: SideName
  seen: number
  read_number: number
  read_by_other: number
}
