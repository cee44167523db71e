// What notifications of imports of products bring with them; whoever opens one has read it.
import { importPath } from '../../contract/import-path.ts'
import type { ImportTold } from '../../contract/import-words.ts'
import type { ImportKind } from '../../contract/notification-kinds.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import type { Tx } from '../../platform/db.ts'
import { companiesForReaders } from '../businesses/listing.ts'
import type { Kind, MailRule, Matter, Told } from './kind.ts'

const ofImport: Kind = {
  pathOf: ({ resourceID, mailboxID }) => importPath(mailboxID, resourceID),
  titleOf: importText,
}

export const importKinds: Readonly<Record<ImportKind, Kind>> = {
  'import.done': ofImport,
  'import.stopped': ofImport,
  'import.failed': ofImport,
  'import.reported': ofImport,
}

export const importMails: Readonly<Record<'import.reported', MailRule>> = {
  'import.reported': {
    afterMinutes: 0,
    bundleMinutes: 0,
    template: 'news',
    what: /*i18n*/ { id: 'mail.news.imported', message: 'Products brought in by your programs' },
    pathOf: (mailboxID, [notice, ...more]) =>
      notice === undefined || more.length > 0 ? '/notifications' : importPath(mailboxID, notice.resourceID),
    told: toldOf,
  },
}

async function toldOf(tx: Tx, matters: readonly Matter[], linesMax: number): Promise<Told[]> {
  const ids = [...new Set(matters.flatMap(({ notices }) => notices.map(({ mailboxID }) => mailboxID)))]
  const companies = await companiesForReaders(tx, ids)
  return matters.map(({ reader: { language }, notices }) => {
    const company = companies.get(notices[0]!.mailboxID)
    const lines = company ? notices.map(({ title }) => importText(title, language, refusedFile)) : []
    return {
      business: company?.nameIn(language) ?? '',
      lines: lines.slice(0, linesMax),
      count: lines.length,
    }
  })
}

const done: ServerText = /*i18n*/ {
  id: 'mail.import.done',
  message: '{file}: new {new}, changed {changed}, taken off or removed {gone}, refused {refused}',
}
const failed: ServerText = /*i18n*/ {
  id: 'mail.import.failed',
  message: '{file}: the file could not be read, and nothing was changed',
}
const failedByUs: ServerText = /*i18n*/ {
  id: 'mail.import.failedByUs',
  message: '{file}: it broke off by a fault of ours, and nothing was changed. Please send it again later.',
}
const refusedFile: ServerText = /*i18n*/ {
  id: 'mail.import.refusedFile',
  message: 'The page of the import has the refused rows as a file to correct.',
}
const stopped: Readonly<Record<NonNullable<ImportTold['reason']>, ServerText>> = {
  columns: /*i18n*/ {
    id: 'mail.import.stopped.columns',
    message: '{file}: it is not sure what every column means, so nothing was changed. Please choose it once.',
  },
  sheet: /*i18n*/ {
    id: 'mail.import.stopped.sheet',
    message: '{file}: it is not sure which sheet is meant, so nothing was changed. Please choose it.',
  },
  refused: /*i18n*/ {
    id: 'mail.import.stopped.refused',
    message: '{file}: {refused} rows would be refused, more than was allowed, so nothing was changed.',
  },
  missing: /*i18n*/ {
    id: 'mail.import.stopped.missing',
    message: '{file}: {gone} of your products are not in it, more than was allowed, so nothing was changed.',
  },
  'no products': /*i18n*/ {
    id: 'mail.import.stopped.noProducts',
    message: '{file}: there is no product in it, so nothing was changed.',
  },
  rights: /*i18n*/ {
    id: 'mail.import.stopped.rights',
    message: '{file}: it rests, since whoever began it may no longer do so. You can go on with it.',
  },
  trouble: /*i18n*/ {
    id: 'mail.import.stopped.trouble',
    message:
      '{file}: it has stopped by a fault of ours. What was written by then stays: you can go on with it, or cancel and undo it.',
  },
  people: /*i18n*/ { id: 'mail.import.stopped.people', message: '{file}: somebody else has stopped it.' },
}

/** How an import ended, in the reader's language, and `more` where rows were refused; empty for what is no such title. */
function importText(title: string, language: string, more?: ServerText): string {
  const told = toldIn(title)
  if (!told) return ''
  const { how, reason = 'people', file, ...figures } = told
  const ended = { done, failed: reason === 'trouble' ? failedByUs : failed }
  const text = how === 'stopped' ? stopped[reason] : ended[how]
  const values = Object.fromEntries(
    Object.entries(figures).map(([name, count]) => [name, count.toLocaleString(language)]),
  )
  const said = serverText(text, language, { ...values, file })
  return more && figures.refused > 0 ? `${said}\n${serverText(more, language)}` : said
}

function toldIn(title: string): ImportTold | undefined {
  try {
    return JSON.parse(title) as ImportTold
  } catch {
    return undefined
  }
}
