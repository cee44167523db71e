// A bucket of its own on the S3 server that the surroundings name, set up as README says; none where none is named.
import { randomBytes } from 'node:crypto'
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutBucketCorsCommand,
  PutBucketPolicyCommand,
  PutBucketVersioningCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { s3Storage } from '../platform/storage/s3.ts'
import type { Storage } from '../platform/storage/storage.ts'

export type TestBucket = {
  storage: Storage
  /** As the settings of the program name it. */
  settings: Record<string, string>
  keys(): Promise<string[]>
  remove(): Promise<void>
}

type Wish = {
  /** What is removed. */
  keepsVersions?: boolean
  /** The origin whose pages may post to it. */
  postedFrom?: string
}

/** Makes a bucket whose files/ everybody may read; undefined when S3_ENDPOINT is not set. */
export async function aBucket({ keepsVersions, postedFrom }: Wish = {}): Promise<TestBucket | undefined> {
  const endpoint = process.env['S3_ENDPOINT']
  if (!endpoint) return undefined
  const settings = {
    endpoint,
    bucket: `millwright-test-${randomBytes(6).toString('hex')}`,
    region: process.env['S3_REGION'] ?? 'us-east-1',
    accessKey: process.env['S3_ACCESS_KEY'] ?? '',
    secretKey: process.env['S3_SECRET_KEY'] ?? '',
  }
  const Bucket = settings.bucket
  const admin = new S3Client({
    endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  await admin.send(new CreateBucketCommand({ Bucket }))
  await admin.send(new PutBucketPolicyCommand({ Bucket, Policy: JSON.stringify(readFiles(Bucket)) }))
  if (postedFrom)
    await admin.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: postsFrom(postedFrom) }))
  if (keepsVersions)
    await admin.send(
      new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }),
    )
  const origin = `${endpoint.replace(/\/$/, '')}/${Bucket}`
  const storage = s3Storage(settings, origin)
  const keys = async () => {
    const { Contents = [] } = await admin.send(new ListObjectsV2Command({ Bucket }))
    return Contents.map(({ Key }) => Key ?? '')
  }
  return {
    storage,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: Bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY: settings.accessKey,
      S3_SECRET_KEY: settings.secretKey,
      FILES_URL: origin,
    },
    keys,
    async remove() {
      const { Versions = [], DeleteMarkers = [] } = await admin.send(
        new ListObjectVersionsCommand({ Bucket }),
      )
      for (const { Key, VersionId } of [...Versions, ...DeleteMarkers])
        await admin.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))
      await admin.send(new DeleteBucketCommand({ Bucket }))
      admin.destroy()
      storage.close()
    },
  }
}

/** Everybody reads what is below files/, nobody anything else. */
const readFiles = (bucket: string) => ({
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: { AWS: ['*'] },
      Action: ['s3:GetObject'],
      Resource: [`arn:aws:s3:::${bucket}/files/*`],
    },
  ],
})

const postsFrom = (origin: string) => ({
  CORSRules: [{ AllowedOrigins: [origin], AllowedMethods: ['POST'], AllowedHeaders: ['*'] }],
})
