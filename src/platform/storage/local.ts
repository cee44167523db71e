// Files in a folder, for one machine: the same signed posts as S3, taken by local-server.ts.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { GetWish, PostWish, Storage } from './storage.ts'

export const uploadPath = '/media/uploads'
export const publicPrefix = '/media/'

const keyPattern =
  /^(?:incoming\/[0-9a-f-]{36}|(?:files|withheld)\/[0-9a-f-]{36}\/[0-9a-z]{1,16}\.(?:webp|avif|pdf)|exports\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.zip|attachments\/[0-9a-f-]{36}\/(?:original|\d{1,4}\.webp)|imports\/[0-9a-f-]{36}\/(?:table|archive|refused\.csv)|audit-heads\/\d{4}-\d\d-\d\d\.json)$/
const folderPattern = /^(?:files|withheld|exports|attachments|imports)\/[0-9a-f-]{36}\/$/

/** What a post must fulfil, written as S3 writes it. */
export type Policy = {
  expiration: string
  conditions: [
    { key: string },
    { 'Content-Type': string },
    ['content-length-range', least: number, most: number],
  ]
}

/** What a signed address of a private key says. */
export type Pass = GetWish & { key: string; expiration: string }

export type LocalStorage = Storage & {
  folder: string
  /** The file of a key; null for what is no key. */
  fileOf(key: string): string | null
  /** The signature that a policy of ours has now. */
  signatureOf(policy: string): string
  /** The signature that a pass of ours has now. */
  passSignatureOf(pass: string): string
  /** Whether a signature is that of a policy of ours. */
  isSigned(policy: string, signature: string): boolean
  /** Whether a signature is that of a pass of ours. */
  isPass(pass: string, signature: string): boolean
}

/** Keeps files below `folder`; posts are signed with `secret`, of several with the first, and checked with all; public files are read at `origin`, or here when that is empty. */
export function localStorage(options: {
  folder: string
  secret: string | readonly string[]
  origin: string
}): LocalStorage {
  const folder = path.resolve(options.folder)
  const keysFor = (use: string) =>
    [options.secret].flat().map((secret) => createHmac('sha256', secret).update(use).digest())
  const [uploads, downloads] = [keysFor('uploads'), keysFor('downloads')]
  const fileOf = (name: string) =>
    keyPattern.test(name) || folderPattern.test(name) ? path.join(folder, name) : null
  const requireFile = (name: string) => {
    const file = fileOf(name)
    if (file === null) throw new Error(`no key of this storage: ${name}`)
    return file
  }
  const signatureOf = (policy: string) => signWith(uploads[0]!, policy)
  const passSignatureOf = (pass: string) => signWith(downloads[0]!, pass)

  return {
    folder,
    fileOf,
    signatureOf,
    passSignatureOf,
    isSigned: (policy, signature) => isOf(uploads, policy, signature),
    isPass: (pass, signature) => isOf(downloads, pass, signature),
    async signPost(wish) {
      requireFile(wish.key)
      const policy = Buffer.from(JSON.stringify(policyOf(wish))).toString('base64')
      return {
        url: uploadPath,
        fields: {
          key: wish.key,
          'Content-Type': wish.contentType,
          Policy: policy,
          'X-Signature': signatureOf(policy),
        },
      }
    },
    async sizeOf(name) {
      return (await stat(requireFile(name)).catch(ifThere))?.size ?? null
    },
    read: async (name, maxBytes) => readBounded(requireFile(name), maxBytes),
    readPart: async (name, start, end) => {
      const handle = await openPlain(requireFile(name))
      return handle && handle.createReadStream({ start, end: end - 1 })
    },
    write: async (name, bytes) => writeWhole(requireFile(name), bytes),
    writeFrom: async (name, file) => placeWhole(requireFile(name), (beside) => copyFile(file, beside)),
    async signGet(name, wish) {
      requireFile(name)
      const expiration = new Date(Date.now() + wish.seconds * 1_000).toISOString()
      const pass = Buffer.from(JSON.stringify({ ...wish, key: name, expiration } satisfies Pass))
      const text = pass.toString('base64url')
      return `${options.origin}${publicPrefix}${name}?pass=${text}&signature=${passSignatureOf(text)}`
    },
    take: async (from, to) => takeWhole(requireFile(from), requireFile(to)),
    move: async (from, to) => moveWhole(requireFile(from), requireFile(to)),
    remove: async (name) => removeWhole(requireFile(name)),
    urlOf: (name) => `${options.origin}${publicPrefix}${name}`,
  }
}

const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex')

function isOf(keys: readonly Buffer[], text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const right = Buffer.from(signWith(key, text))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

function policyOf({ key, contentType, maxBytes, seconds }: PostWish): Policy {
  return {
    expiration: new Date(Date.now() + seconds * 1_000).toISOString(),
    conditions: [{ key }, { 'Content-Type': contentType }, ['content-length-range', 1, maxBytes]],
  }
}

function ifThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Never follows a link. */
const openPlain = (file: string) => open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(ifThere)

/** Never reads more than it was told. */
async function readBounded(file: string, maxBytes: number): Promise<Buffer | null> {
  const handle = await openPlain(file)
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    if (size > maxBytes) return null
    const bytes = Buffer.alloc(size)
    const { bytesRead } = await handle.read(bytes, 0, size, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function takeWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true })
  await rename(from, to).catch(ifThere)
}

/** One after the other, so that what broke off goes on with what is left. */
async function moveWhole(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(ifThere)
  if (names === null) return
  await mkdir(to, { recursive: true })
  for (const name of names) await rename(path.join(from, name), path.join(to, name))
  await rm(from, { recursive: true, force: true })
}

/** Longer than any write takes. */
const leftAfterMs = 60_000

/** Also what lies beside since a process was killed while it wrote. */
async function removeWhole(file: string): Promise<void> {
  await rm(file, { recursive: true, force: true })
  if (file.endsWith(path.sep)) return
  const folder = path.dirname(file)
  const names = (await readdir(folder).catch(ifThere)) ?? []
  for (const name of names.filter((beside) => beside.startsWith(`${path.basename(file)}.`))) {
    const beside = path.join(folder, name)
    const written = await stat(beside).catch(ifThere)
    if (written && Date.now() - written.mtimeMs > leftAfterMs) await rm(beside, { force: true })
  }
}

/** Writes what comes, in pieces too, and answers when it is on the disk: what is acknowledged outlives the machine. */
export function writeWhole(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  return placeWhole(file, (beside) => writeFile(beside, bytes, { mode: 0o600, flush: true }))
}

/** Writes beside and renames, so that nobody ever reads half a file; nothing stays of one that failed. */
async function placeWhole(file: string, write: (beside: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  try {
    await write(beside)
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
