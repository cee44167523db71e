// All versions of what lies in a bucket that keeps them, and how one of them is brought back: for restoring alone.
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetBucketLifecycleConfigurationCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  type LifecycleRule,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3'
import { copySourceOf, s3Client } from './s3.ts'
import type { S3Settings } from './s3-settings.ts'

export type ObjectVersion = {
  key: string
  /** In milliseconds. */
  at: number
  isGone: boolean
  bytes: number
  id: string
  /** The same for the same bytes. */
  content: string
  isLatest: boolean
}

export type VersionedBucket = {
  /** Whether removed objects are kept, and for how many days; undefined for ever. */
  keeping(): Promise<{ isOn: boolean; days: number | undefined }>
  versions(): Promise<ObjectVersion[]>
  read(key: string, id: string): Promise<Uint8Array>
  /** Makes a version the latest again; nothing is lost by it. */
  bringBack(key: string, id: string): Promise<void>
  /** Removes a key as the program does: its versions stay. */
  setAside(key: string): Promise<void>
  close(): void
}

/** Opens a bucket for restoring; its keys need rights on versions (docs/operations/backups.md). */
export function versionedBucket(settings: S3Settings): VersionedBucket {
  const client = s3Client(settings)
  const Bucket = settings.bucket
  return {
    async keeping() {
      const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket }))
      const { Rules = [] } = await client
        .send(new GetBucketLifecycleConfigurationCommand({ Bucket }))
        .catch((error: { name?: string }) => {
          if (error.name === 'NoSuchLifecycleConfiguration') return { Rules: [] as LifecycleRule[] }
          throw error
        })
      const days = Rules.filter((rule) => rule.Status === 'Enabled').flatMap(
        ({ NoncurrentVersionExpiration }) => NoncurrentVersionExpiration?.NoncurrentDays ?? [],
      )
      return { isOn: Status === 'Enabled', days: days.length > 0 ? Math.min(...days) : undefined }
    },
    async versions() {
      const found: ObjectVersion[] = []
      let marker: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {}
      while (marker) {
        const page: ListObjectVersionsCommandOutput = await client.send(
          new ListObjectVersionsCommand({ Bucket, ...marker }),
        )
        for (const { Key, LastModified, Size, ETag, VersionId, IsLatest } of page.Versions ?? [])
          found.push({
            ...named(Key, LastModified, VersionId, IsLatest),
            isGone: false,
            bytes: Size ?? 0,
            content: ETag ?? '',
          })
        for (const { Key, LastModified, VersionId, IsLatest } of page.DeleteMarkers ?? [])
          found.push({
            ...named(Key, LastModified, VersionId, IsLatest),
            isGone: true,
            bytes: 0,
            content: '',
          })
        marker = page.IsTruncated
          ? {
              ...(page.NextKeyMarker ? { KeyMarker: page.NextKeyMarker } : {}),
              ...(page.NextVersionIdMarker ? { VersionIdMarker: page.NextVersionIdMarker } : {}),
            }
          : undefined
      }
      return found
    },
    async read(key, id) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, VersionId: id }), {
        requestTimeout: 60_000,
      })
      return Body!.transformToByteArray()
    },
    async bringBack(key, id) {
      const CopySource = `${copySourceOf(Bucket, key)}?versionId=${encodeURIComponent(id)}`
      await client.send(new CopyObjectCommand({ Bucket, Key: key, CopySource }))
    },
    async setAside(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }))
    },
    close: () => client.destroy(),
  }
}

function named(key = '', at?: Date, id = 'null', isLatest = false) {
  return { key, at: at?.getTime() ?? 0, id, isLatest }
}
