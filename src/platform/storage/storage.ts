// Bytes by key. What lies below incoming/ nobody reads but the server, files/ is public at `urlOf`, and what lies below the
// private prefixes is fetched only with an address that `signGet` gave.
import type { Readable } from 'node:stream'

export type SignedPost = { url: string; fields: Record<string, string> }

/** One file of 1 to `maxBytes` of exactly this type to exactly this key, for `seconds` from now. */
export type PostWish = { key: string; contentType: string; maxBytes: number; seconds: number }

/** How something private may be fetched: for so many seconds from now, to be saved under this name; a picture that we made may be shown. */
export type GetWish = { seconds: number; fileName: string; contentType: string; shown?: true }

export type Storage = {
  /** A form with which a browser may post what is wished for, without any other right. */
  signPost(wish: PostWish): Promise<SignedPost>
  /** Bytes of a key; null when there is nothing. */
  sizeOf(key: string): Promise<number | null>
  /** What lies at a key; null when there is nothing or it is more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Buffer | null>
  /** A part of what lies at a key, `end` not included, as it is read; null when there is nothing. */
  readPart(key: string, start: number, end: number): Promise<Readable | null>
  write(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Writes what is in a file of this machine, of any size, without reading it whole. */
  writeFrom(key: string, file: string, contentType: string): Promise<void>
  /** An address at which whoever has it saves a key for a while; says nothing about whether anything lies there. */
  signGet(key: string, wish: GetWish): Promise<string>
  /** Moves one key to another, of any size; nothing there is no error. */
  take(from: string, to: string): Promise<void>
  /** Moves what lies below one folder to another, what lies there is replaced; nothing there is no error, and a move that broke off goes on. */
  move(from: string, to: string): Promise<void>
  /** Removes the key, and what lies below it when it ends with a slash; nothing there is no error. */
  remove(key: string): Promise<void>
  /** Where everybody reads a public key. */
  urlOf(key: string): string
}

/** Types that a browser shows; every other file is only saved. */
export const shownTypes: readonly string[] = ['image/webp', 'image/avif']

/**
 * Public files never change: their key is new whenever they are. They may be withheld, though: what stands between many readers
 * and us asks again after half a minute.
 */
export const keptForever = 'public, max-age=31536000, s-maxage=30, immutable'

/** Where what only its owners may fetch lies. */
export const privatePrefixes = ['exports/', 'attachments/', 'audit-heads/', 'withheld/', 'imports/'] as const

/** The header by which a browser saves what it gets or, where that may be, shows it. */
export const dispositionOf = ({ fileName, contentType, shown }: GetWish): string =>
  shown && shownTypes.includes(contentType) ? 'inline' : savedAs(fileName)

/** The header by which a browser saves what it gets, under `fileName`. */
export function savedAs(fileName: string): string {
  const plain = fileName.replaceAll(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
