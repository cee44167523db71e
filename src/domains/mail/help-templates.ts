// What the mail with an answer to an enquiry says: see templates.ts. It goes to whoever typed the address, account or not.
import type { Template } from './template.ts'

export type HelpMailData = {
  /** The words of one of staff, and the number of the enquiry; `link` leads to the form. */
  'enquiry-answered': { ticket: string; answer: string; link: string }
}

export const helpTemplates: Record<keyof HelpMailData, Template> = {
  'enquiry-answered': {
    subject: /*i18n*/ { id: 'mail.enquiryAnswered.subject', message: 'Our answer to your request {ticket}' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.enquiryAnswered.body',
        message: 'You asked {brand} under the number {ticket}. This is our answer:',
      },
      // The words of the person who answers: the same in all languages.
      { id: 'mail.answer', message: '{answer}' },
    ],
    action: /*i18n*/ { id: 'mail.enquiryAnswered.action', message: 'Write to us again' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.enquiryAnswered.then',
        message:
          'Do you have another question? Please send it by our form and name the number {ticket}: what you write as a reply to this mail does not reach the person who answered you.',
      },
    ],
    why: /*i18n*/ {
      id: 'mail.enquiryAnswered.why',
      message: 'Sent by {sender}, because you asked us by our enquiry form.',
    },
  },
}
