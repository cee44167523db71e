// How a company answers inquiries, on its row, kept by the domain that counts it (D27).
import type { AnswersEntry } from '../../contract/businesses.ts'
import type { DomainEvent } from '../../contract/events.ts'
import type { Tx } from '../../platform/db.ts'
import { publishEvent } from '../../platform/events.ts'
import { updateAnswers } from './queries/businesses.ts'

/** Notes how a company answers; unknown companies are nobody's business. */
export async function noteAnswers(tx: Tx, businessID: string, answers: AnswersEntry): Promise<void> {
  if (await updateAnswers(tx, businessID, answers))
    await publishEvent<DomainEvent>(tx, { type: 'answers.counted', businessID }, [`business:${businessID}`])
}
