// Keeps small secrets so that the database alone does not give them away: sealed with keys made from the SECRET of the settings.
// SECRET may be several: the first seals and signs, all open and verify, so that it is changed while everything lives on.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

let secrets: readonly string[] = []
/** By purpose, of which there are as many as the program names; in the order of the secrets. */
const keys = new Map<string, readonly Buffer[]>()

/** Gives this process the SECRET of its settings, once, at the start: the one that seals first, then those of before. */
export function sealWith(given: string | readonly string[]): void {
  secrets = typeof given === 'string' ? [given] : given
  keys.clear()
}

function keysFor(purpose: string): readonly Buffer[] {
  if (secrets.length === 0) throw new Error('SECRET is not set, and without it nothing can be sealed.')
  let made = keys.get(purpose)
  if (!made) {
    made = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
    keys.set(purpose, made)
  }
  return made
}

const nonceBytes = 12
const tagBytes = 16
const hashBytes = 32

/** `text` sealed for `purpose`; only `unseal` with the same purpose and owner reads it again. */
export function seal(purpose: string, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keysFor(purpose)[0]!, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** What was sealed; throws when it was changed, or sealed for something or somebody else, or with a SECRET that is none of ours. */
export function unseal(purpose: string, owner: string, sealed: Buffer): string {
  return opened(purpose, owner, sealed).text
}

/** The same sealed with the first SECRET; undefined where it is already. Throws as `unseal` does. */
export function sealAnew(purpose: string, owner: string, sealed: Buffer): Buffer | undefined {
  const { text, by } = opened(purpose, owner, sealed)
  return by === 0 ? undefined : seal(purpose, owner, text)
}

function opened(purpose: string, owner: string, sealed: Buffer): { text: string; by: number } {
  let failed: unknown
  for (const [by, key] of keysFor(purpose).entries())
    try {
      return { text: openedWith(key, owner, sealed), by }
    } catch (error) {
      failed ??= error
    }
  throw failed
}

function openedWith(key: Buffer, owner: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

/** A hash that nobody without the SECRET can try texts against; for short codes and signatures. */
export const keyedHash = (purpose: string, owner: string, text: string): Buffer =>
  keyedHashes(purpose, owner, text)[0]!

/** The hashes that each SECRET makes, the first one's first: for what was kept while another one was first. */
export function keyedHashes(purpose: string, owner: string, text: string): Buffer[] {
  return keysFor(purpose).map((key) => createHmac('sha256', key).update(`${owner}\n${text}`).digest())
}

/** Whether `given` is the keyed hash that any SECRET makes, or its first `length` bytes where only these were given out. */
export function isKeyedHash(
  purpose: string,
  owner: string,
  text: string,
  given: Buffer,
  length = hashBytes,
): boolean {
  if (given.length !== length) return false
  let isOne = false
  for (const hash of keyedHashes(purpose, owner, text))
    if (timingSafeEqual(hash.subarray(0, length), given)) isOne = true
  return isOne
}

/** Tells which SECRET made a keyed hash, and nothing of the SECRET: of the first one. */
export const sealedBy = (): string => keysFor('which secret')[0]!.subarray(0, 6).toString('hex')
