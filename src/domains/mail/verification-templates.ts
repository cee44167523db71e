// What mails about checks and certificates of a company say (D14): see templates.ts.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

/** `business` and `certificate` are what people typed; `day` is YYYY-MM-DD. */
type Said = { business: string; link: string }
export type VerificationMailData = {
  'verification-asked': Said
  /** Valid until `day`. */
  'verification-granted': Said & { day: string }
  'verification-refused': Said
  'verification-ends': Said & { day: string }
  'verification-ended': Said
  'certificate-ends': Said & { certificate: string; day: string }
  'certificate-confirmed': Said & { certificate: string }
  'certificate-unconfirmed': Said & { certificate: string }
}

const open: ServerText = /*i18n*/ { id: 'mail.verification.action', message: 'Open the verification' }
const certificates: ServerText = /*i18n*/ {
  id: 'mail.certificate.action',
  message: 'Open the certificates',
}

export const verificationTemplates: Record<keyof VerificationMailData, Template> = {
  'verification-asked': {
    subject: /*i18n*/ {
      id: 'mail.verificationAsked.subject',
      message: '{business}: the verifier has a question',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verificationAsked.body',
        message:
          'Our verifier looks at the documents of “{business}” and has a question. Please answer it on the page of the verification; until then the check waits.',
      },
    ],
    action: open,
    afterwards: [],
  },
  'verification-granted': {
    subject: /*i18n*/ { id: 'mail.verificationGranted.subject', message: '{business} is verified' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verificationGranted.body',
        message:
          'The check of “{business}” is done. Its badge stands on its page and in search results, and is valid until {day}.',
      },
    ],
    action: open,
    afterwards: [],
  },
  'verification-refused': {
    subject: /*i18n*/ {
      id: 'mail.verificationRefused.subject',
      message: '{business}: the verification was refused',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verificationRefused.body',
        message:
          'Our verifier could not confirm “{business}” from the documents. The reasons stand on the page of the verification.',
      },
      /*i18n*/ {
        id: 'mail.verificationRefused.appeal',
        message:
          'If you think that this is wrong, the owner can appeal there once; another verifier decides then.',
      },
    ],
    action: open,
    afterwards: [],
  },
  'verification-ends': {
    subject: /*i18n*/ {
      id: 'mail.verificationEnds.subject',
      message: '{business}: the verification runs out on {day}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verificationEnds.body',
        message:
          'The verification of “{business}” is valid until {day}. After that day the badge is gone from its page, from search results and from filters.',
      },
      /*i18n*/ {
        id: 'mail.verificationEnds.again',
        message: 'To keep it, ask for a new check and give documents of today.',
      },
    ],
    action: open,
    afterwards: [],
  },
  'verification-ended': {
    subject: /*i18n*/ {
      id: 'mail.verificationEnded.subject',
      message: '{business}: a check was taken back',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verificationEnded.body',
        message:
          'A check of “{business}” no longer holds. Why stands on the page of the verification, with what is still valid.',
      },
    ],
    action: open,
    afterwards: [
      /*i18n*/ {
        id: 'mail.billing.notExpected',
        message: 'If this is not right, please write to us: {contact}',
      },
    ],
  },
  'certificate-ends': {
    subject: /*i18n*/ {
      id: 'mail.certificateEnds.subject',
      message: '{business}: {certificate} expires on {day}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.certificateEnds.body',
        message:
          'The certificate “{certificate}” of “{business}” is valid until {day}. After that day buyers who filter by it no longer find the company.',
      },
      /*i18n*/ {
        id: 'mail.certificateEnds.renew',
        message: 'If it was renewed, please enter the new dates and upload the new document.',
      },
    ],
    action: certificates,
    afterwards: [],
  },
  'certificate-confirmed': {
    subject: /*i18n*/ {
      id: 'mail.certificateConfirmed.subject',
      message: '{business}: {certificate} was confirmed',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.certificateConfirmed.body',
        message:
          'We found the certificate “{certificate}” of “{business}” in the register of its issuer. Its page says so, with the date and where we looked.',
      },
    ],
    action: open,
    afterwards: [],
  },
  'certificate-unconfirmed': {
    subject: /*i18n*/ {
      id: 'mail.certificateUnconfirmed.subject',
      message: '{business}: {certificate} could not be confirmed',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.certificateUnconfirmed.body',
        message:
          'We could not find the certificate “{certificate}” of “{business}” in the register of its issuer. It stays on the page as stated by the company.',
      },
      /*i18n*/ {
        id: 'mail.certificateUnconfirmed.why',
        message: 'Where we looked and what was missing stands on the page of the verification.',
      },
    ],
    action: open,
    afterwards: [],
  },
}
