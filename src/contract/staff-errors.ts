// Failures of what staff do; a part of the table in errors.ts.
export const staffErrors = {
  StaffRoleNeeded: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.StaffRoleNeeded',
      message: 'None of your staff roles allows this.',
    },
  },
  SecondFactorNeeded: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.SecondFactorNeeded',
      message: 'Staff need a second factor. Turn it on under Security first.',
    },
  },
  UnlockNeeded: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.UnlockNeeded',
      message: 'The console is locked. Unlock it with your password and a code.',
    },
  },
  AlreadyProposed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AlreadyProposed',
      message: 'The same has been proposed already and waits for a second person.',
    },
  },
  CaseTaken: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CaseTaken',
      message: 'A colleague has taken this case meanwhile.',
    },
  },
  IncidentOver: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.IncidentOver',
      message: 'That this incident is over was told already.',
    },
  },
  Outdated: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.Outdated',
      message: 'What was proposed is so by now. There is nothing left to do: please decline the proposal.',
    },
  },
  MergeRefused: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.MergeRefused',
      message: 'These companies cannot be merged as things stand. The page of the merge says why.',
    },
  },
  LastAdmin: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.LastAdmin',
      message: 'This is the only platform admin. Name another one first.',
    },
  },
} as const
