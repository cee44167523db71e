// What mails about the second factor of an account say: see templates.ts.
import type { ServerText } from '../../messages/texts.ts'
import type { Template } from './template.ts'

type SecondFactorMail =
  | 'two-factor-on'
  | 'two-factor-off'
  | 'codes-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'wrong-codes'

export const writeToUs: ServerText = /*i18n*/ {
  id: 'mail.writeToUs',
  message: 'If this was not you, please write to us at once: {contact}',
}
export const changePasswordNow: ServerText = /*i18n*/ {
  id: 'mail.passwordChanged.action',
  message: 'Choose a new password',
}
const twoFactorNotYou: ServerText = /*i18n*/ {
  id: 'mail.twoFactor.notYou',
  message: 'If this was not you, somebody knows your password: please choose a new one at once.',
}

export const secondFactorTemplates: Record<SecondFactorMail, Template> = {
  'two-factor-on': {
    subject: /*i18n*/ {
      id: 'mail.twoFactorOn.subject',
      message: 'The second factor of your account was set up',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.twoFactorOn.body',
        message:
          'Since {at} your {brand} account asks for a code at each log-in, and its recovery codes are new. Keep them where you find them without your phone.',
      },
      twoFactorNotYou,
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
  'two-factor-off': {
    subject: /*i18n*/ {
      id: 'mail.twoFactorOff.subject',
      message: 'The second factor of your account was turned off',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.twoFactorOff.body',
        message:
          'Since {at} your {brand} account asks for the password alone. The second factor can be turned on again at any time.',
      },
      twoFactorNotYou,
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
  'codes-off': {
    subject: /*i18n*/ {
      id: 'mail.codesOff.subject',
      message: 'The codes of your account were turned off',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.codesOff.body',
        message:
          'Since {at} your {brand} account asks for a passkey in addition to the password, and no longer for codes of an app. Your recovery codes still work.',
      },
      twoFactorNotYou,
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
  'passkey-added': {
    subject: /*i18n*/ {
      id: 'mail.passkeyAdded.subject',
      message: 'A passkey was added to your account',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passkeyAdded.body',
        message:
          'Since {at} a new passkey opens your {brand} account in addition to the password. All of them are listed under Login and security.',
      },
      twoFactorNotYou,
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
  'passkey-removed': {
    subject: /*i18n*/ {
      id: 'mail.passkeyRemoved.subject',
      message: 'A passkey of your account was removed',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.passkeyRemoved.body',
        message:
          'Since {at} one of the passkeys of your {brand} account no longer works here. The others are listed under Login and security.',
      },
      twoFactorNotYou,
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
  'wrong-codes': {
    subject: /*i18n*/ {
      id: 'mail.wrongCodes.subject',
      message: 'Somebody who knows your password was stopped by your second factor',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mail.wrongCodes.body',
        message:
          'Until {at} somebody logged in to your {brand} account with the right password and several wrong codes of your second factor. Nobody came in.',
      },
      /*i18n*/ {
        id: 'mail.wrongCodes.notYou',
        message:
          'If it was not you, your password is known to somebody else: set a new one now, and wherever else you use it.',
      },
    ],
    action: changePasswordNow,
    afterwards: [writeToUs],
  },
}
