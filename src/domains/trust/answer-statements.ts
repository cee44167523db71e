// What a company's answers were at the end of a month, signed once and never changed (D27, decision 144).
import { businessPath } from '../../contract/slugs.ts'
import { limits } from '../../contract/limits.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { invalidate } from '../../platform/events.ts'
import { firstOf, monthAfter, monthsOver } from '../../platform/months.ts'
import { businessFaces, type BusinessFace } from '../businesses/listing.ts'
import { editionLink, editionOf } from '../editions/editions.ts'
import { countedSince } from '../inquiries/answer-clock.ts'
import { pastAnswers, type PastAnswers } from '../inquiries/past-answers.ts'
import { asWritten } from '../reference-data/text-languages.ts'
import { pairsOf } from './answer-pairs.ts'
import { signer } from './keys.ts'
import { findUnstated, insertStatements, keepPlace, takeMonth, type StatementRow } from './queries/answers.ts'

export const format = 'millwright-answers-1'
/** So many months are made after the fact, where nobody worked for so long. */
const monthsMost = 12
const companiesAtOnce = 100
/** Of companies whose country has no edition. */
const firstEdition = 'jp'

/** Makes the statements that the months that are over still lack. */
export async function issueStatements(db: Db, now = new Date(), companies = companiesAtOnce): Promise<void> {
  const unstated = await findUnstated(db, monthsOver(now, monthsMost))
  for (const month of unstated) while (await issuePortion(db, { month, now, companies }));
}

type Portion = { month: string; now: Date; companies: number }

/** Makes those of the next companies with the place where it ended, or nothing of both; false when all are made. */
export function issuePortion(db: Db | Tx, { month, now, companies }: Portion): Promise<boolean> {
  return transaction(db, async (tx) => {
    const after = await takeMonth(tx, month)
    if (after === undefined) return false
    const until = firstOf(monthAfter(month))
    const answers = await pastAnswers(tx, { after, companies, until })
    const stated = answers.filter(({ counted }) => counted.length > 0)
    const ids = stated.map(({ businessID }) => businessID)
    // Who was removed has none; what they are called is what they called themselves.
    const faces = await businessFaces(tx, ids, asWritten)
    const sign = await signer(tx)
    const rows: StatementRow[] = []
    for (const one of stated) {
      const face = faces.get(one.businessID)
      if (face) rows.push(statementOf(one, { sign, face, month, until, now }))
    }
    const done = answers.length < companies
    if (rows.length > 0) await insertStatements(tx, rows)
    await keepPlace(tx, { month, after: answers.at(-1)?.businessID ?? after, done })
    if (rows.length > 0)
      await invalidate(
        tx,
        rows.map(({ businessID }) => `business:${businessID}`),
      )
    return !done
  })
}

type About = {
  sign: Awaited<ReturnType<typeof signer>>
  face: BusinessFace
  month: string
  until: Date
  now: Date
}

function statementOf(answers: PastAnswers, { sign, face, month, until, now }: About): StatementRow {
  const { businessID } = answers
  const from = countedSince(until)
  const inquiries = pairsOf(answers, { from, until })
  const n = inquiries.length
  const inTime = inquiries.filter(([, answered]) => answered !== null).length
  const edition = editionOf(face.country.code.toLowerCase())?.code ?? firstEdition
  const signed = sign({
    format,
    issuedAt: now.toISOString(),
    keys: editionLink(edition, '/.well-known/trust-keys.json'),
    page: editionLink(edition, businessPath(face)),
    company: { id: businessID, name: face.name },
    month,
    from: from.toISOString(),
    until: until.toISOString(),
    hours: limits.answerHours,
    result: { n, inTime, share: inTime / n },
    inquiries,
  })
  return { businessID, month, counted: n, inTime, signed }
}
