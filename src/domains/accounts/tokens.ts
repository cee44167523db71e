// What tokens look like. One-time tokens are 256 bits by chance; refresh tokens name their session and prove their family.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits by chance, as base64url: for links in mails and hand-offs. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** How a one-time token is kept. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const idBytes = 16
const secretBytes = 32
const tagBytes = 16

export type RefreshToken = { sessionID: string; secret: Buffer; tag: Buffer }

/** A key that makes and knows the refresh tokens of one log-in. */
export const newFamilyKey = (): Buffer => randomBytes(32)

/** The first refresh token of a session. */
export function firstRefreshToken(sessionID: string, familyKey: Buffer): RefreshToken {
  return sealed(sessionID, randomBytes(secretBytes), familyKey)
}

/** The one token that follows `token`: the same at every asking, so that two tabs are given the same. */
export function successorOf(token: RefreshToken, familyKey: Buffer): RefreshToken {
  const secret = createHmac('sha256', familyKey).update('next').update(token.secret).digest()
  return sealed(token.sessionID, secret, familyKey)
}

/** True when the family's key made the token, however long ago: its secret is real, not a guess at a session's id. */
export function isOfFamily({ sessionID, secret, tag }: RefreshToken, familyKey: Buffer): boolean {
  return timingSafeEqual(tag, sealed(sessionID, secret, familyKey).tag)
}

/** How a refresh token is kept. */
export const refreshHashOf = ({ secret }: RefreshToken): Buffer =>
  createHash('sha256').update(secret).digest()

function sealed(sessionID: string, secret: Buffer, familyKey: Buffer): RefreshToken {
  const tag = createHmac('sha256', familyKey).update('tag').update(sessionID).update(secret).digest()
  return { sessionID, secret, tag: tag.subarray(0, tagBytes) }
}

export function writeRefreshToken({ sessionID, secret, tag }: RefreshToken): string {
  const id = Buffer.from(sessionID.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, secret, tag]).toString('base64url')
}

/** What a refresh token says; undefined for any other text. */
export function readRefreshToken(text: string): RefreshToken | undefined {
  if (!/^[\w-]{86}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64url')
  const hex = bytes.subarray(0, idBytes).toString('hex')
  return {
    sessionID: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    secret: bytes.subarray(idBytes, idBytes + secretBytes),
    tag: bytes.subarray(idBytes + secretBytes),
  }
}
