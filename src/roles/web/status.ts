// GET /status: what works, off the way of all other pages: no rendering, no call, no database.
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ApiClient } from '../../contract/api.ts'
import { languages } from '../../contract/locale.ts'
import type { Config } from '../../platform/config.ts'
import type { ClientOptions } from '../../platform/http/client.ts'
import type { Logger } from '../../platform/log.ts'
import { statusHeaders, statusPage } from './status-page.ts'
import { watchStatus, type StatusWatch } from './status-watch.ts'
import { languageOfVisitor } from './visitor.ts'

type Options = { config: Config; apiFor(speaking: ClientOptions): ApiClient; log: Logger }

/** Every edition's page: all languages, and no default but English, since what editions there are may not be known. */
const anyEdition = { code: 'any', languages: [...languages], defaultLanguage: 'en' as const }

/** Serves the page on `app`; answers what counts pages, and what to close. */
export function serveStatus(app: FastifyInstance, { config, apiFor, log }: Options): StatusWatch {
  const caller = { language: 'en', edition: config.EDITION, address: '127.0.0.1', authorization: undefined }
  const watch = watchStatus({
    ask: () => apiFor({ caller, tag: () => {} }).showStatus({}),
    file: path.resolve(config.DATA_FOLDER, 'status.json'),
    log,
  })
  app.get('/status', (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    const { cookie, 'accept-language': accept } = request.headers
    const language = languageOfVisitor(query, cookie, accept, anyEdition)
    return reply.headers(statusHeaders).send(statusPage(watch.now(), language, Date.now()))
  })
  return watch
}
