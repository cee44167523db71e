// Whether what was asked of the storage failed for its own reasons.

const awayCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  // A disk that is full, failing or only to be read, and a machine with too many open files.
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
])

type Told = { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number }; cause?: unknown }

/** True for errors that mean "the storage, or this machine's disk, is away, full or too slow": the caller may try again. */
export function isStorageAway(error: unknown): boolean {
  for (
    let one = error as Told | null | undefined, depth = 0;
    one && depth < 5;
    one = one.cause as Told, depth++
  )
    if (
      awayCodes.has(one.code) ||
      one.name === 'TimeoutError' ||
      (one.$metadata?.httpStatusCode ?? 0) >= 500 ||
      one.$metadata?.httpStatusCode === 429
    )
      return true
  return false
}
