// How the calls of timelines, signed files and the audit log are made.
import type { Row } from './row.ts'

const ofCompany: Row = { input: ({ businessID }) => ({ id: businessID }) }

export const trustRows: Record<string, Row> = {
  showTrust: ofCompany,
  showTrustFile: ofCompany,
  listAnswerStatements: ofCompany,
  // Nobody has written to the company here.
  showAnswerStatement: {
    input: ({ businessID }) => ({ id: businessID, month: '2026-10' }),
    allowed: 'NotFound',
  },
  listCompanyLog: ofCompany,
  listTrustKeys: {},
  listAuditHeads: {},
  showTransparency: {},
  listStaffLog: {},
}
