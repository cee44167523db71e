// Bytes by key. Two prefixes: what lies below incoming/ nobody reads but the server, files/ is public at `urlOf`.

export type SignedPost = { url: string; fields: Record<string, string> }

/** One file of 1 to `maxBytes` of exactly this type to exactly this key, for `seconds` from now. */
export type PostWish = { key: string; contentType: string; maxBytes: number; seconds: number }

export type Storage = {
  /** A form with which a browser may post what is wished for, without any other right. */
  signPost(wish: PostWish): Promise<SignedPost>
  /** Bytes of a key; null when there is nothing. */
  sizeOf(key: string): Promise<number | null>
  /** What lies at a key; null when there is nothing or it is more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Buffer | null>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Removes the key, and what lies below it when it ends with a slash; nothing there is no error. */
  remove(key: string): Promise<void>
  /** Where everybody reads a public key. */
  urlOf(key: string): string
}

/** Types that a browser shows; every other file is only saved. */
export const shownTypes: readonly string[] = ['image/webp', 'image/avif']

/** Public files never change: their key is new whenever they are. */
export const keptForever = 'public, max-age=31536000, immutable'
