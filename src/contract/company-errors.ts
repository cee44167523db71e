// Failures of what people do with companies and with each other; a part of the table in errors.ts.
export const companyErrors = {
  LastGroupOwner: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.LastGroupOwner',
      message: 'You are the only owner of this group. Name another one first, or close the group.',
    },
  },
  RulesChanged: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.RulesChanged',
      message: 'The rules of this group have changed. Please read those that hold today.',
    },
  },
  GroupsFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.GroupsFull',
      message: 'You are in as many groups as one person can be. Leave one first.',
    },
  },
  AlikePosts: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AlikePosts',
      message:
        'You have posted much the same in several groups today. Say what is new to this one, or wait until tomorrow.',
    },
  },
  PinsFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.PinsFull',
      message: 'As many posts as fit are pinned already. Take one off first.',
    },
  },
  Stale: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.Stale',
      message: 'Another version was saved meanwhile. Please look at both.',
    },
  },
  SameBusiness: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.SameBusiness',
      message: 'This company may be here already. Ask to join it, or tell us that yours is another one.',
    },
  },
  NameTaken: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NameTaken',
      message:
        'This name looks like that of a verified company. Please add what tells yours apart, or write to our support.',
    },
  },
  NameReserved: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NameReserved',
      message:
        'This name could be taken for ours, or for that of our staff. Please choose another one, or write to our support.',
    },
  },
  NameVerified: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NameVerified',
      message: 'This name was verified with the company. Please write to our support to change it.',
    },
  },
  FactVerified: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.FactVerified',
      message:
        'Country, type and register number were verified with the company. Please write to our support to change them.',
    },
  },
  NameDiffers: {
    status: 400,
    text: /*i18n*/ {
      id: 'error.NameDiffers',
      message: 'The name you typed is not the name of the company.',
    },
  },
  TooManyBusinesses: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyBusinesses',
      message: 'A person can belong to at most {businessesPerUserMax} companies.',
    },
  },
  RequestsFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.RequestsFull',
      message:
        'At most {connectionRequestsMax} requests for connections can be open at once. Take some back, or wait for answers.',
    },
  },
  TooManyCertificates: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyCertificates',
      message: 'A company can show at most {certificatesPerBusinessMax} certificates.',
    },
  },
  NotMember: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.NotMember',
      message:
        'You no longer belong to this company, so nothing was saved. What you typed is still here: you can copy it.',
    },
  },
  AlreadyMember: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AlreadyMember',
      message: 'This person belongs to the company already.',
    },
  },
  TeamFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TeamFull',
      message: 'A company can have at most {membersPerBusinessMax} members.',
    },
  },
  TooManyInvitations: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.TooManyInvitations',
      message: 'A company can have at most {openInvitationsMax} open invitations. Withdraw one first.',
    },
  },
  InvitationOver: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.InvitationOver',
      message: 'This invitation was answered, withdrawn or has run out.',
    },
  },
  OfferOver: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.OfferOver',
      message: 'This offer was answered, withdrawn or has run out.',
    },
  },
  LastOwner: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.LastOwner',
      message: 'A company needs an owner. Make somebody else the owner first.',
    },
  },
  FavouritesFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.FavouritesFull',
      message: 'You have saved as much as can be kept. Remove something first.',
    },
  },
  BlocksFull: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.BlocksFull',
      message: 'You block as many as can be kept. Unblock somebody first.',
    },
  },
  AlreadyReported: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.AlreadyReported',
      message: 'You have reported this already. Our moderators will look at it.',
    },
  },
  InquiryClosed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.InquiryClosed',
      message: 'This chat has ended.',
    },
  },
  PartyBlocked: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.PartyBlocked',
      message: 'You and the other side do not write to each other any more.',
    },
  },
  ConnectionsOnly: {
    status: 403,
    text: /*i18n*/ {
      id: 'error.ConnectionsOnly',
      message: 'This company takes inquiries of its connections only. Please ask it for a connection first.',
    },
  },
  AllowanceUsed: {
    status: 429,
    text: /*i18n*/ {
      id: 'error.AllowanceUsed',
      message: 'You have written to as many new companies as you may today. Answers give you room for more.',
    },
  },
  SameText: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.SameText',
      message: 'You have sent the same text to many companies. Please write what you need from this one.',
    },
  },
  CertificateGone: {
    status: 410,
    text: /*i18n*/ {
      id: 'error.CertificateGone',
      message: 'This certificate is no longer on the page of the company.',
    },
  },
  CertificateExpired: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.CertificateExpired',
      message: 'This certificate has expired, so its document cannot be asked for.',
    },
  },
  NoDocument: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.NoDocument',
      message: 'No document of this certificate is uploaded. An owner or admin of the company can add it.',
    },
  },
} as const
