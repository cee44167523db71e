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
  /** To owners of both: `thing` is the company that went into `business`, `words` why. */
  'company-merged': Merged
  'company-unmerged': Merged
  /** To owners: `thing` is what the key is called; `link` leads to the keys. */
  'company-key-made': Said & { thing: string }
  'company-key-ended': Said & { thing: string }
}
type Merged = { business: string; thing: string; words: string; link: string }

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

const seeKeys: ServerText = /*i18n*/ { id: 'mail.companyKey.action', message: 'See the keys' }

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
  'company-merged': {
    subject: /*i18n*/ { id: 'mail.companyMerged.subject', message: '{thing} is now part of {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.companyMerged.body',
        message:
          'The same company was listed here twice. We have merged the entry “{thing}” into “{business}”: its products, certificates, posts, conversations and followers are there now, and its old addresses lead there.',
      },
      /*i18n*/ {
        id: 'mail.companyMerged.people',
        message:
          'Whoever belonged to “{thing}” is now a member of “{business}”, whose owners stay its owners and can change roles. What the plan has no room for is not shown for now. Invoices and checks stay with the entry they were made for.',
      },
    ],
    wordsText: /*i18n*/ { id: 'mail.companyMerged.words', message: 'Why: {words}' },
    action: /*i18n*/ { id: 'mail.companyMerged.action', message: 'Open the company' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.companyMerged.wrong',
        message:
          'If these are two companies, please write to us within {mergeUndoDays} days: we can take it back. {contact}',
      },
    ],
  },
  'company-unmerged': {
    subject: /*i18n*/ {
      id: 'mail.companyUnmerged.subject',
      message: '{thing} and {business} are two companies again',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.companyUnmerged.body',
        message:
          'We have taken back the merge of “{thing}” into “{business}”. What came from “{thing}” and is still there went back, with what was changed of it since; its people are what they were before. What is new stays with “{business}”.',
      },
    ],
    wordsText: /*i18n*/ { id: 'mail.companyUnmerged.words', message: 'Why: {words}' },
    action: /*i18n*/ { id: 'mail.companyUnmerged.action', message: 'See your companies' },
    afterwards: [],
  },
  'company-key-made': {
    subject: /*i18n*/ { id: 'mail.companyKeyMade.subject', message: 'A new key for programs of {business}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.companyKeyMade.body',
        message:
          '{by} made the key “{thing}” for “{business}” on {at}. Whoever has it can use it to work for the company, as far as it was made for.',
      },
    ],
    action: seeKeys,
    afterwards: [
      /*i18n*/ {
        id: 'mail.companyKeyMade.notExpected',
        message:
          'If you did not expect this, please end the key at once and change your password, or write to us: {contact}',
      },
    ],
  },
  'company-key-ended': {
    subject: /*i18n*/ {
      id: 'mail.companyKeyEnded.subject',
      message: 'A key for programs of {business} has ended',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.companyKeyEnded.body',
        message:
          '{by} ended the key “{thing}” of “{business}” on {at}. Programs that use it are refused from now on.',
      },
    ],
    action: seeKeys,
    afterwards: [],
  },
}
