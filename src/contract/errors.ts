// Every failure that crosses the wire: name, status and text, listed once for both sides (P8).
import { billingErrors } from './billing-errors.ts'
import { boostErrors } from './boost-errors.ts'
import { companyErrors } from './company-errors.ts'
import { verificationErrors } from './verification-errors.ts'
import { keyErrors } from './key-errors.ts'
import { limitText } from './limit-texts.ts'
import { moderationErrors } from './moderation-errors.ts'
import { productErrors } from './product-errors.ts'
import { staffErrors } from './staff-errors.ts'

type Text = { id: string; message: string }
type ErrorEntry = { status: number; text: Text }

export const errorTable = {
  ...billingErrors,
  ...companyErrors,
  ...boostErrors,
  ...productErrors,
  ...keyErrors,
  ...verificationErrors,
  ...moderationErrors,
  ...staffErrors,
  InvalidInput: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.InvalidInput',
      message: 'Some of the values sent are missing or not allowed.',
    },
  },
  JsonWebTokenError: {
    status: 401,
    text: /*i18n*/ {
      id: 'error.JsonWebTokenError',
      message: 'This session is not valid. Please log in again.',
    },
  },
  TokenNotFound: {
    status: 401,
    text: /*i18n*/ { id: 'error.TokenNotFound', message: 'You are not logged in.' },
  },
  TokenExpiredError: {
    status: 401,
    text: /*i18n*/ {
      id: 'error.TokenExpiredError',
      message: 'Your session has expired. Please log in again.',
    },
  },
  SessionError: {
    status: 401,
    text: /*i18n*/ { id: 'error.SessionError', message: 'This session has ended. Please log in again.' },
  },
  WrongCredentials: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.WrongCredentials',
      message: 'The e-mail address or the password is not right.',
    },
  },
  PasswordNeeded: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.PasswordNeeded',
      message: 'Please enter your password as well.',
    },
  },
  CodeNeeded: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.CodeNeeded',
      message: 'Please enter the code of your authenticator app as well.',
    },
  },
  PasskeyRefused: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.PasskeyRefused',
      message: 'This passkey could not be checked. Please try again.',
    },
  },
  PasskeysFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.PasskeysFull',
      message: 'An account has at most {passkeysMax} passkeys. Remove one first.',
    },
  },
  OtherWayNeeded: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.OtherWayNeeded',
      message:
        'You could lock yourself out. Add a second passkey with a PIN, fingerprint or face first, or keep a recovery code.',
    },
  },
  WrongCode: {
    status: 403,
    text: /*i18n*/ { id: 'error.WrongCode', message: 'This code is not right or was used already.' },
  },
  Suspended: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.Suspended',
      message: 'This account is suspended. Please write to our support.',
    },
  },
  NotSuspended: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NotSuspended',
      message: 'This account can be used. Log in, and ask for your data under Login and security.',
    },
  },
  AccountDeleted: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.AccountDeleted',
      message: 'This account was deleted. It can still be restored.',
    },
  },
  NotAllowed: {
    status: 403,
    text: /*i18n*/ { id: 'error.NotAllowed', message: 'Your role in this business does not allow this.' },
  },
  CommonPassword: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.CommonPassword',
      message: 'This password is on the lists that attackers try first. Please choose another one.',
    },
  },
  TermsChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TermsChanged',
      message: 'The terms have changed. Please load the page again and accept those that hold today.',
    },
  },
  TokenUsed: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.TokenUsed',
      message: 'This link was used already or has run out. Please ask for a new one.',
    },
  },
  SoleOwner: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.SoleOwner',
      message: 'You are the only owner of a business. Hand it over or remove it first.',
    },
  },
  ForeignOrigin: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.ForeignOrigin',
      message: 'This did not come from one of our pages. Please go back and try again.',
    },
  },
  KeyReused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.KeyReused',
      message: 'This was sent before with other values. Please reload the page and try again.',
    },
  },
  NotFound: {
    status: 404,
    text: /*i18n*/ { id: 'error.NotFound', message: 'This does not exist or is no longer here.' },
  },
  MethodNotAllowed: {
    status: 405,
    text: /*i18n*/ {
      id: 'error.MethodNotAllowed',
      message: 'Nothing can be sent to this address.',
    },
  },
  UploadOver: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.UploadOver',
      message: 'This upload was used already or has run out. Please choose the file again.',
    },
  },
  FileNotArrived: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.FileNotArrived',
      message: 'The file has not arrived. Please upload it again.',
    },
  },
  FileRefused: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.FileRefused',
      message:
        'This file cannot be used. Please choose a JPEG, PNG or WebP picture of at most {fileSizeMax}.',
    },
  },
  DocumentRefused: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.DocumentRefused',
      message:
        'This document cannot be used: it is protected, damaged, or holds scripts, attached files or other active parts. Please save it anew as a plain PDF.',
    },
  },
  AttachmentRefused: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.AttachmentRefused',
      message: 'This file cannot be sent: it is damaged, protected, or not of the kind that its name says.',
    },
  },
  AttachmentActive: {
    status: 422,
    text: /*i18n*/ {
      id: 'error.AttachmentActive',
      message:
        'This file cannot be sent: it holds macros, scripts, enclosed programs or links into other files. Please save it without them.',
    },
  },
  AttachmentGone: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.AttachmentGone',
      message: 'A file that you attached is no longer here. Please remove it and attach it again.',
    },
  },
  TookTooLong: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.TookTooLong',
      message: 'This took too long, because the service is busy. Your file is fine: please try again.',
    },
  },
  TooLarge: { status: 413, text: /*i18n*/ { id: 'error.TooLarge', message: 'What was sent is too large.' } },
  TooManyRequests: {
    status: 429,
    text: /*i18n*/ {
      id: 'error.TooManyRequests',
      message: 'Too many requests. Please wait a moment and try again.',
    },
  },
  InternalError: {
    status: 500,
    text: /*i18n*/ { id: 'error.InternalError', message: 'Something was wrong, try again please' },
  },
  Unavailable: {
    status: 503,
    text: /*i18n*/ {
      id: 'error.Unavailable',
      message: 'The service is busy or restarting. Please try again in a moment.',
    },
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorName = keyof typeof errorTable

/** Thrown by behaviours; the one error handler turns it into status, name, message and `fields`. */
export class AppError extends Error {
  override readonly name: ErrorName
  readonly status: number
  readonly details: Record<string, unknown>

  constructor(name: ErrorName, details: Record<string, unknown> = {}) {
    super(
      errorTable[name].text.message.replaceAll(
        /\{(\w+)\}/g,
        (asked, limit: string) => limitText(limit, 'en') ?? asked,
      ),
    )
    this.name = name
    this.status = errorTable[name].status
    this.details = details
  }
}

/** Tells an AppError from any other, also across two copies of this module (native and bundled): by name. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && Object.hasOwn(errorTable, error.name) && 'details' in error
}
