// How the calls of timelines, signed files and the audit log are made.
import type { Row } from './row.ts'

const ofCompany: Row = { input: ({ businessID }) => ({ id: businessID }) }

export const trustRows: Record<string, Row> = {
  showTrust: ofCompany,
  showTrustFile: ofCompany,
  listCompanyLog: ofCompany,
  listTrustKeys: {},
  listAuditHeads: {},
  showTransparency: {},
  listStaffLog: {},
}
