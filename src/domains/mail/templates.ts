// What each mail says, in English; the other languages stand in src/messages/<language>/mails.json by the same ids.
import type { ServerText } from '../../messages/texts.ts'
import type { MailTemplate } from './queue.ts'
import { billingStaffTemplates } from './billing-staff-templates.ts'
import { billingTemplates } from './billing-templates.ts'
import { companyTemplates } from './company-templates.ts'
import { helpTemplates } from './help-templates.ts'
import { membershipTemplates } from './membership-templates.ts'
import { moderationTemplates } from './moderation-templates.ts'
import { noticeTemplates } from './notice-templates.ts'
import { changePasswordNow, secondFactorTemplates, writeToUs } from './second-factor-templates.ts'
import { teamTemplates } from './team-templates.ts'
import { verificationTemplates } from './verification-templates.ts'
import type { Template } from './template.ts'

const linkUntil: ServerText = /*i18n*/ {
  id: 'mail.linkUntil',
  message: 'The link works once, until {until}.',
}

export const templates: Record<MailTemplate, Template> = {
  'verify-email': {
    subject: /*i18n*/ { id: 'mail.verifyEmail.subject', message: 'Please confirm your e-mail address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.verifyEmail.body',
        message:
          'Thank you for registering with {brand}. Please confirm that this is your e-mail address; your account is ready then.',
      },
    ],
    action: /*i18n*/ { id: 'mail.verifyEmail.action', message: 'Confirm e-mail address' },
    afterwards: [
      linkUntil,
      /*i18n*/ {
        id: 'mail.verifyEmail.notYou',
        message: 'If you did not register, you can ignore this mail: unconfirmed, the account stays closed.',
      },
    ],
  },
  'account-exists': {
    subject: /*i18n*/ { id: 'mail.accountExists.subject', message: 'You already have an account' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.accountExists.body',
        message:
          'Somebody, perhaps you, tried to register with this e-mail address. It has an account with {brand} already, and nothing about it was changed.',
      },
      /*i18n*/ {
        id: 'mail.accountExists.logIn',
        message: 'You can log in as usual, or choose a new password there if you have forgotten yours.',
      },
    ],
    action: /*i18n*/ { id: 'mail.accountExists.action', message: 'Log in' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.accountExists.notYou',
        message: 'If this was not you, there is nothing that you need to do.',
      },
    ],
  },
  'new-device': {
    subject: /*i18n*/ { id: 'mail.newDevice.subject', message: 'New log-in to your account' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.newDevice.body',
        message:
          'On {at} somebody logged in to your account from a device that we had not seen before: {device}',
      },
      /*i18n*/ {
        id: 'mail.newDevice.you',
        message: 'If this was you, there is nothing that you need to do.',
      },
    ],
    action: /*i18n*/ { id: 'mail.newDevice.action', message: 'See where you are logged in' },
    afterwards: [
      /*i18n*/ {
        id: 'mail.newDevice.notYou',
        message: 'If this was not you, please end that session and change your password at once.',
      },
    ],
  },
  'reset-password': {
    subject: /*i18n*/ { id: 'mail.resetPassword.subject', message: 'Choose a new password' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.resetPassword.body',
        message:
          'We were asked for a new password for your {brand} account. Please use the link below to choose one.',
      },
    ],
    action: /*i18n*/ { id: 'mail.resetPassword.action', message: 'Choose a new password' },
    afterwards: [
      linkUntil,
      /*i18n*/ {
        id: 'mail.resetPassword.notYou',
        message: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
      },
    ],
  },
  'password-changed': {
    subject: /*i18n*/ { id: 'mail.passwordChanged.subject', message: 'Your password was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passwordChanged.body',
        message:
          'The password of your {brand} account was changed on {at}, and its other sessions were ended.',
      },
      /*i18n*/ {
        id: 'mail.passwordChanged.notYou',
        message: 'If this was not you, please choose a new password at once.',
      },
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
  'email-change': {
    subject: /*i18n*/ { id: 'mail.emailChange.subject', message: 'Please confirm your new e-mail address' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChange.body',
        message:
          'You asked to use this e-mail address for your {brand} account. It will be used as soon as you confirm it.',
      },
    ],
    action: /*i18n*/ { id: 'mail.emailChange.action', message: 'Confirm new address' },
    afterwards: [
      linkUntil,
      /*i18n*/ {
        id: 'mail.emailChange.notYou',
        message: 'If you did not ask for this, you can ignore this mail: nothing changes.',
      },
    ],
  },
  'email-changed': {
    subject: /*i18n*/ { id: 'mail.emailChanged.subject', message: 'Your e-mail address was changed' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.emailChanged.body',
        message:
          'Since {at} the e-mail address of your {brand} account is {email}. The address that this mail went to no longer serves to log in.',
      },
    ],
    afterwards: [writeToUs],
  },
  ...secondFactorTemplates,
  'account-deleted': {
    subject: /*i18n*/ { id: 'mail.accountDeleted.subject', message: 'Your account was deleted' },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.accountDeleted.body',
        message: 'Your {brand} account was deleted on {at}, together with your profile and all sessions.',
      },
      /*i18n*/ {
        id: 'mail.accountDeleted.restore',
        message: 'Until {until} you can log in and restore it. After that the data is erased for good.',
      },
    ],
    action: /*i18n*/ { id: 'mail.accountDeleted.action', message: 'Log in and restore' },
    afterwards: [writeToUs],
  },
  'enquiry-received': {
    subject: /*i18n*/ {
      id: 'mail.enquiryReceived.subject',
      message: 'We have received your request {ticket}',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.enquiryReceived.body',
        message:
          'Thank you. Your request has reached {brand} and has the number {ticket}. Please name it when you write to us.',
      },
      /*i18n*/ {
        id: 'mail.enquiryReceived.then',
        message:
          'Our team reads your request and then contacts you by e-mail or telephone. There is nothing that you need to do until then.',
      },
    ],
    afterwards: [
      /*i18n*/ {
        id: 'mail.enquiryReceived.notYou',
        message:
          'If you did not send a request, somebody has entered your address by mistake: you can ignore this mail.',
      },
    ],
    why: /*i18n*/ {
      id: 'mail.enquiryReceived.why',
      message: 'Sent by {sender}, because your e-mail address was entered in our enquiry form.',
    },
  },
  ...helpTemplates,
  ...teamTemplates,
  ...companyTemplates,
  ...billingStaffTemplates,
  ...membershipTemplates,
  ...verificationTemplates,
  ...moderationTemplates,
  ...noticeTemplates,
  ...billingTemplates,
}

/** What frames every mail. */
export const frame = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello {name},' },
  greetingNobody: /*i18n*/ { id: 'mail.greetingNobody', message: 'Hello,' },
  byHand: /*i18n*/ {
    id: 'mail.byHand',
    message: 'If the button does not work, please copy this address into your browser:',
  },
  why: /*i18n*/ {
    id: 'mail.why',
    message: 'Sent by {sender}, because your e-mail address was used with an account.',
  },
  unsubscribe: /*i18n*/ { id: 'mail.unsubscribe', message: 'No more mails of this kind' },
  contact: /*i18n*/ { id: 'mail.contact', message: 'Questions? Write to {contact}' },
} satisfies Record<string, ServerText>
