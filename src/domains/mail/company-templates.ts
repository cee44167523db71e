// What mails about a company that is deleted or restored say: see templates.ts.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** `business` and `by` are names that people typed. */
type Said = { business: string; by: string; at: string; link: string }
export type CompanyMailData = {
  /** To owners: `link` leads to where it is restored. */
  'company-deleted': Said & { until: string }
  /** To admins and members, who cannot restore it; `link` leads to where they see how it stands. */
  'company-deleted-member': Said & { until: string }
  'company-restored': Said
}

const deleted: ServerText = /*i18n*/ {
  id: 'mail.companyDeleted.subject',
  message: '{business} was deleted',
}
const deletedBody: ServerText = /*i18n*/ {
  id: 'mail.companyDeleted.body',
  message:
    '{by} deleted the company “{business}” on {at}. Its pages and products are no longer shown, and nobody can act for it.',
}
const notExpected: ServerText = /*i18n*/ {
  id: 'mail.companyDeleted.notExpected',
  message: 'If you did not expect this, please write to us at once: {contact}',
}

export const companyTemplates: Record<keyof CompanyMailData, Template> = {
  'company-deleted': {
    subject: deleted,
    paragraphs: [
      deletedBody,
      /*i18n*/ {
        id: 'mail.companyDeleted.until',
        message:
          'As an owner you can restore it with all its data and people until {until}. After that it cannot be brought back.',
      },
    ],
    action: /*i18n*/ { id: 'mail.companyDeleted.action', message: 'Restore the company' },
    afterwards: [notExpected],
  },
  'company-deleted-member': {
    subject: deleted,
    paragraphs: [
      deletedBody,
      /*i18n*/ {
        id: 'mail.companyDeleted.untilAdmin',
        message:
          'An owner can restore it with all its data and people until {until}. After that it cannot be brought back.',
      },
    ],
    action: /*i18n*/ { id: 'mail.companyDeleted.actionAdmin', message: 'See your companies' },
    afterwards: [notExpected],
  },
  'company-restored': {
    subject: /*i18n*/ { id: 'mail.companyRestored.subject', message: '{business} was restored' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.companyRestored.body',
        message:
          '{by} restored the company “{business}” on {at}. Its pages are shown again, and everybody who belonged to it has the same role as before.',
      },
    ],
    action: /*i18n*/ { id: 'mail.companyRestored.action', message: 'Open the company data' },
    afterwards: [],
  },
}
