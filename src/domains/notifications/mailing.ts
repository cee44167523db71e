// Mails of what stays unread: one a person, kind and mailbox, of all that is due; never an empty one.
import { serverText } from '../../messages/texts.ts'
import { transaction, type Db, type Tx } from '../../platform/db.ts'
import { editionLink } from '../editions/editions.ts'
import { queueMails, type Mail } from '../mail/queue.ts'
import type { Told } from './kind.ts'
import { mailRules } from './kinds.ts'
import { addressed, lettersOf, listOf, tell, type Addressed } from './letters.ts'
import { noteMailings, takeDueNotices, type DueNotice } from './queries/mailings.ts'
import { unsubscribeToken } from './subscriptions.ts'

/** So many notices, and what belongs to them, are mailed in one transaction. */
const takenAtOnce = 50
const linesMax = 5

/** Asks for all mails that are due; answers how many. What was read meanwhile is not due. */
export async function mailDueNotices(db: Db): Promise<number> {
  for (let mailed = 0; ;) {
    const { taken, mails } = await transaction(db, async (tx) => {
      const notices = await takeDueNotices(tx, takenAtOnce)
      return { taken: notices.length, mails: notices.length > 0 ? await mail(tx, notices) : 0 }
    })
    mailed += mails
    if (taken < takenAtOnce) return mailed
  }
}

/** Asks for a mail for each person, kind and mailbox; answers how many. None where there is nothing to tell, or nobody who may be told. */
async function mail(tx: Tx, notices: readonly DueNotice[]): Promise<number> {
  const letters = await addressed(tx, lettersOf(notices), ({ ways }, { kind }) => ways[kind] === 'mail')
  const tellings = await tell(tx, letters, linesMax)
  await noteMailings(
    tx,
    tellings.map(({ letter }) => letter),
  )
  await queueMails(
    tx,
    tellings.map(({ letter, told }) => mailOf(letter, told)),
  )
  return tellings.length
}

function mailOf({ userID, kind, mailboxID, notices, reader }: Addressed, told: Told): Mail {
  const { template, what, pathOf } = mailRules[kind]
  const { email, firstName, lastName, language, edition } = reader
  const { id, at } = notices[0]!
  const address = { to: email, language, edition, userID, dedupeKey: `${kind}:${id}:${at.getTime()}` }
  const data = {
    firstName,
    lastName,
    link: editionLink(edition, pathOf(mailboxID, notices)),
    unsubscribe: editionLink(edition, `/unsubscribe?token=${unsubscribeToken(userID, kind)}`),
  }
  if (!reader.wordsInMails) return { ...address, template: 'news-bare', data }
  const said = { business: told.business, count: String(told.count), list: listOf(told) }
  return template === 'news'
    ? { ...address, template, data: { ...data, ...said, what: what ? serverText(what, language) : '' } }
    : { ...address, template, data: { ...data, ...said } }
}
