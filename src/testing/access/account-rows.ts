// The part of the access table that the account service answers.
import { uuidv7 } from '../../platform/ids.ts'
import type { Row } from './row.ts'
import { noToken, password, type World } from './world.ts'

export const anAddress = () => `${uuidv7()}@example.com`
const addressOf = (world: World, as: 'user') => `${world.people[as].userID}@example.com`
export const plain: Row = {}
/** Those of staff have a second factor, which a password does not stand for. */
export const codeOfStaff = { operator: 'CodeNeeded' } as const

/** Of the right form, for no challenge of ours. */
const aMadePasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
}

export const accountsRows: Record<string, Row> = {
  register: {
    input: () => ({
      firstName: 'Haruka',
      lastName: 'Kitazawa',
      email: anAddress(),
      password,
      businessUse: true,
      legalAge: true,
      termsVersion: '2019-10-21',
    }),
  },
  sendAgain: { input: () => ({ again: `${uuidv7()}.${noToken}` }), allowed: 'TokenUsed' },
  verifyEmail: { input: () => ({ token: noToken, password }), allowed: 'TokenUsed' },
  showProof: { input: () => ({ token: noToken }) },
  logIn: { input: (world) => ({ email: addressOf(world, 'user'), password }) },
  forgotPassword: { input: (world) => ({ email: addressOf(world, 'user') }) },
  resetPassword: { input: () => ({ token: noToken, password: `new ${password}` }), allowed: 'TokenUsed' },
  changePassword: {
    input: () => ({ password, newPassword: `new ${password}` }),
    expected: codeOfStaff,
  },
  changeEmail: { input: () => ({ password, email: anAddress() }), expected: codeOfStaff },
  showAccount: plain,
  listSessions: plain,
  // The session of `user`: everybody else’s own are others.
  endSession: {
    input: ({ sessionID }) => ({ sessionID }),
    allowed: 'NotFound',
    expected: { user: 'ok' },
  },
  endAllSessions: plain,
  beginTwoFactor: { input: () => ({ password }), expected: codeOfStaff },
  confirmTwoFactor: { input: () => ({ code: '000000' }), allowed: 'WrongCode' },
  endTwoFactor: { input: () => ({ password, code: '000000' }), expected: { operator: 'WrongCode' } },
  listPasskeys: plain,
  beginPasskey: { input: () => ({ password }), expected: codeOfStaff },
  confirmPasskey: { input: () => ({ name: 'Work phone', passkey: aMadePasskey }), allowed: 'PasskeyRefused' },
  removePasskey: {
    input: () => ({ password, passkeyID: uuidv7() }),
    allowed: 'NotFound',
    expected: codeOfStaff,
  },
  // The stranger is the only owner of a business.
  deleteAccount: { input: () => ({ password }), expected: { ...codeOfStaff, stranger: 'SoleOwner' } },
  getSession: { input: () => ({ token: noToken }), allowed: 'TokenUsed' },
  refreshToken: {
    token: (world, as) => {
      if (as === 'visitor') return undefined
      if (as === 'expired') return world.tokens.expired
      if (as === 'forged') return `Bearer ${'x'.repeat(80)}`
      return `Bearer ${world.people[as].refreshToken}`
    },
    expected: {
      visitor: 'TokenNotFound',
      expired: 'SessionError',
      forged: 'SessionError',
      suspended: 'SessionError',
    },
  },
  logout: plain,
}
