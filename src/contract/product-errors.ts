// Failures of what companies do with their products, their documents and tables of them; a part of the table in errors.ts.
export const productErrors = {
  ImportInHand: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.ImportInHand',
      message: 'Another import of this company is not over yet. Finish or cancel it first.',
    },
  },
  ImportNotReady: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.ImportNotReady',
      message: 'This import has moved on meanwhile, or is not ready for this. Please load the page again.',
    },
  },
  TooManyProductDocuments: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyProductDocuments',
      message: 'A product can have at most {documentsPerProductMax} documents.',
    },
  },
  DocumentOnRequest: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.DocumentOnRequest',
      message: 'This document is for those who have sent the company a request that it has not ended.',
    },
  },
  TooManyProducts: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyProducts',
      message: 'A company can keep at most {productsManagedMax} products, drafts included.',
    },
  },
  ShowcaseFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.ShowcaseFull',
      message: 'Your plan has no room for more published products.',
    },
  },
  HalfSpecs: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.HalfSpecs',
      message:
        'A row of the specification has a name without a value, or a value without a name. Complete it or clear it to publish; a draft can keep it.',
    },
  },
  PartNumberTaken: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.PartNumberTaken',
      message: 'Another product of the company, or a variant of one, has this part number.',
    },
  },
} as const
