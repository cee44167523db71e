// How the calls of conversations are made: `user` sent what the business received.
import { sql } from 'kysely'
import { notTheirs, type Row } from './row.ts'
import type { World } from './world.ts'
import type { Principal } from './principals.ts'

/** The sender in their own mailbox, everybody else in that of the business, which only its people may. */
const mailboxOf = (world: World, as: Principal) => (as === 'user' ? world.userID : world.businessID)

/** A call in the conversation of the world. */
function inConversation(input: Record<string, unknown> = {}): Row {
  return {
    input: (world, as) => ({ rid: world.requestID, bid: mailboxOf(world, as), ...input }),
    expected: { ...notTheirs, user: 'ok' },
  }
}

/** A call in the mailbox of the business. */
function inMailbox(input: (world: World) => Record<string, unknown>): Row {
  return { input, expected: notTheirs }
}

export const inquiryRows: Record<string, Row> = {
  sendInquiry: inMailbox(({ businessID, otherBusinessID }) => ({
    to: otherBusinessID,
    from: businessID,
    subject: 'Seals',
    message: 'Can you make these?',
  })),
  askForDocument: {
    // Called as its company is.
    async prepare(db, { otherBusinessID }) {
      await sql`
        insert into certificates (id, business_id, name) values (${otherBusinessID}, ${otherBusinessID}, 'ISO 14001')
        on conflict do nothing`.execute(db)
    },
    ...inMailbox(({ businessID, otherBusinessID }) => ({
      to: otherBusinessID,
      from: businessID,
      certificateID: otherBusinessID,
    })),
  },
  findDocumentWish: inMailbox(({ businessID, otherBusinessID }) => ({
    from: businessID,
    certificateID: otherBusinessID,
  })),
  // Nothing is uploaded.
  sendDocument: {
    async prepare(db, { requestID, certificates }) {
      await sql`
        update inquiries set certificate_id = ${certificates.owner.live}, certificate_name = 'ISO 9001'
        where id = ${requestID}`.execute(db)
    },
    input: (world, as) => ({ rid: world.requestID, bid: mailboxOf(world, as) }),
    allowed: 'NoDocument',
    expected: notTheirs,
  },
  listInquiries: inMailbox(({ businessID }) => ({ ubid: businessID })),
  showInquiry: inConversation(),
  sendMessage: inConversation({ content: 'In May.' }),
  showAttachment: {
    input: (world, as) => ({ rid: world.requestID, bid: mailboxOf(world, as), id: world.attachmentID }),
    expected: { ...notTheirs, user: 'ok' },
  },
  endInquiry: inConversation(),
  // `user` sent it.
  listAlternatives: { ...inConversation(), allowed: 'NotAllowed', expected: { ...notTheirs, user: 'ok' } },
  readInquiry: inConversation({ number: 1 }),
  reportInquiry: inConversation({ reason: 'spam' }),
  showInquiryAllowance: inMailbox(({ businessID }) => ({ businessID })),
  listMailboxes: {},
  listWaitingInquiries: {},
}
