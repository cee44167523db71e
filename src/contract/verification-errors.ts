// Failures around checks of companies (D14); a part of the table in errors.ts.
export const verificationErrors = {
  CaseOpen: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CaseOpen',
      message: 'A check is under way already. Please wait for its decision, or take it back.',
    },
  },
  CaseClosed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CaseClosed',
      message: 'This case is decided or was taken back meanwhile, or it can no longer be appealed against.',
    },
  },
  StillVerified: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.StillVerified',
      message: 'Your company is verified, and for long enough: ask again nearer to the end of the check.',
    },
  },
  TooManyDocuments: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyDocuments',
      message: 'This case holds as many documents as one can. Please name what is missing in your text.',
    },
  },
  CompanyChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CompanyChanged',
      message:
        'The company has changed its name, type, country or register number since. Nothing was granted: please look at it again.',
    },
  },
  NotAssigned: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NotAssigned',
      message: 'This case is not yours. Take it first.',
    },
  },
  AnotherVerifier: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AnotherVerifier',
      message: 'You refused what this appeal is about: another verifier decides it.',
    },
  },
} as const
