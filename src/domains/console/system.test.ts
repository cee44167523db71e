// What admins see of jobs, mails and news that failed, and have tried again.
import { expect, onTestFinished, test } from 'vitest'
import { lettersIn, mailsIn } from '../../testing/access/console-of-world.ts'
import { startJobs } from '../../platform/jobs.ts'
import { testApi, testDatabase } from '../../testing/database.ts'
import { testLog } from '../../testing/server.ts'
import { aSession } from '../../testing/sessions.ts'
import { findOfSubject } from '../audit/reading.ts'

const database = await testDatabase()
const { db, pool } = database
const api = await testApi(database)
const admin = await aSession(db, { staff: ['admin'] })
const reason = 'The server is back'

async function call(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await api.inject({
    method,
    url: `/api/console/${path}`,
    headers: { authorization: admin.bearer },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, text: response.body, ...response.json() }
}
const logged = async (type: string, id: string) =>
  (await findOfSubject(db, { type, id, limit: 9 })).map(({ act, reason: why }) => [act, why])

test('of a mail that was given up stands for whom it was, where that is somebody with an account', async () => {
  const { operator: given, support: nobodys } = await mailsIn(db)
  await pool.query(
    `update mails set given_up_at = now(), recipient = null, data = null,
       user_id = case when mail_id = $1 then $3::uuid end where mail_id in ($1, $2)`,
    [given, nobodys, admin.userID],
  )
  const { mails } = (await call('GET', 'system')).data
  expect(mails).toContainEqual(expect.objectContaining({ mailID: given, nextAt: null, userID: admin.userID }))
  expect(mails).toContainEqual(expect.objectContaining({ mailID: nobodys, nextAt: null, userID: null }))
})

test('a mail that waits is tried at once; one that was given up is empty and is not', async () => {
  const { operator: waits, support: givenUp } = await mailsIn(db)
  await pool.query('update mails set given_up_at = now(), recipient = null, data = null where mail_id = $1', [
    givenUp,
  ])
  const shown = await call('GET', 'system')
  expect(shown.data.mails).toContainEqual(expect.objectContaining({ mailID: givenUp, nextAt: null }))
  expect(shown.text).not.toContain('haruka@')
  expect((await call('POST', `system/mails/${waits}/retry`, { reason })).status).toBe(200)
  const { rows } = await pool.query('select due_at <= now() as due from mails where mail_id = $1', [waits])
  expect(rows).toEqual([{ due: true }])
  expect(await logged('mail', waits)).toEqual([['mail.retried', reason]])
  expect((await call('POST', `system/mails/${givenUp}/retry`, { reason })).status).toBe(404)
})

test('news that was set aside is told again, once', async () => {
  const { operator: letterID } = await lettersIn(db)
  expect((await call('GET', 'system')).data.news.dead).toContainEqual(
    expect.objectContaining({ letterID, listener: 'planted', error: 'Error: planted' }),
  )
  const retry = () => call('POST', `system/news/${letterID}/retry`, { reason })
  const tried = await Promise.all([retry(), retry()])
  expect(tried.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  const { rows } = await pool.query(`select thing from outbox_waiting where listener = 'planted'`)
  expect(rows).toEqual([{ thing: 'operator' }])
  expect(await logged('news', String(letterID))).toEqual([['news.retried', reason]])
})

test('a job that failed is listed with why, and runs again when it is asked for', async () => {
  let runs = 0
  const weigh = {
    name: 'planted.weigh',
    cron: '0 0 1 1 *',
    async run() {
      runs++
      if (runs === 1) throw new Error('scales jammed')
    },
  }
  const jobs = await startJobs(database.url, [weigh], testLog)
  onTestFinished(() => jobs.close())
  await pool.query(`update jobs.queue set retry_limit = 0 where name = 'planted.weigh'`)
  await jobs.send('planted.weigh', {})
  const state = async () =>
    ((await call('GET', 'system')).data.jobs as { name: string }[]).find(
      ({ name }) => name === 'planted.weigh',
    )
  await expect
    .poll(state, { timeout: 30_000, interval: 200 })
    .toMatchObject({ cron: '0 0 1 1 *', failed: 1, error: 'scales jammed', lastRunAt: null })
  expect((await call('POST', 'system/jobs/planted.weigh/retry', { reason })).status).toBe(200)
  await expect.poll(state, { timeout: 30_000, interval: 200 }).toMatchObject({ failed: 0, error: null })
  await expect.poll(() => runs, { timeout: 30_000, interval: 100 }).toBe(2)
  expect(await logged('job', 'planted.weigh')).toEqual([['job.retried', reason]])
  expect((await call('POST', 'system/jobs/planted.weigh/retry', { reason })).status).toBe(404)
})

test('the home counts what waits for each role, and nothing else', async () => {
  const queuesOf = async (staff: Parameters<typeof aSession>[1]) => {
    const { bearer } = await aSession(db, staff)
    const response = await api.inject({ url: '/api/console', headers: { authorization: bearer } })
    return response.json<{ data: { queues: { queue: string }[] } }>().data.queues.map(({ queue }) => queue)
  }
  expect(await queuesOf({ staff: ['support'] })).toEqual(['enquiry'])
  expect(await queuesOf({ staff: ['verifier'] })).toEqual(['verification', 'certificate', 'proposal'])
  expect(await queuesOf({ staff: ['moderator'] })).toEqual(['report', 'appeal', 'proposal'])
  expect(await queuesOf({ staff: [{ role: 'edition-manager', edition: 'jp' }] })).toEqual([])
  expect(await queuesOf({ staff: ['admin'] })).toEqual([
    'enquiry',
    'verification',
    'certificate',
    'report',
    'appeal',
    'proposal',
    'transfer',
    'refund',
    'mail',
    'news',
  ])
})
