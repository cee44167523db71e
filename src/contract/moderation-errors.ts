// Failures of what moderators decide, and of who is told of it; a part of the table in errors.ts.
export const moderationErrors = {
  Limited: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.Limited',
      message:
        'By a decision of our moderators you cannot do this for now. You were told by mail until when, and how to appeal.',
    },
  },
  CaseDecided: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CaseDecided',
      message: 'This case has been decided meanwhile. Nothing was changed by you.',
    },
  },
  OwnCase: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.OwnCase',
      message: 'You have a part in this case. Somebody else decides it.',
    },
  },
  DecidedByYou: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.DecidedByYou',
      message: 'You took part in the decision that is appealed. Somebody else decides the appeal.',
    },
  },
  ActionNotPossible: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.ActionNotPossible',
      message: 'This cannot be done: what was reported is not there any more, or has nothing to take down.',
    },
  },
  NothingToUndo: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NothingToUndo',
      message: 'There is no decision in force here that could be undone.',
    },
  },
  AppealWaits: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AppealWaits',
      message: 'An appeal against this decision waits. It is decided there.',
    },
  },
  AlreadyAppealed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AlreadyAppealed',
      message: 'This decision has been appealed already. There is one appeal.',
    },
  },
  AppealOver: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AppealOver',
      message: 'This decision can be appealed no more: it is undone, or more than {appealDays} days old.',
    },
  },
} as const
