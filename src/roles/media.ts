// The pictures of the demo world: drawn when first asked for, kept as files.
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { demoPicture, pictureFile } from '../demo/pictures.ts'
import type { World } from '../demo/facts/world.ts'
import { sendTagged } from '../platform/http/etag.ts'

type Options = {
  /** Where drawn pictures are kept; may be emptied at any time. */
  folder: string
  /** The world in the database, or null when there is none. */
  worldOf(): Promise<World | null>
}

/** Pictures run nothing and load nothing, wherever they are opened. */
const headers = {
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
}

/** Serves GET /media/demo/… on `app`; anything that is no picture of the world is a plain 404. */
export function serveMedia(app: FastifyInstance, options: Options): void {
  // A world stays what it is: once known, pictures come also while the database is away.
  let known: World | null = null
  app.get('/media/demo/*', async (request, reply) => {
    const world = (known ??= await options.worldOf())
    const address = `/media/demo/${(request.params as { '*': string })['*']}`
    const picture = world && (await kept(world, address, options.folder, request))
    if (picture === null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
    reply.headers(headers).type('image/svg+xml; charset=utf-8')
    return sendTagged(request, reply, picture)
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
