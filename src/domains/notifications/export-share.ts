// What a person takes along of what they were told, as their page shows it.
import type { Db } from '../../platform/db.ts'
import { everyNotification } from './listing.ts'

const pageSize = 200

/** Newest first; nothing of companies they are not in any more, or of whom they block. */
export async function* notificationsForExport(db: Db, userID: string, language: string) {
  for await (const page of everyNotification(db, { userID }, language, pageSize))
    for (const { kind, path, actor, title, company, role, count, people, at, isRead } of page)
      yield {
        kind,
        path,
        from: actor.name,
        title,
        company: company?.name ?? null,
        role,
        count,
        people,
        at,
        isRead,
      }
}
