// Keeps small secrets so that the database alone does not give them away: sealed with keys made from the SECRET of the settings.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

let secret: string | undefined
/** By purpose, of which there are as many as the program names. */
const keys = new Map<string, Buffer>()

/** Gives this process the SECRET of its settings, once, at the start. */
export function sealWith(given: string): void {
  secret = given
  keys.clear()
}

function keyFor(purpose: string): Buffer {
  if (secret === undefined) throw new Error('SECRET is not set, and without it nothing can be sealed.')
  let key = keys.get(purpose)
  if (!key) keys.set(purpose, (key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))))
  return key
}

const nonceBytes = 12
const tagBytes = 16

/** `text` sealed for `purpose`; only `unseal` with the same purpose and owner reads it again. */
export function seal(purpose: string, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** What was sealed; throws when it was changed, or sealed for something or somebody else, or with another SECRET. */
export function unseal(purpose: string, owner: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), nonce, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

/** A hash that nobody without the SECRET can try texts against; for short codes. */
export function keyedHash(purpose: string, owner: string, text: string): Buffer {
  return createHmac('sha256', keyFor(purpose)).update(`${owner}\n${text}`).digest()
}
