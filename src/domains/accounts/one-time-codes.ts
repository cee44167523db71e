// The codes of a second factor: those of an authenticator app (RFC 6238) and the recovery codes kept on paper.
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { limits } from '../../contract/limits.ts'

const stepSeconds = limits.oneTimeCodeSeconds
const recoveryCodeCount = 10
/** Without letters and digits that are taken for each other. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** A fresh secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The `otpauth:` address that an authenticator app reads from a picture; `issuer` is the edition's brand. */
export function totpAddress(secret: string, issuer: string, email: string): string {
  return totpOf(secret, issuer, email).toString()
}

/** The step of time that `code` belongs to, one before and after now counted in; null when it is not a code of now. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1_000 / stepSeconds) + delta
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  const common = { algorithm: 'SHA1', digits: 6, period: stepSeconds, secret: Secret.fromBase32(secret) }
  return new TOTP(issuer ? { ...common, issuer, label } : common)
}

/** Ten recovery codes such as `k7mq-2x9d`. */
export function newRecoveryCodes(): string[] {
  const letters = (count: number) =>
    Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: recoveryCodeCount }, () => `${letters(4)}-${letters(4)}`)
}

/** A recovery code as it is compared, however it was typed; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return plain.length === 8 ? `${plain.slice(0, 4)}-${plain.slice(4)}` : null
}
