// A page with nothing but the upload of a photo, on a real store and the real re-encoding, under the policy of our pages.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { build } from 'vite'
import { textsDefined } from '../scripts/texts-of-pages.ts'
import { localStorage } from '../src/platform/storage/local.ts'
import { serveLocalStorage } from '../src/platform/storage/local-server.ts'
import { reencodePicture, type MadePicture } from '../src/platform/images/re-encode.ts'
import { errorText } from '../src/messages/texts.ts'
import type { Failure } from '../src/platform/http/failures.ts'
import { uuidv7 } from '../src/platform/ids.ts'
import { pagePolicy } from '../src/roles/web/content-security-policy.ts'
import { testServer } from '../src/testing/server.ts'

const root = path.resolve(import.meta.dirname, '..')
const entry = 'virtual:photo-page'

/** Two uploads, as a screen would hold them; what they are done with is the text of `#done`. */
const page = `
import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from '@lingui/react'
import { loadI18n } from '/src/web/api/i18n.ts'
import { PhotoUpload } from '/src/web/components/upload/PhotoUpload.tsx'
import { UploadProblem } from '/src/web/components/upload/upload-photo.ts'
import { Toasts } from '/src/web/ui/Toasts.tsx'
import '/src/web/styles/tokens.css'
import '/src/web/styles/base.css'

async function call(at, body) {
  const answer = await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const data = await answer.json()
  const again = Number(answer.headers.get('retry-after')) || undefined
  if (!answer.ok) throw new UploadProblem(data.message, { againAfter: again })
  return data
}
function Page() {
  const [done, setDone] = useState([])
  const upload = (kind) => h(PhotoUpload, {
    kind,
    request: (wish) => call('/request', wish),
    validate: (token) => call('/validate', { token }),
    onDone: (file) => setDone((before) => [...before, file]),
  })
  return h('main', { className: 'wrap' }, h('section', { id: 'photo' }, upload('profilePhoto')), h('section', { id: 'cover' }, upload('coverPhoto')),
    h('output', { id: 'done' }, JSON.stringify(done)), h(Toasts))
}
const language = new URL(location.href).searchParams.get('lang') ?? 'en'
document.documentElement.lang = language
const i18n = await loadI18n(language)
createRoot(document.getElementById('root')).render(h(I18nProvider, { i18n }, h(Page)))
`

export type PhotoPage = {
  address: string
  /** What was posted so far, as it was sent, oldest first. */
  posted: Buffer[]
  /** What was made of it. */
  made: MadePicture[]
  /** Lets the next post fail at the store. */
  breakNext(): void
  /** From now on a picture has so many milliseconds to be made anew; as long as ever when none are given. */
  hurry(ms?: number): void
  close(): Promise<void>
}

/** Builds and serves the page. */
export async function startPhotoPage(): Promise<PhotoPage> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'millwright-photo-'))
  await build({
    root,
    configFile: false,
    define: textsDefined,
    logLevel: 'error',
    plugins: [
      {
        name: 'photo-page',
        resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
        load: (id: string) => (id === `\0${entry}` ? page : undefined),
      },
      lingui(),
      babel({
        presets: [linguiTransformerBabelPreset()],
        parserOpts: { plugins: ['typescript', 'jsx'] },
      } as Parameters<typeof babel>[0]),
    ],
    build: {
      target: 'es2022',
      outDir: path.join(folder, 'page'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: {
        input: entry,
        output: { entryFileNames: 'page.js', assetFileNames: 'style[extname]' },
      },
    },
  })
  return serve(folder)
}

async function serve(folder: string): Promise<PhotoPage> {
  const server = testServer()
  const storage = localStorage({ folder: path.join(folder, 'files'), secret: 'only for tests', origin: '' })
  serveLocalStorage(server, storage, 512_000)
  const posted: Buffer[] = []
  const made: MadePicture[] = []
  let broken = false
  let hurried: { pixels: number; memory: number; ms: number } | undefined
  server.route({
    method: 'POST',
    url: '/request',
    handler: async (request) => {
      const { contentType } = request.body as { contentType: string }
      const key = `incoming/${uuidv7()}`
      const signedPost = await storage.signPost({
        key,
        contentType,
        maxBytes: 512_000,
        seconds: broken ? -1 : 60,
      })
      broken = false
      return { signedPost, token: key }
    },
  })
  server.setErrorHandler((error: Failure, _request, reply) =>
    reply
      .code(error.status)
      .header('retry-after', Number(error.details['retryAfter'] ?? 5))
      .send({ message: errorText(error.name, 'en') }),
  )
  server.post('/validate', async (request, reply) => {
    const bytes = await storage.read((request.body as { token: string }).token, 512_000)
    const picture = bytes && (await reencodePicture(bytes, hurried))
    if (!bytes || !picture) return reply.code(422).send({ message: 'This file cannot be used.' })
    posted.push(bytes)
    made.push(picture)
    return { fileID: uuidv7(), url: '', versions: [], colour: picture.colour }
  })
  server.get('/', (_request, reply) =>
    reply
      .type('text/html')
      .header('content-security-policy', pagePolicy([], undefined, false, { to: undefined }))
      .send(
        '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Photos</title>' +
          '<link rel="stylesheet" href="/style.css"><div id="root"></div><script type="module" src="/page.js"></script></html>',
      ),
  )
  server.get('/*', (request, reply) => {
    const file = path.join(folder, 'page', path.normalize(request.url.split('?')[0] ?? ''))
    const type =
      { '.js': 'text/javascript', '.css': 'text/css' }[path.extname(file)] ?? 'application/octet-stream'
    return existsSync(file) ? reply.type(type).send(readFileSync(file)) : reply.code(204).send()
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    address: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`,
    posted,
    made,
    breakNext() {
      broken = true
    },
    hurry(ms) {
      hurried = ms === undefined ? undefined : { pixels: 24_000_000, memory: 512 * 1024 * 1024, ms }
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
