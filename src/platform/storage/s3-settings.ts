// What a bucket is known by; apart from s3.ts, so that nobody loads the client for it.

export type S3Settings = {
  /** Left out for Amazon itself. */
  endpoint?: string | undefined
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

/** Where browsers post files to. */
export function postOriginOf({ endpoint, bucket, region }: S3Settings): string {
  return endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`
}
