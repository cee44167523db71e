// Where uploaded files lie: in a bucket when one is named, else in a folder that this program serves itself.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '../contract/limits.ts'
import { keepFilesIn } from '../domains/files/place.ts'
import type { Config } from '../platform/config.ts'
import { localStorage, publicPrefix } from '../platform/storage/local.ts'
import { withPlaces } from '../platform/storage/places.ts'
import { formBytes } from '../platform/storage/form.ts'
import { serveLocalStorage } from '../platform/storage/local-server.ts'
import { privatePrefixes } from '../platform/storage/storage.ts'
import { postOriginOf, type S3Settings } from '../platform/storage/s3-settings.ts'

const fileBytesMax = Math.max(limits.attachmentBytesMax, limits.importArchiveBytesMax)
/** The most that a post of a file may be, its form included. */
export const uploadBytesMax = fileBytesMax + formBytes

/** Says where files lie; with `app`, serves a folder's posts and pictures there. Answers what to close. */
export async function openStorage(
  config: Config,
  app: FastifyInstance | undefined,
): Promise<{ close(): void }> {
  const origin = config.FILES_URL?.replace(/\/$/, '') ?? ''
  const bucket = bucketOf(config)
  if (bucket) {
    // The client of S3 is large: only those who use it load it.
    const { s3Storage } = await import('../platform/storage/s3.ts')
    const storage = s3Storage(bucket, origin)
    keepFilesIn(withPlaces(storage))
    return storage
  }
  const storage = localStorage({
    folder: path.resolve(config.DATA_FOLDER, 'files'),
    // Without a shared secret there is one process, and posts signed before it stopped are refused.
    secret: config.SECRET ?? [randomBytes(32).toString('hex')],
    origin,
  })
  keepFilesIn(withPlaces(storage))
  if (app) serveLocalStorage(app, storage, fileBytesMax)
  return { close: () => {} }
}

/**
 * Answers 404 for files at the editions' own hosts when they have another: there nothing of theirs reaches a page (I12).
 * In production nothing below /media is read there, and where pages are served too, only at the host of FILES_URL.
 */
export function isolateFilesHost(
  app: FastifyInstance,
  {
    FILES_URL,
    PUBLIC_ORIGINS = {},
    MODE,
    ROLES,
  }: Pick<Config, 'FILES_URL' | 'PUBLIC_ORIGINS' | 'MODE' | 'ROLES'>,
): void {
  if (FILES_URL === undefined) return
  const hostOf = (origin: string) => new URL(origin).hostname
  const hosts = new Set(Object.values(PUBLIC_ORIGINS).map(hostOf))
  const own = MODE === 'production' && ROLES.includes('web') ? hostOf(FILES_URL) : undefined
  const isKept = MODE === 'production' ? isRead : isStored
  app.addHook('onRequest', (request, reply, done) => {
    if (!isKept(request)) return done()
    const isElsewhere = own !== undefined && bareHost(request.hostname) !== own
    if (!isElsewhere && !hostsNamed(request).some((host) => hosts.has(host))) return done()
    void reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
  })
}

/** Every host that a request names anywhere: browsers name one, whoever names two of them is up to something. */
function hostsNamed({ headers, hostname, originalUrl }: FastifyRequest): string[] {
  const { host = '', 'x-forwarded-host': forwarded = '', forwarded: standard = '' } = headers
  const [, target = ''] = /^[a-z][a-z\d+.-]*:[/\\]*([^/\\?#]*)/i.exec(originalUrl) ?? []
  const inStandard = [...standard.matchAll(/host="?([^";,]+)/gi)].map(([, name = '']) => name)
  const named = [hostname, host, target, ...inStandard, ...[forwarded].flat().join().split(',')]
  return named.map(bareHost)
}

/** The name alone: no port, no one to log in as, no dot of the root. */
const bareHost = (host: string) =>
  host.trim().toLowerCase().replace(/^.*@/, '').replace(/:\d*$/, '').replace(/\.$/, '')

const isStored = ({ originalUrl }: FastifyRequest) => isBelow(originalUrl, ['files/', ...privatePrefixes])
/** Posts of uploads come from the pages. */
const isRead = ({ method, originalUrl }: FastifyRequest) => method !== 'POST' && isBelow(originalUrl, [''])

/** As the router reads an address, and as a web role on its own passes it on: without its dots. */
function isBelow(url: string, prefixes: readonly string[]): boolean {
  const target = url.replace(/^[a-z][a-z\d+.-]*:[/\\]*[^/\\?#]*/i, '')
  return [target, URL.parse(target, 'http://a')?.pathname ?? ''].some((path) =>
    prefixes.some((prefix) => decoded(path).startsWith(publicPrefix + prefix)),
  )
}

/** Letters of an address may be written as numbers. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Where browsers post files to when that is not here. */
export function uploadOriginOf(config: Config): string | undefined {
  const bucket = bucketOf(config)
  return bucket && postOriginOf(bucket)
}

/** The bucket that the settings name; undefined where files lie in a folder. */
export function bucketOf(config: Config): S3Settings | undefined {
  if (!config.S3_BUCKET) return undefined
  return {
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY ?? '',
    secretKey: config.S3_SECRET_KEY ?? '',
  }
}
