// Bytes by key. Two prefixes: incoming/ is nobody's to read, files/ is public at `urlOf`.

export type SignedPost = { url: string; fields: Record<string, string> }

export type Storage = {
  /** A form with which a browser may post one file of 1 to `maxBytes` of exactly this type to exactly this key, for `seconds`. */
  signPost(wish: { key: string; contentType: string; maxBytes: number; seconds: number }): Promise<SignedPost>
  /** Bytes of a key; null when there is nothing. */
  sizeOf(key: string): Promise<number | null>
  /** What lies at a key; null when there is nothing or it is more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Buffer | null>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Removes everything whose key begins with `prefix`; nothing is an error. */
  remove(prefix: string): Promise<void>
  /** Where everybody reads a public key. */
  urlOf(key: string): string
}

/** Types that a browser shows; every other file is only saved. */
export const shownTypes: readonly string[] = ['image/webp', 'image/avif']

/** A key's characters; it names a file of the local store as it is. */
export const keyPattern = /^(incoming|files)\/[0-9a-f-]{36}(\/[0-9a-z]{1,16}\.[a-z]{3,4})?$/
