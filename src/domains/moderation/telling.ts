// Both sides are told what was decided: by mail in their language, and under the bell. Nobody is told who reported or decided.
import type { DomainEvent } from '../../contract/events.ts'
import type { ModerationAction } from '../../contract/moderation-rules.ts'
import type { ModerationNoticeKind } from '../../contract/notification-kinds.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvents } from '../../platform/events.ts'
import { mailboxesOf, type Mailbox } from '../accounts/contact-addresses.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import { managersOfAll } from '../members/membership.ts'
import { asWritten, chooseName } from '../reference-data/text-languages.ts'
import type { PartyRow } from './queries/cases.ts'
import type { DecisionRow, NewDecision } from './queries/decisions.ts'
import type { Closed, Verdict } from './queries/reports.ts'
import { answerText, outcomeText, ruleText } from './words.ts'

/** Who is told for a person or company: themself, or who manages it. Asked before it is taken from their hands. */
export async function peopleOf(tx: Tx, { partyType, partyID }: PartyRow): Promise<readonly string[]> {
  if (partyID === null) return []
  return partyType === 'user' ? [partyID] : (await managersOfAll(tx, [partyID]))(partyID)
}

/** Answers everybody who reported: what was done, and to whom nothing; once a decision. */
export async function tellReporters(
  tx: Tx,
  reports: readonly Closed[],
  { verdict, action, decisionID }: { verdict: Verdict; action: ModerationAction; decisionID: string },
): Promise<void> {
  const mailboxes = await mailboxesOf(
    tx,
    reports.map(({ userID }) => userID),
  )
  await queueMails(
    tx,
    reports.flatMap((report) => {
      const { reportID, userID, at } = report
      const mailbox = mailboxes.get(userID)
      if (!mailbox) return []
      return {
        ...addressOf(mailbox, `report-answered:${reportID}:${decisionID}`),
        template: 'report-answered' as const,
        data: {
          ...greetingOf(mailbox),
          thing: nameThen(report, mailbox.language),
          at: at.toISOString(),
          outcome: answerText(verdict, action, mailbox.language),
        },
      }
    }),
  )
  await ring(
    tx,
    reports.map((report) => ({
      kind: 'moderation.answered',
      userIDs: [report.userID],
      resourceID: report.reportID,
      title: nameThen(report, mailboxes.get(report.userID)?.language ?? asWritten),
    })),
  )
}

/** What somebody who reads a language was told that the thing was called when it was reported. */
function nameThen({ name, names }: Closed, language: string): string {
  const [original, ...others] = names ?? []
  if (!original) return name ?? ''
  const translated = Object.fromEntries(others.map((other) => [other.language, other.text]))
  return chooseName(original.text, translated, language, () => original.language)
}

type Told = Pick<
  NewDecision,
  'decisionID' | 'action' | 'limits' | 'type' | 'until' | 'rule' | 'words' | 'effects'
>

/** Tells the other side what was decided, by which rule, what follows until when, and how to appeal. */
export async function tellParty(tx: Tx, people: readonly string[], decision: Told): Promise<void> {
  const { decisionID, until, rule, words, effects } = decision
  const thing = effects.name ?? ''
  await mailAll(tx, people, `decision-made:${decisionID}`, (mailbox) => ({
    template: 'decision-made',
    data: {
      ...greetingOf(mailbox),
      thing,
      outcome: outcomeText(decision, mailbox.language),
      rule: rule === null ? '' : ruleText(rule, mailbox.language),
      ...(words !== '' && { words }),
      ...(until && { until: until.toISOString() }),
      link: editionLink(mailbox.edition, `/appeals/${decisionID}`),
    },
  }))
  await ring(tx, [{ kind: 'moderation.decided', userIDs: people, resourceID: decisionID, title: thing }])
}

/** Tells the other side that a decision counts no more. */
export async function tellUndone(
  tx: Tx,
  people: readonly string[],
  { decisionID, effects }: Pick<DecisionRow, 'decisionID' | 'effects'>,
): Promise<void> {
  const thing = effects.name ?? ''
  await mailAll(tx, people, `decision-undone:${decisionID}`, (mailbox) => ({
    template: 'decision-undone',
    data: { ...greetingOf(mailbox), thing, link: editionLink(mailbox.edition, `/appeals/${decisionID}`) },
  }))
  await ring(tx, [{ kind: 'moderation.undone', userIDs: people, resourceID: decisionID, title: thing }])
}

/** Tells who appealed, and all who were told of the decision, that it stands. */
export async function tellDismissed(
  tx: Tx,
  people: readonly string[],
  { decisionID, effects }: Pick<DecisionRow, 'decisionID' | 'effects'>,
): Promise<void> {
  const thing = effects.name ?? ''
  await mailAll(tx, people, `appeal-dismissed:${decisionID}`, (mailbox) => ({
    template: 'appeal-dismissed',
    data: { ...greetingOf(mailbox), thing, link: editionLink(mailbox.edition, `/appeals/${decisionID}`) },
  }))
  await ring(tx, [{ kind: 'moderation.stands', userIDs: people, resourceID: decisionID, title: thing }])
}

type Letter = Pick<
  Extract<Mail, { template: 'decision-made' | 'decision-undone' | 'appeal-dismissed' }>,
  'template' | 'data'
>

async function mailAll(
  tx: Tx,
  people: readonly string[],
  key: string,
  letterTo: (mailbox: Mailbox) => Letter,
): Promise<void> {
  const mailboxes = await mailboxesOf(tx, people)
  await queueMails(
    tx,
    [...mailboxes.values()].map(
      (mailbox) => ({ ...addressOf(mailbox, `${key}:${mailbox.userID}`), ...letterTo(mailbox) }) as Mail,
    ),
  )
}

const greetingOf = ({ firstName, lastName }: Mailbox) => ({ firstName, lastName })
const addressOf = ({ userID, email: to, language, edition }: Mailbox, dedupeKey: string) => ({
  to,
  language,
  edition,
  userID,
  dedupeKey,
})

type Ring = { kind: ModerationNoticeKind; userIDs: readonly string[]; resourceID: string; title: string }

const ring = (tx: Tx, rings: readonly Ring[]): Promise<void> =>
  publishEvents<DomainEvent>(
    tx,
    rings
      .filter(({ userIDs }) => userIDs.length > 0)
      .map((one) => ({ type: 'moderation.told', ...one, userIDs: [...one.userIDs] })),
  )
