// How the calls of the console are made; who may make them is as they declare it.
import {
  companiesIn,
  incidentsIn,
  lettersIn,
  mailsIn,
  mergedIn,
  ofKeeper,
  proposalsIn,
  ticketsIn,
} from './console-of-world.ts'
import { sql } from 'kysely'
import type { Row } from './row.ts'

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const reason = 'As was asked for'

/** A call about an enquiry, of each who may make it about another one. */
const ofEnquiry = (body: Record<string, unknown> = {}): Row => ({
  async prepare(db, world) {
    world.console.tickets = await ticketsIn(db)
  },
  input: (world, as) => ({ ticket: ofKeeper(world.console.tickets, as), ...body }),
})

/** About a role of staff, which only platform admins decide: each of them about another one. */
const ofProposal: Row = {
  async prepare(db, world) {
    world.console.proposals = await proposalsIn(db)
  },
  input: (world, as) => ({ proposalID: ofKeeper(world.console.proposals, as), reason }),
  expected: {
    verifier: 'StaffRoleNeeded',
    moderator: 'StaffRoleNeeded',
    supportAndModerator: 'StaffRoleNeeded',
  },
}

export const consoleRows: Record<string, Row> = {
  listEnquiries: {},
  showEnquiry: ofEnquiry(),
  answerEnquiry: ofEnquiry({ text: 'Under General, the first field.', reason }),
  closeEnquiry: ofEnquiry({ reason }),
  takeEnquiry: ofEnquiry(),
  releaseEnquiry: {
    ...ofEnquiry(),
    async prepare(db, world) {
      world.console.tickets = await ticketsIn(db)
      for (const caseID of Object.values(world.console.tickets))
        await sql`
          insert into staff_assignments (queue, case_id, user_id)
          values ('enquiry', ${caseID}, ${world.people.operator.userID})`.execute(db)
    },
  },
  noteEnquiry: ofEnquiry({ text: 'Called back' }),
  deleteEnquiry: ofEnquiry({ reason }),
  listIncidents: {},
  beginIncident: {
    input: () => ({
      parts: ['search'],
      language: 'en',
      title: 'Search is slow',
      text: 'We are looking into it.',
    }),
  },
  tellIncident: {
    async prepare(db, world) {
      world.console.incidents = await incidentsIn(db)
    },
    input: (world, as) => ({
      incidentID: ofKeeper(world.console.incidents, as),
      language: 'en',
      text: 'Search works again.',
      ends: true,
    }),
  },
  showConsole: {},
  findPeople: { input: () => ({ text: 'Kitazawa' }) },
  showPerson: { input: ({ userID }) => ({ userID }) },
  endSessionsOf: { input: ({ userID }) => ({ userID, reason }) },
  proposeRole: {
    input: ({ userID, people }, as) => ({
      userID: as === 'secondOperator' ? people.stranger.userID : userID,
      change: 'grant',
      role: 'support',
      reason,
    }),
  },
  findCompanies: { input: () => ({ text: 'Kitazawa' }) },
  showCompany: { input: ({ businessID }) => ({ businessID }) },
  proposePlan: {
    async prepare(db, world) {
      world.console.companies = await companiesIn(db)
    },
    input: (world, as) => ({
      businessID: ofKeeper(world.console.companies, as),
      plan: 'gold',
      until: daysFromNow(30),
      reason,
    }),
  },
  listDuplicates: { input: ({ businessID }) => ({ businessID }) },
  previewMerge: {
    async prepare(db, world) {
      world.console.companies = await companiesIn(db)
    },
    input: (world) => ({
      businessID: world.console.companies.operator,
      into: world.console.companies.secondOperator,
    }),
  },
  proposeMerge: {
    async prepare(db, world) {
      world.console.companies = await companiesIn(db)
      world.console.others = await companiesIn(db)
    },
    input: (world, as) => ({
      businessID: ofKeeper(world.console.companies, as),
      into: ofKeeper(world.console.others, as),
      words: 'The same works twice.',
      reason,
    }),
  },
  proposeUnmerge: {
    async prepare(db, world) {
      world.console.companies = await mergedIn(db)
    },
    input: (world, as) => ({
      businessID: ofKeeper(world.console.companies, as),
      words: 'They are two.',
      reason,
    }),
  },
  listProposals: {},
  approveProposal: ofProposal,
  declineProposal: ofProposal,
  findInvoices: { input: () => ({ text: 'Kitazawa' }) },
  listCoupons: {},
  showEdition: { input: () => ({ code: 'jp' }) },
  changeEdition: {
    input: () => ({ code: 'jp', phone: '+81 3-5555-0142', hours: null, featured: null, reason }),
  },
  showSystem: {},
  // Nothing runs here.
  retryJob: { input: () => ({ name: 'search.expiry', reason }), allowed: 'NotFound' },
  retryMail: {
    async prepare(db, world) {
      world.console.mails = await mailsIn(db)
    },
    input: (world, as) => ({ mailID: ofKeeper(world.console.mails, as), reason }),
  },
  retryNews: {
    async prepare(db, world) {
      world.console.letters = await lettersIn(db)
    },
    input: (world, as) => ({ letterID: ofKeeper(world.console.letters, as), reason }),
  },
}
