// How often a call may be made before it answers 429 with Retry-After: per address, per person, per account named in it.
import type { RateLimit } from './endpoint.ts'
import { limits } from './limits.ts'

const minutes = (count: number) => count * 60
const hours = (count: number) => count * 3_600

/**
 * An address is often an office with hundreds of people behind it, so its share is wide; an account is one person, so
 * its share is narrow. The address is asked first: who has used it up cannot use up other people's accounts. Whom a call
 * only names, and who may know nothing of it, has a share of what was done: letters that are sent, not calls that were
 * refused; and of that no caller takes all.
 */
export const rateLimits = {
  /** What an owner changes of how a plan is paid. */
  billing: { user: { points: 60, seconds: hours(1) } },
  /** A password is compared each time. */
  unlock: { user: { points: 20, seconds: minutes(10) }, address: { points: 120, seconds: minutes(10) } },
  /** What staff do in the console. */
  consoleAct: { user: { points: 1_200, seconds: hours(1) } },
  /** What staff do with money and support time. */
  billingStaff: { user: { points: 600, seconds: hours(1) } },
  /** Each try may cost the provider's trust in us: who guesses at cards tries many. */
  subscribe: { user: { points: 20, seconds: hours(1) }, address: { points: 120, seconds: hours(1) } },
  /** Each paper is drawn anew. */
  invoicePaper: { user: { points: 120, seconds: hours(1) } },
  register: {
    address: { points: 40, seconds: hours(1) },
    /** Who would keep the owner of an address from registering needs seven networks, and comes again each hour. */
    named: { of: 'email', points: 20, seconds: hours(1), ofOneCaller: 3 },
  },
  sendAgain: {
    address: { points: 40, seconds: hours(1) },
    account: { of: 'again', points: 3, seconds: hours(1) },
  },
  logIn: {
    address: { points: 300, seconds: minutes(10) },
    /**
     * From one network ten tries, so that its owner comes in from another, and a hundred from all together, which bounds
     * who guesses from many. On a device where they have logged in before ten more, whatever is tried elsewhere. Only wrong
     * tries count: a right password that waits for its second factor is none.
     */
    account: {
      of: 'email',
      points: 10,
      ofAll: 100,
      seconds: minutes(10),
      device: 'device',
      returnedAfter: ['CodeNeeded'],
    },
  },
  /** A link of a mail that wants the password of its account too: guessed at by who found the link. */
  proof: {
    address: { points: 120, seconds: minutes(10) },
    account: { of: 'token', points: 10, seconds: minutes(10) },
  },
  /** Each log-in is followed by one, so an address has as many and some to spare. */
  handOff: { address: { points: 360, seconds: minutes(10) } },
  /** Each of them sends a mail: who has one place, or many side by side, leaves the owner some from another or a known device. */
  forgotPassword: {
    address: { points: 40, seconds: hours(1) },
    account: { of: 'email', points: 4, ofAll: 24, seconds: hours(1), device: 'device' },
  },
  /** Calls that take a secret of 256 bits: nobody guesses one, this only bounds the work. */
  oneTimeToken: { address: { points: 120, seconds: minutes(10) } },
  /** A browser renews every ten minutes, an office of hundreds does so all the time. */
  refreshToken: { address: { points: 1_200, seconds: minutes(10) } },
  /** It proves the password again, and sends a mail to whatever address is named. */
  changeEmail: {
    user: { points: 10, seconds: minutes(10) },
    named: { of: 'email', points: 6, seconds: hours(1), ofOneCaller: 3 },
  },
  /** A person has few companies; who makes many makes them for somebody else. */
  createBusiness: {
    /** Of tries: whoever is asked whether it is another one, or mends a field, has made none yet. */
    user: { points: 120, seconds: hours(1) },
    done: { points: 10, seconds: hours(24) },
  },
  findSame: { user: { points: 60, seconds: minutes(10) } },
  /** What was removed is kept for a while, so the limits of how many are shown do not bound how many there are. */
  createProduct: { user: { points: 300, seconds: hours(1) } },
  addDocument: { user: { points: 300, seconds: hours(1) } },
  /** Files of imports count as no uploads, so their own number is small. */
  beginImport: { user: { points: 30, seconds: hours(1) } },
  /** Its progress is asked for every second or two. */
  imports: { user: { points: 3_000, seconds: hours(1) } },
  /** Every tab of a page of figures asks for four lists. */
  statistics: { user: { points: 600, seconds: minutes(10) } },
  addCertificate: { user: { points: 300, seconds: hours(1) } },
  /** Asked while an owner types the names of specifications. */
  readSpecs: { user: { points: 1_200, seconds: minutes(10) } },
  /** What many read is made anew everywhere after each save: faster than any hand, slower than a program. */
  save: { user: { points: 300, seconds: minutes(10) } },
  /**
   * By one company, whoever acts for it, an address is named twice a day, and a person by one who invites ten times. What
   * others have done closes nobody to an invitation: it only brings no more mails (`invitationMails`).
   */
  invite: {
    user: { points: 60, seconds: hours(24) },
    named: [
      { of: 'email', points: 1_000, seconds: hours(24), ofOneCaller: 2 },
      { of: 'userID', points: 1_000, seconds: hours(24), ofOneCaller: 10 },
    ],
    pair: { of: 'email', as: 'id', points: 2, seconds: hours(24) },
  },
  /** Most of them send a mail to who is changed, let in or put out. */
  team: { user: { points: 120, seconds: hours(1) } },
  askToJoin: { user: { points: 20, seconds: hours(24) } },
  /** Likes, follows and the like: faster than any hand. */
  social: { user: { points: 300, seconds: minutes(5) } },
  /** So many posts a person writes in an hour; `user` only bounds the work of those that are refused. */
  post: {
    user: { points: 300, seconds: hours(1) },
    done: { points: 60, seconds: hours(1) },
  },
  /** The same of comments. */
  comment: {
    user: { points: 600, seconds: hours(1) },
    done: { points: 200, seconds: hours(1) },
  },
  /** Each asks somebody for something. */
  connection: { user: { points: 100, seconds: hours(24) } },
  /** Whoever needs more groups than that in a day fills them with nothing. */
  group: {
    user: { points: 60, seconds: hours(1) },
    done: { points: 10, seconds: hours(24) },
  },
  groupInvite: { user: { points: 100, seconds: hours(24) } },
  /**
   * First contacts have an allowance of their own; `user` only bounds the work. To one company, met or not, a person
   * begins five conversations a day, and the company that they act as no more than that, whoever acts for it.
   */
  inquiry: {
    user: { points: 120, seconds: hours(1) },
    pair: { of: 'to', as: 'from', sharedAs: 'inquiry', points: 5, seconds: hours(24) },
  },
  /** In one conversation nobody writes faster than every three seconds for long. */
  message: {
    user: { points: 120, seconds: minutes(5) },
    pair: { of: 'rid', points: 20, seconds: minutes(1) },
  },
  /** Open pages ask at most once a second each, and hardly that. */
  watch: { user: { points: 900, seconds: minutes(5) } },
  /** Cases of a company, and what is written in them. */
  verification: { user: { points: 60, seconds: hours(1) } },
  report: { user: { points: 30, seconds: hours(24) } },
  appeal: { user: { points: 20, seconds: hours(24) } },
  /** No account stands behind it, and some of them send a mail to whatever address is typed. */
  enquiry: {
    address: { points: 30, seconds: hours(1) },
    named: { of: 'email', points: 12, seconds: hours(1), ofOneCaller: 6 },
  },
  /**
   * Two searches a second without an end, and a burst of a thousand: an office of hundreds, no program that copies the
   * directory. Filters, pages and suggestions are searches too; pages that are kept cost none.
   */
  search: { address: { points: 1_200, seconds: minutes(10), localBatch: 20, exempt: 'this machine' } },
  /** One for each letter that somebody types. */
  suggest: { address: { points: 6_000, seconds: minutes(10), localBatch: 100, exempt: 'this machine' } },
  export: { user: { points: 20, seconds: hours(1) } },
  /** It proves the password again, and what it begins is much work. */
  exportAccount: {
    user: { points: 10, seconds: minutes(10) },
    done: { points: 20, seconds: hours(24) },
  },
  /** It proves the password as a log-in does; who guesses has these few tries more. */
  exportSuspended: {
    address: { points: 60, seconds: minutes(10) },
    account: {
      of: 'email',
      points: 5,
      ofAll: 25,
      seconds: minutes(10),
      returnedAfter: ['CodeNeeded'],
    },
  },
  /** Calls that prove the password or the second factor of somebody who is logged in. */
  provesAgain: { user: { points: 10, seconds: minutes(10) } },
} as const satisfies Record<string, RateLimit>

/**
 * Wrong codes of a second factor after the right password, of an account from browsers that it does not know: fewer than a
 * guesser needs by far, and after some the owner is told that their password is known.
 */
export const wrongCodes = {
  ofHour: { points: 10, seconds: hours(1) },
  ofDay: { points: 30, seconds: hours(24) },
  toldAfter: 5,
} as const

/** Keys of companies that are none, from one network: nobody guesses 256 bits, this bounds the work and what is tried. */
export const wrongKeys = { points: 30, seconds: minutes(10) } as const

/** Mails and bells of invitations that one mailbox gets, of one company and of all: more wait on its page of invitations alone. */
export const invitationMails = {
  ofOne: { points: 2, seconds: hours(24) },
  ofAll: { points: 5, seconds: hours(24) },
} as const

/** Receipts of enquiries that one mailbox gets by what is sent from one network, and by all: nobody takes those of another. */
export const receiptMails = {
  anHour: { points: 1, seconds: hours(1) },
  ofOne: { points: limits.enquiryReceiptsADay, seconds: hours(24) },
  ofAll: { points: 9, seconds: hours(24) },
} as const
