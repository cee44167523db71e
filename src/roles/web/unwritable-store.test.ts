// A store that cannot be written, as when its disk is full: who posts is told, and nobody else's call is lost with it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { uuidv7 } from '../../platform/ids.ts'
import { localStorage } from '../../platform/storage/local.ts'
import { serveLocalStorage } from '../../platform/storage/local-server.ts'
import { testServer } from '../../testing/server.ts'
import { passOn } from './pass-on.ts'

const bytes = 300_000

test('calls go on beside posts that cannot be kept, on the connections that carried them', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-unwritable-'))
  // Where files come in there is no folder.
  writeFileSync(path.join(folder, 'incoming'), '')
  const storage = localStorage({ folder, secret: 'only for tests', origin: '' })
  const api = testServer('loopback')
  serveLocalStorage(api, storage, bytes * 2)
  api.get('/api/edition', () => 'answered')
  const web = testServer('loopback')
  onTestFinished(async () => {
    await web.close()
    await api.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const origin = await api.listen({ port: 0, host: '127.0.0.1' })
  passOn(web, '/api', origin)
  passOn(web, '/media', origin, { bodyLimit: bytes * 3, bodyMs: 60_000 })
  await web.listen({ port: 0, host: '127.0.0.1' })
  const site = `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`
  const call = async (agent: http.Agent) =>
    new Promise<string>((resolve, reject) =>
      http
        .get(`${site}/api/edition`, { agent }, (answer) => void text(answer).then(resolve, reject))
        .on('error', reject),
    )
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  for (let round = 0; round < 5; round++) {
    const { url, fields } = await storage.signPost({
      key: `incoming/${uuidv7()}`,
      contentType: 'image/png',
      maxBytes: bytes + 1,
      seconds: 60,
    })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('file', new Blob([new Uint8Array(bytes)]))
    const refused = await fetch(site + url, { method: 'POST', body: form })
    expect(refused.status).toBeGreaterThanOrEqual(500)
    await refused.text()
    expect(await call(agent)).toBe('answered')
  }
})
