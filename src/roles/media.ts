// Pictures and films of the demo world: pictures are drawn when first asked for and kept as files, films are files of ours.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { filmFileAt, filmsAt } from '../demo/addresses.ts'
import { demoPicture, pictureFile } from '../demo/pictures.ts'
import type { World } from '../demo/facts/world.ts'
import { sendTagged } from '../platform/http/etag.ts'

type Options = {
  /** Where drawn pictures are kept; may be emptied at any time. */
  folder: string
  /** The world in the database, or null when there is none. */
  worldOf(): Promise<World | null>
}

/** Pictures and films run nothing and load nothing, wherever they are opened. */
const headers = {
  'content-security-policy':
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
}

/** Serves GET /media/demo/… on `app`; anything that is no picture or film of the world is a plain 404. */
export function serveMedia(app: FastifyInstance, options: Options): void {
  // A world stays what it is: once known, pictures come also while the database is away.
  let known: World | null = null
  app.register(async (scope) => {
    // Answers ranges, so that players can seek; which file is sent is for the route alone to say.
    await scope.register(fastifyStatic, { root: filmsAt, serve: false })
    scope.setErrorHandler(
      (error: { statusCode?: number; headers?: Record<string, string> }, _request, reply) => {
        // Conditions and ranges that cannot be met are no fault of the request's form; all else is for the server to say.
        if (error.statusCode !== 412 && error.statusCode !== 416) throw error
        return reply
          .code(error.statusCode)
          .headers({ ...error.headers, 'cache-control': 'no-store' })
          .type('text/plain')
          .send('')
      },
    )
    scope.get('/media/demo/*', async (request, reply) => {
      const world = (known ??= await options.worldOf())
      const address = `/media/demo/${(request.params as { '*': string })['*']}`
      const film = world && filmFileAt(world, address)
      if (film !== null) return reply.headers(headers).sendFile(film, filmsAt, { cacheControl: false })
      const picture = world && (await kept(world, address, options.folder, request))
      if (picture === null)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
      reply.headers(headers).type('image/svg+xml; charset=utf-8')
      return sendTagged(request, reply, picture)
    })
  })
}

/** The picture from its file, or drawn and then kept; null for no picture. */
async function kept(
  world: World,
  address: string,
  folder: string,
  request: FastifyRequest,
): Promise<string | null> {
  const name = pictureFile(world, address)
  if (name === null) return null
  const file = path.join(folder, name)
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known

  const drawn = demoPicture(world, address)
  if (drawn === null) return null
  try {
    await keep(file, drawn)
  } catch (error) {
    // A full disk costs time at the next request, not the picture.
    request.log.warn({ reqId: request.id, error: String(error) }, 'picture not kept')
  }
  return drawn
}

/** Writes beside and renames, so that nobody ever reads half a picture. */
async function keep(file: string, picture: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  try {
    await writeFile(beside, picture)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
