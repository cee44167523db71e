import * as calls from '../../contract/statistics.ts'
import { cursorOf, positionOf } from '../../platform/http/cursor.ts'
import { routes, sessionOf } from '../../platform/http/routes.ts'
import { showBreakdown } from './breakdowns.ts'
import { listAnswered, showStatistics } from './figures.ts'
import { reportStatistics } from './report.ts'
import { exportStatistics } from './table.ts'

export const statisticsRoutes = routes(
  {
    showStatistics: calls.showStatistics,
    showBreakdown: calls.showBreakdown,
    listAnswered: calls.listAnswered,
    reportStatistics: calls.reportStatistics,
    exportStatistics: calls.exportStatistics,
  },
  {
    showStatistics: (input) =>
      showStatistics(input.db, sessionOf(input), { businessID: input.params.id, days: input.query.days }),
    showBreakdown: (input) =>
      showBreakdown(input.db, sessionOf(input), {
        businessID: input.params.id,
        dimension: input.params.dimension,
        months: input.query.months,
        language: input.caller.language,
      }),
    async listAnswered(input) {
      const { days, cursor } = input.query
      const businessID = input.params.id
      const list = answeredList(businessID, days)
      const after = positionOf(list, cursor) ?? null
      const { language } = input.caller
      const { inquiries, next } = await listAnswered(input.db, sessionOf(input), {
        businessID,
        days,
        after,
        language,
      })
      return { inquiries, nextCursor: next && cursorOf(list, next) }
    },
    async reportStatistics(input) {
      const { days } = input.query
      const businessID = input.params.id
      const { next, ...report } = await reportStatistics(input.db, sessionOf(input), {
        businessID,
        days,
        language: input.caller.language,
      })
      return { ...report, nextCursor: next && cursorOf(answeredList(businessID, days), next) }
    },
    exportStatistics: (input) =>
      exportStatistics(
        input.db,
        sessionOf(input),
        { businessID: input.params.id, days: input.query.days },
        input.caller.language,
      ),
  },
)

/** Of which list a cursor is. */
const answeredList = (businessID: string, days: number) => `answered ${businessID} ${days}`
