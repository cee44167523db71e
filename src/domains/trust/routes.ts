import {
  listAnswerStatements,
  listAuditHeads,
  listTrustKeys,
  showAnswerStatement,
  showTransparency,
  showTrust,
  showTrustFile,
} from '../../contract/trust.ts'
import { listCompanyLog } from '../../contract/company-log.ts'
import { listStaffLog } from '../../contract/staff-log.ts'
import { today } from '../../platform/days.ts'
import { requireNotBlocked } from '../../platform/http/blocked-parties.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import * as stated from './answer-showing.ts'
import { companyLog } from './company-log.ts'
import { publicHeads } from './heads.ts'
import { publicKeys } from './keys.ts'
import { staffLog } from './staff-log.ts'
import * as figures from './transparency.ts'
import * as showing from './showing.ts'

export const trustRoutes = routes(
  {
    showTrust,
    showTrustFile,
    listAnswerStatements,
    showAnswerStatement,
    listTrustKeys,
    listAuditHeads,
    showTransparency,
    listCompanyLog,
    listStaffLog,
  },
  {
    async showTrust({ db, session, caller, params, tag, withheld }) {
      tag(`business:${params.id}`)
      const { language, edition } = caller
      const asking = { session, language, edition, today: today() }
      const shown = await showing.showTrust(db, params.id, asking)
      await requireNotBlocked({ withheld }, params.id)
      return shown
    },
    async showTrustFile({ db, session, caller, params, tag, withheld }) {
      tag(`business:${params.id}`)
      const asking = { session, edition: caller.edition, today: today() }
      const signed = await showing.showTrustFile(db, params.id, asking)
      await requireNotBlocked({ withheld }, params.id)
      return signed
    },
    async listAnswerStatements({ db, session, caller, params, tag, withheld }) {
      tag(`business:${params.id}`)
      const asking = { session, edition: caller.edition, today: today() }
      const statements = await stated.listStatements(db, params.id, asking)
      await requireNotBlocked({ withheld }, params.id)
      return { statements }
    },
    async showAnswerStatement({ db, session, caller, params, tag, withheld }) {
      tag(`business:${params.id}`)
      const asking = { session, edition: caller.edition, today: today() }
      const file = await stated.showStatement(db, params.id, params.month, asking)
      await requireNotBlocked({ withheld }, params.id)
      return { file }
    },
    async listTrustKeys({ db }) {
      return { keys: await publicKeys(db) }
    },
    async listAuditHeads({ db }) {
      return { heads: await publicHeads(db) }
    },
    showTransparency: ({ db }) => figures.showTransparency(db),
    async listStaffLog(input) {
      const { about, cursor } = input.query
      const list = `staff log ${sessionOf(input).userID} ${about ?? ''}`
      return staffLog(input.db, sessionOf(input), {
        about,
        after: positionOf(list, cursor),
        language: input.caller.language,
        cursorOf: (position) => cursorOf(list, position),
      })
    },
    async listCompanyLog(input) {
      const { params, query, caller } = input
      const list = `company log ${params.id}`
      const after = positionOf(list, query.cursor)
      return companyLog(input.db, sessionOf(input), params.id, {
        after,
        language: caller.language,
        cursorOf: (position) => cursorOf(list, position),
      })
    },
  },
)
