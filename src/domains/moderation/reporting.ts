// Telling the moderators what does not belong here (P6.7).
import { AppError } from '../../contract/errors.ts'
import { limits } from '../../contract/limits.ts'
import type { ResourceRef } from '../../contract/resources.ts'
import type { ReportReason } from '../../contract/safety.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { LiveSession } from '../accounts/live-session.ts'
import { resolveActor } from '../members/actors.ts'
import { haveExchangedMessages } from '../inquiries/past-contact.ts'
import { otherSideOf, requireThread, type Place } from '../inquiries/thread.ts'
import type { Owner } from '../resources/kinds.ts'
import { findVisible } from '../resources/visibility.ts'
import { openCase } from './queries/cases.ts'
import { insertReport, type Reported } from './queries/reports.ts'
import { snapshotOf } from './snapshots.ts'

type Words = { reason: ReportReason; text: string }

/**
 * Reports a thing as a person, whoever blocks whom: what visitors see can be reported. Throws NotFound for what is not
 * there or hides in `edition` from whoever never wrote with its company, AlreadyReported while an earlier report of theirs is open.
 */
export async function reportResource(
  tx: Tx,
  session: LiveSession,
  reported: ResourceRef,
  words: Words,
  { edition, language }: { edition: string; language: string },
): Promise<{ reportID: string }> {
  const { userID } = await resolveActor(tx, session)
  const thing = await findVisible(tx, session, reported)
  if (thing === undefined) throw new AppError('NotFound')
  const isMet = (await findVisible(tx, session, reported, edition)) !== undefined
  if (!isMet && !(thing.owner && (await haveExchangedMessages(tx, session, thing.owner.id))))
    throw new AppError('NotFound')
  return fileReport(tx, userID, reported, words, { seenIn: language })
}

/** Reports a conversation as one who takes part in it. Throws NotFound for any other, AlreadyReported as above. */
export async function reportInquiry(
  tx: Tx,
  session: LiveSession,
  place: Place,
  words: Words,
): Promise<{ reportID: string }> {
  const thread = await requireThread(tx, session, place)
  return fileReport(tx, session.userID, { type: 'inquiry', id: thread.id }, words, {
    conversation: { party: otherSideOf(thread), messages: thread.messages_s + thread.messages_r },
  })
}

type OfConversation = { party: Owner; messages: number }

/** Keeps the thing as it is with the report, and puts it among the others about it. */
async function fileReport(
  tx: Tx,
  userID: string,
  reported: Reported,
  { reason, text }: Words,
  { seenIn, conversation }: { seenIn?: string; conversation?: OfConversation },
) {
  const seen = await snapshotOf(tx, reported)
  if (!seen) throw new AppError('NotFound')
  const caseID = await openCase(tx, {
    caseID: uuidv7(),
    type: reported.type,
    id: reported.id,
    party: conversation?.party ?? seen.owner,
    dueHours: limits.reportDueHours,
  })
  const reportID = uuidv7()
  const isNew = await insertReport(tx, {
    id: reportID,
    user_id: userID,
    resource_type: reported.type,
    resource_id: reported.id,
    reason,
    text,
    created_at: new Date(),
    case_id: caseID,
    snapshot: {
      ...seen.snapshot,
      ...(seenIn && { seenIn }),
      ...(conversation && { messages: conversation.messages }),
    },
  })
  if (!isNew) throw new AppError('AlreadyReported')
  return { reportID }
}
