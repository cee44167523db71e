import { rateLimits } from '../../contract/rate-limits.ts'
import { listWaitingInquiries } from '../../contract/home.ts'
import * as wishes from '../../contract/certificate-wishes.ts'
import * as calls from '../../contract/inquiries.ts'
import { markWon as markWonCall } from '../../contract/statistics.ts'
import * as documents from '../../contract/product-documents.ts'
import { remainingForPair } from '../../platform/http/rate-limits.ts'
import { requireNotBlocked } from '../../platform/http/blocked-parties.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf, type CallContext } from '../../platform/http/routes.ts'
import { lookerOf } from '../businesses/visibility.ts'
import { allowanceLeft } from './allowance.ts'
import { askForDocument, findDocumentWish, sendDocument } from './document-wishes.ts'
import { inquiriesOf } from './listing.ts'
import { mailboxesOf } from './mailboxes.ts'
import { markRead } from './reading.ts'
import { sendInquiry } from './sending.ts'
import { documentAccess, openProductDocument } from './product-documents.ts'
import { requireThread, showAttachment, showThread } from './thread.ts'
import { waitingInquiries } from './waiting.ts'
import { markWon } from './winning.ts'
import { endConversation, writeMessage } from './writing.ts'

const placeOf = ({ params, query }: { params: { rid: string }; query: { bid: string } }) => ({
  requestID: params.rid,
  mailboxID: query.bid,
})

const readerOf = (context: CallContext) => ({
  looker: lookerOf(context),
  session: context.session,
  requireNotBlocked: (id: string) => requireNotBlocked(context, id),
})

export const inquiryRoutes = routes(
  {
    showInquiryAllowance: calls.showInquiryAllowance,
    sendInquiry: calls.sendInquiry,
    askForDocument: wishes.askForDocument,
    findDocumentWish: wishes.findDocumentWish,
    sendDocument: wishes.sendDocument,
    listInquiries: calls.listInquiries,
    showInquiry: calls.showInquiry,
    sendMessage: calls.sendMessage,
    showAttachment: calls.showAttachment,
    endInquiry: calls.endInquiry,
    readInquiry: calls.readInquiry,
    listMailboxes: calls.listMailboxes,
    listWaitingInquiries,
    markWon: markWonCall,
    openProductDocument: documents.openProductDocument,
    showDocumentAccess: documents.showDocumentAccess,
  },
  {
    showInquiryAllowance: (input) =>
      allowanceLeft(input.db, sessionOf(input), input.query, ({ userID, ...fields }) =>
        remainingForPair(input.db, 'sendInquiry', rateLimits.inquiry, { userID, fields }),
      ),
    sendInquiry: (input) => {
      const { once, body, caller } = input
      const session = sessionOf(input)
      return once(
        (tx, { requestID }) =>
          requireThread(tx, session, { requestID, mailboxID: body.from ?? session.userID }),
        (tx) => sendInquiry(tx, session, body, caller.language, caller.edition),
      )
    },
    askForDocument: (input) => {
      const { once, body, caller } = input
      const session = sessionOf(input)
      return once(
        (tx, { requestID }) =>
          requireThread(tx, session, { requestID, mailboxID: body.from ?? session.userID }),
        (tx) => askForDocument(tx, session, body, caller.language, caller.edition),
      )
    },
    findDocumentWish: (input) => findDocumentWish(input.db, sessionOf(input), input.query),
    sendDocument: (input) => sendDocument(input.db, sessionOf(input), placeOf(input), input.caller.language),
    listInquiries: (input) => {
      const { ubid: mailboxID, cursor, ...wish } = input.query
      const after = (list: string) => positionOf(list, cursor)
      const session = sessionOf(input)
      return inquiriesOf(input.db, session, { ...wish, mailboxID, after, cursorOf }, input.caller.language)
    },
    showInquiry: (input) =>
      showThread(input.db, sessionOf(input), placeOf(input), input.query, input.caller.language),
    sendMessage: (input) => {
      const { once, body, caller } = input
      const session = sessionOf(input)
      return once(
        (tx) => requireThread(tx, session, placeOf(input)),
        (tx) => writeMessage(tx, session, placeOf(input), body, caller.language),
      )
    },
    showAttachment: (input) => showAttachment(input.db, sessionOf(input), placeOf(input), input.params.id),
    endInquiry: (input) => endConversation(input.db, sessionOf(input), placeOf(input), input.caller.language),
    readInquiry: (input) => markRead(input.db, sessionOf(input), placeOf(input), input.body.number),
    listMailboxes: (input) => mailboxesOf(input.db, sessionOf(input), input.caller.language),
    openProductDocument: ({ params: { id: productID, documentID }, ...context }) =>
      openProductDocument(context.db, { productID, documentID }, readerOf(context)),
    showDocumentAccess: ({ params, ...context }) => documentAccess(context.db, params.id, readerOf(context)),
    markWon: (input) => markWon(input.db, sessionOf(input), placeOf(input), input.body.won),
    listWaitingInquiries: (input) => waitingInquiries(input.db, sessionOf(input), input.caller.language),
  },
)
