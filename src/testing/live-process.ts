// An API with live streams on connections of its own, as another process has them.
import { openDatabase } from '../platform/db.ts'
import { serveApi } from '../roles/api.ts'
import { openLive } from '../roles/live.ts'
import { testLog, testServer } from './server.ts'

export type LiveProcess = Awaited<ReturnType<typeof aLiveProcess>>

/** Listens on a port of its own; `checkMs` is how often it asks who may go on to listen. */
export async function aLiveProcess(url: string, { checkMs = 200 } = {}) {
  const own = openDatabase(url, { max: 4, log: testLog })
  const app = testServer()
  const live = openLive({ db: own.db, url, log: testLog, beatMs: 300, checkMs })
  serveApi(app, { db: own.db, defaultEdition: 'jp', more: [live.serve] })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await live.close()
    await own.close()
  }
  return { app, origin, size: live.size, close }
}
