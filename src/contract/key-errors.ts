// Failures of keys of companies; a part of the table in errors.ts.
export const keyErrors = {
  KeyUnknown: {
    status: 401,
    text: /*i18n*/ { id: 'error.KeyUnknown', message: 'There is no such key.' },
  },
  KeyEnded: {
    status: 401,
    text: /*i18n*/ { id: 'error.KeyEnded', message: 'This key has ended. An owner can make a new one.' },
  },
  KeyPaused: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.KeyPaused',
      message: 'This key is on hold. An owner of the company can ask our support why.',
    },
  },
  KeyScope: {
    status: 403,
    text: /*i18n*/ { id: 'error.KeyScope', message: 'This key was not made for this call.' },
  },
  KeyNotTaken: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.KeyNotTaken',
      message: 'This call takes no keys of companies. The API document says which do.',
    },
  },
  TooManyKeys: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyKeys',
      message: 'A company can have at most {companyKeysMax} keys. End one first.',
    },
  },
} as const
