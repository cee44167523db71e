// Files in a bucket of any S3 server. The bucket lets everybody read files/ and nothing else (README, "Running it for real").
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from './s3-settings.ts'
import { dispositionOf, keptForever, shownTypes, type Storage } from './storage.ts'

/** Gigabytes go over a thin line; what stands still for a while is given up. */
const longRequestMs = 20 * 60_000
/** More than this is read and written in a call of somebody who waits for it. */
const largeBytes = 1024 * 1024
const largeRequestMs = 30_000

/** The client of a bucket; close it by `destroy`. */
export function s3Client(settings: S3Settings): S3Client {
  return new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // Servers other than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 2_500, throwOnRequestTimeout: true },
  })
}

/** How a key is named as what is copied. */
export const copySourceOf = (bucket: string, key: string): string =>
  `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`

/** Keeps files in a bucket; public ones are read at `origin`, which leads to the bucket. */
export function s3Storage(settings: S3Settings, origin: string): Storage & { close(): void } {
  const client = s3Client(settings)
  const Bucket = settings.bucket

  return {
    close: () => client.destroy(),
    async signPost({ key, contentType, maxBytes, seconds }) {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: key,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['eq', '$Content-Type', contentType],
          ['content-length-range', 1, maxBytes],
        ],
        Expires: seconds,
      })
      return { url, fields }
    },
    async sizeOf(key) {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(ifThere)
      return head?.ContentLength ?? null
    },
    async read(key, maxBytes) {
      const object = await client
        .send(
          new GetObjectCommand({ Bucket, Key: key }),
          maxBytes > largeBytes ? { requestTimeout: largeRequestMs } : {},
        )
        .catch(ifThere)
      if (!object?.Body) return null
      if ((object.ContentLength ?? Infinity) > maxBytes) {
        const body = object.Body as { destroy?(): void }
        body.destroy?.()
        return null
      }
      return Buffer.from(await object.Body.transformToByteArray())
    },
    async readPart(key, start, end) {
      const Range = `bytes=${start}-${end - 1}`
      const wish = end - start > largeBytes ? { requestTimeout: largeRequestMs } : {}
      const object = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }), wish).catch(ifThere)
      return (object?.Body as Readable | undefined) ?? null
    },
    async write(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: key,
          Body: bytes,
          ContentType: contentType,
          CacheControl: keptForever,
          ...(shownTypes.includes(contentType) ? {} : { ContentDisposition: 'attachment' }),
        }),
        bytes.length > largeBytes ? { requestTimeout: largeRequestMs } : {},
      )
    },
    async writeFrom(key, file, contentType) {
      const { size } = await stat(file)
      const Body = createReadStream(file)
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size, ContentType: contentType }),
          { requestTimeout: longRequestMs },
        )
      } finally {
        Body.destroy()
      }
    },
    signGet: (key, wish) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          Bucket,
          Key: key,
          ResponseContentDisposition: dispositionOf(wish),
          ResponseContentType: wish.contentType,
          ResponseCacheControl: 'private, no-store',
        }),
        { expiresIn: wish.seconds },
      ),
    async take(from, to) {
      const copy = { Bucket, Key: to, CopySource: copySourceOf(Bucket, from) }
      const copied = await client
        .send(new CopyObjectCommand(copy), { requestTimeout: longRequestMs })
        .catch(ifThere)
      if (copied) await removeKeys(client, Bucket, [from])
    },
    move: (from, to) => moveBelow(client, Bucket, from, to),
    remove: (key) => removeBelow(client, Bucket, key),
    urlOf: (key) => `${origin}/${key}`,
  }
}

/** What lies below a folder: a file has few versions, so one page of a list holds them. */
async function keysBelow(client: S3Client, Bucket: string, folder: string): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder }))
  return Contents.flatMap(({ Key }) => Key ?? [])
}

/** A key is removed by itself, a folder with all that lies below. */
async function removeBelow(client: S3Client, Bucket: string, key: string): Promise<void> {
  await removeKeys(client, Bucket, key.endsWith('/') ? await keysBelow(client, Bucket, key) : [key])
}

async function removeKeys(client: S3Client, Bucket: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const { Errors = [] } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
  )
  if (Errors.length > 0) throw new Error(`not removed from the bucket: ${Errors[0]?.Code}`)
}

/** Nothing goes before its copy is there. */
async function moveBelow(client: S3Client, Bucket: string, from: string, to: string): Promise<void> {
  const keys = await keysBelow(client, Bucket, from)
  await Promise.all(
    keys.map((key) =>
      client.send(
        new CopyObjectCommand({
          Bucket,
          Key: to + key.slice(from.length),
          CopySource: copySourceOf(Bucket, key),
        }),
      ),
    ),
  )
  await removeKeys(client, Bucket, keys)
}

function ifThere(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode === 404) return undefined
  throw error
}
