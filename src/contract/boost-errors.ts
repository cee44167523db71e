// Failures of boosts; a part of the table in errors.ts.
export const boostErrors = {
  BoostsUsed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.BoostsUsed',
      message: 'The plan of your company has no boost left for the month in which this one would begin.',
    },
  },
  BoostsPaused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.BoostsPaused',
      message:
        'Boosts rest while your company has answered fewer than half of the inquiries of the last {answerDays} days within {answerHours} hours.',
    },
  },
  AlreadyBoosted: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AlreadyBoosted',
      message: 'There is a boost of this for some of these days already.',
    },
  },
  BoostOver: {
    status: 409,
    text: /*i18n*/ { id: 'error.BoostOver', message: 'This boost is over already.' },
  },
} as const
