import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { testServer } from '../testing/server.ts'
import { keepFilesApart } from './files.ts'

const origins = { PUBLIC_ORIGINS: 'jp=https://millwright.jp,it=https://millwright.it:8443' }

async function statuses(env: Record<string, string>, url: string): Promise<number[]> {
  const app = testServer()
  onTestFinished(() => app.close())
  keepFilesApart(app, readConfig({ DATABASE_URL: 'postgres://a@127.0.0.1/b', ...env }))
  app.get('/media/*', () => 'a file')
  app.post('/media/uploads', () => 'kept')
  const hosts = ['millwright.jp', 'MILLWRIGHT.jp:443', 'millwright.it', 'files.example', '10.0.0.4:3000']
  const answers = hosts.map((host) => app.inject({ url, headers: { host } }))
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

test('what people uploaded is not served where the pages are, when it has an origin of its own', async () => {
  const apart = { ...origins, FILES_URL: 'https://files.example' }
  for (const url of ['/media/files/a/96.webp', '/media/%66iles/a/96.webp', '/media/exports/a/b.zip'])
    expect(await statuses(apart, url), url).toEqual([404, 404, 404, 200, 200])
  expect(await statuses(apart, '/media/demo/x.svg')).toEqual([200, 200, 200, 200, 200])
  expect(await statuses(origins, '/media/files/a/96.webp')).toEqual([200, 200, 200, 200, 200])
})
