// What the numbers are called where the server writes them: in the table, and in mails.
import type { StatisticKind } from '../../contract/statistic-kinds.ts'

export const kindNames: Record<StatisticKind, { id: string; message: string }> = {
  shown: /*i18n*/ { id: 'table.statistics.shown', message: 'Found by a search' },
  opened: /*i18n*/ { id: 'table.statistics.opened', message: 'Opened from a search' },
  viewed: /*i18n*/ { id: 'table.statistics.viewed', message: 'Looked at' },
  document: /*i18n*/ { id: 'table.statistics.document', message: 'Document opened' },
  saved: /*i18n*/ { id: 'table.statistics.saved', message: 'Saved' },
  followed: /*i18n*/ { id: 'table.statistics.followed', message: 'Followed' },
  inquired: /*i18n*/ { id: 'table.statistics.inquired', message: 'Inquiry received' },
  answered: /*i18n*/ { id: 'table.statistics.answered', message: 'Inquiry answered' },
}
export const wonText = /*i18n*/ { id: 'table.statistics.won', message: 'Won' }
