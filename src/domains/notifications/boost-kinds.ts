// What notifications of boosts bring with them; whoever opens one has read it.
import { boostPath } from '../../contract/boost-words.ts'
import type { BoostNoticeKind } from '../../contract/notification-kinds.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import type { Kind, MailRule, Matter, Told } from './kind.ts'

const ofBoost: Kind = {
  pathOf: ({ resourceID, mailboxID }) => boostPath(mailboxID, resourceID),
  titleOf: (title) => title,
}

export const boostKinds: Readonly<Record<BoostNoticeKind, Kind>> = {
  'boost.ended': ofBoost,
  'boost.stopped': ofBoost,
}

export const boostMails: Readonly<Record<'boost.ended', MailRule>> = {
  'boost.ended': {
    afterMinutes: 0,
    bundleMinutes: 0,
    template: 'news',
    what: /*i18n*/ { id: 'mail.news.boosted', message: 'Boosts that are over' },
    pathOf: (mailboxID, [notice, ...more]) =>
      notice === undefined || more.length > 0 ? '/notifications' : boostPath(mailboxID, notice.resourceID),
    told: toldOf,
  },
}

const ended: ServerText = /*i18n*/ {
  id: 'mail.boost.ended',
  message: '{thing}: the {boostDays} days are over. The report says what they brought.',
}

async function toldOf(tx: Tx, matters: readonly Matter[], linesMax: number): Promise<Told[]> {
  const ids = [...new Set(matters.flatMap(({ notices }) => notices.map(({ mailboxID }) => mailboxID)))]
  const companies = await companiesForReaders(tx, ids)
  return matters.map(({ reader: { language }, notices }) => {
    const company = companies.get(notices[0]!.mailboxID)
    const lines = company ? notices.map(({ title }) => serverText(ended, language, { thing: title })) : []
    return {
      business: company?.nameIn(language) ?? '',
      lines: lines.slice(0, linesMax),
      count: lines.length,
    }
  })
}
