// Many reports at once, for an invented world.
import type { ReportReason } from '../../contract/safety.ts'
import type { BulkClient, Rows } from '../../platform/copy.ts'
import { copyReports, type Reported, type ReportRow } from './queries/reports.ts'

export type LoadedReport = {
  id: string
  userID: string
  reported: Reported
  reason: ReportReason
  text: string
  createdAt: Date
}

/** Writes open reports; answers how many. */
export function loadReports(client: BulkClient, reports: Rows<LoadedReport>): Promise<number> {
  return copyReports(client, rowsOf(reports))
}

async function* rowsOf(reports: Rows<LoadedReport>): AsyncGenerator<ReportRow> {
  for await (const { id, userID, reported, reason, text, createdAt } of reports)
    yield {
      id,
      user_id: userID,
      resource_type: reported.type,
      resource_id: reported.id,
      reason,
      text,
      created_at: createdAt,
    }
}
