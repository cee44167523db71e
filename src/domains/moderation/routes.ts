import * as appealCalls from '../../contract/appeals.ts'
import { reportInquiry as inquiryEndpoint } from '../../contract/inquiries.ts'
import * as calls from '../../contract/moderation.ts'
import { reportResource as reportEndpoint, showFace as faceEndpoint } from '../../contract/safety.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { anyoneMayReplay } from '../../platform/http/idempotency.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { requireThread } from '../inquiries/thread.ts'
import { requireStaff } from '../staff/roles.ts'
import { appealSuspended, makeAppeal, showAppeal } from './appealing.ts'
import * as appeals from './appeals.ts'
import * as cases from './cases.ts'
import { showCase } from './case-details.ts'
import { showFace } from './faces.ts'
import { readCaseMessages } from './reading.ts'
import { reportInquiry, reportResource } from './reporting.ts'
import { decideCase, secondCase } from './ruling.ts'
import { undoCase } from './undoing.ts'

const reporting = routes(
  { showFace: faceEndpoint, reportResource: reportEndpoint, reportInquiry: inquiryEndpoint },
  {
    showFace: (input) => {
      const { db, params, caller } = input
      const thing = { type: params.resourceType, id: params.resourceID }
      return showFace(db, sessionOf(input), thing, caller)
    },
    reportResource: (input) => {
      const { once, params, body, caller } = input
      const reported = { type: params.resourceType, id: body.resourceID }
      return once(anyoneMayReplay, (tx) => reportResource(tx, sessionOf(input), reported, body, caller))
    },
    reportInquiry: (input) => {
      const { once, params, query, body } = input
      const place = { requestID: params.rid, mailboxID: query.bid }
      return once(
        (tx) => requireThread(tx, sessionOf(input), place),
        (tx) => reportInquiry(tx, sessionOf(input), place, body),
      )
    },
  },
)

const reports = routes(
  {
    listCases: calls.listCases,
    nextCase: calls.nextCase,
    showCase: calls.showCase,
    readCaseMessages: calls.readCaseMessages,
    takeCase: calls.takeCase,
    releaseCase: calls.releaseCase,
    noteCase: calls.noteCase,
    decideCase: calls.decideCase,
    secondCase: calls.secondCase,
    undoCase: calls.undoCase,
  },
  {
    listCases: (input) => {
      const after = (list: string) => positionOf(list, input.query.cursor)
      return cases.casesPage(input.db, sessionOf(input), { ...input.query, after, cursorOf })
    },
    nextCase: (input) => cases.nextCase(input.db, sessionOf(input), input.query),
    showCase: (input) => showCase(input.db, sessionOf(input), input.params.caseID),
    readCaseMessages: (input) =>
      readCaseMessages(input.db, sessionOf(input), input.params.caseID, input.body.reason),
    takeCase: (input) => cases.takeCase(input.db, sessionOf(input), input.params.caseID, input.body.from),
    releaseCase: (input) => cases.releaseCase(input.db, sessionOf(input), input.params.caseID),
    noteCase: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['moderator']),
        (tx) => cases.noteCase(tx, sessionOf(input), input.params.caseID, input.body.text),
      ),
    decideCase: (input) => decideCase(input.db, sessionOf(input), input.params.caseID, input.body),
    secondCase: (input) => secondCase(input.db, sessionOf(input), input.params.caseID, input.body),
    undoCase: (input) => undoCase(input.db, sessionOf(input), input.params.caseID, input.body.reason),
  },
)

const appealing = routes(
  {
    listAppeals: appealCalls.listAppeals,
    showAppealCase: appealCalls.showAppealCase,
    takeAppeal: appealCalls.takeAppeal,
    releaseAppeal: appealCalls.releaseAppeal,
    noteAppeal: appealCalls.noteAppeal,
    decideAppeal: appealCalls.decideAppeal,
    showAppeal: appealCalls.showAppeal,
    makeAppeal: appealCalls.makeAppeal,
    appealSuspended: appealCalls.appealSuspended,
  },
  {
    listAppeals: (input) => {
      const after = (list: string) => positionOf(list, input.query.cursor)
      return appeals.appealsPage(input.db, sessionOf(input), { ...input.query, after, cursorOf })
    },
    showAppealCase: (input) => appeals.showAppealCase(input.db, sessionOf(input), input.params.appealID),
    takeAppeal: (input) =>
      appeals.takeAppeal(input.db, sessionOf(input), input.params.appealID, input.body.from),
    releaseAppeal: (input) => appeals.releaseAppeal(input.db, sessionOf(input), input.params.appealID),
    noteAppeal: (input) =>
      input.once(
        (tx) => requireStaff(tx, sessionOf(input), ['moderator']),
        (tx) => appeals.noteAppeal(tx, sessionOf(input), input.params.appealID, input.body.text),
      ),
    decideAppeal: (input) =>
      appeals.decideAppeal(input.db, sessionOf(input), input.params.appealID, input.body),
    showAppeal: (input) => showAppeal(input.db, sessionOf(input), input.params.decisionID),
    makeAppeal: (input) => makeAppeal(input.db, sessionOf(input), input.params.decisionID, input.body.text),
    appealSuspended: ({ db, caller: { edition }, params, body: { text, ...proof } }) =>
      appealSuspended(db, { ...proof, edition }, params.decisionID, text),
  },
)

export const moderationRoutes = [...reporting, ...reports, ...appealing]
