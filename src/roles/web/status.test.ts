// The page of what works: in five languages, also while nothing else answers, with texts of people as texts.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '../../contract/api.ts'
import type { IncidentEntry, StatusEntry } from '../../contract/status.ts'
import { readConfig } from '../../platform/config.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { testLog, testServer } from '../../testing/server.ts'
import { serveStatus } from './status.ts'
import { watchStatus } from './status-watch.ts'

const at = '2026-11-29T10:00:00.000Z'
const incident = (more: Partial<IncidentEntry> = {}): IncidentEntry => ({
  incidentID: uuidv7(),
  parts: ['search', 'payments'],
  titles: { en: 'Search is <slow> & "late"', ja: '検索が遅延しています' },
  beganAt: at,
  endedAt: null,
  updates: [
    { updateID: uuidv7(), texts: { en: '<script>alert(1)</script>', it: 'Lo stiamo verificando' }, at },
  ],
  ...more,
})
const wellWith = (incidents: IncidentEntry[]): StatusEntry => ({
  parts: (['pages', 'search', 'messages', 'mails', 'payments'] as const).map((part) => ({
    part,
    state: 'working',
  })),
  incidents,
})

function aFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'status-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function aWebProcess(showStatus: () => Promise<StatusEntry>, folder = aFolder()) {
  const app = testServer()
  const config = readConfig({ ROLES: 'web', API_URL: 'http://127.0.0.1:1', DATA_FOLDER: folder })
  const watch = serveStatus(app, {
    config,
    log: testLog,
    apiFor: () => ({ showStatus }) as unknown as ApiClient,
  })
  onTestFinished(async () => {
    await watch.close()
    await app.close()
  })
  const see = (query = '', headers: Record<string, string> = {}) =>
    app.inject({ url: `/status${query}`, headers })
  return { see, watch, folder }
}
const away = () => Promise.reject(new Error('away'))

test('says in each language which parts work and what staff told, each text as a text in its language', async () => {
  const { see, folder } = aWebProcess(async () => wellWith([incident(), incident({ endedAt: at })]))
  await expect.poll(async () => (await see()).body).toContain('&lt;slow&gt;')
  const bodies = []
  for (const lang of ['en', 'ja', 'es', 'it', 'zh']) {
    const { statusCode, body, headers } = await see(`?lang=${lang}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).not.toContain('<script')
    expect(body.replace(/<style>.*<\/style>/s, '')).not.toMatch(/undefined|\{\w+\}/)
    expect(body.match(/<dd class="working">/g)).toHaveLength(5)
    expect(headers['cache-control']).toBe('no-store')
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(createHash('sha256').update(style).digest('base64'))
    bodies.push(body)
  }
  expect(new Set(bodies).size).toBe(5)
  expect(bodies[1]).toContain('<h3>検索が遅延しています</h3>')
  expect(bodies[2]).toContain('<h3 lang="en">Search is &lt;slow&gt; &amp; &quot;late&quot;</h3>')
  expect(bodies[3]).toContain('<p>Lo stiamo verificando</p>')
  expect((await see('', { 'accept-language': 'zh-CN,zh' })).body).toContain('<html lang="zh">')
  expect((await see('', { cookie: 'mw_lang=es' })).body).toContain('<html lang="es">')
  expect((await see('', { 'accept-language': 'fi' })).body).toContain('<html lang="en">')
  const kept = () => existsSync(path.join(folder, 'status.json'))
  await expect.poll(kept).toBe(true)
  expect(readFileSync(path.join(folder, 'status.json'), 'utf8')).toContain('検索が遅延しています')
})

test('while nothing answers it says so, with the incidents of the last look, also after a restart', async () => {
  let isAway = false
  const folder = aFolder()
  const file = path.join(folder, 'status.json')
  const known = [incident()]
  const watch = watchStatus({
    ask: async () => (isAway ? away() : wellWith(known)),
    file,
    log: testLog,
    everyMs: 5,
  })
  onTestFinished(watch.close)
  await expect.poll(() => watch.now().incidents).toEqual(known)
  isAway = true
  await expect.poll(() => watch.now().isAway).toBe(true)
  expect(watch.now().incidents).toEqual(known)
  expect(watch.now().parts.map(({ state }) => state)).toEqual(['degraded', 'down', 'down', 'down', 'down'])
  isAway = false
  await expect.poll(() => watch.now().isAway).toBe(false)
  await watch.close()

  const { see } = aWebProcess(away, folder)
  await expect.poll(async () => (await see('?lang=ja')).body).toContain('検索が遅延しています')
})

test('a look that failed is followed by another soon, and one that did not in its time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isGone = true
  const ask = vi.fn<() => Promise<StatusEntry>>(async () => (isGone ? away() : wellWith([])))
  const watch = watchStatus({ ask, file: path.join(aFolder(), 'status.json'), log: testLog })
  onTestFinished(watch.close)
  const looked = async (times: number) => {
    expect(ask).toHaveBeenCalledTimes(times)
    // Not by a poll, which lets the time go on.
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await looked(1)
  vi.advanceTimersByTime(3_000)
  await looked(2)
  expect(watch.now().isAway).toBe(true)
  isGone = false
  vi.advanceTimersByTime(3_000)
  await looked(3)
  expect(watch.now().isAway).toBe(false)
  vi.advanceTimersByTime(14_999)
  await looked(3)
  vi.advanceTimersByTime(1)
  await looked(4)
})

test('a first start while nothing answers, and a file that is none, are no reason to fail', async () => {
  for (const content of ['', '{"heardAt":1}', 'null']) {
    const folder = aFolder()
    writeFileSync(path.join(folder, 'status.json'), content)
    const { see, watch } = aWebProcess(away, folder)
    await expect.poll(() => watch.now().isAway).toBe(true)
    expect((await see()).statusCode).toBe(200)
  }
})

test('pages that cannot be made are what pages are judged by', async () => {
  const { watch } = aWebProcess(async () => wellWith([]))
  const ofPages = () => watch.now().parts.find(({ part }) => part === 'pages')?.state
  for (let count = 0; count < 96; count++) watch.countPage(true)
  for (let count = 0; count < 3; count++) watch.countPage(false)
  expect(ofPages()).toBe('working')
  for (let count = 0; count < 4; count++) watch.countPage(false)
  expect(ofPages()).toBe('degraded')
  for (let count = 0; count < 90; count++) watch.countPage(false)
  expect(ofPages()).toBe('down')
})
