// Whether a trust file is what was signed, offline, with Node alone: node bin/verify-trust.mjs trust.json trust-keys.json
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** RFC 8785, for texts, whole numbers, lists and members. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

/** What the bytes of a file say when one of `keys` signed exactly them; throws with the reason otherwise. */
export function verified(bytes, keys) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const file = JSON.parse(text)
  if (canonical(file) !== text) throw new Error('it is not written as it was signed (RFC 8785)')
  const { signature, ...content } = file
  if (content.format !== 'millwright-trust-1') throw new Error('it is no trust file')
  const key = keys.find(({ kid }) => kid === content.keyID)
  if (!key) throw new Error(`its key ${shown(content.keyID)} is not among the published ones`)
  const sign = Buffer.from(String(signature), 'base64url')
  // A signature has one spelling too.
  if (sign.toString('base64url') !== signature)
    throw new Error('its signature is not written as it was signed')
  const publicKey = createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' })
  if (!verify(null, Buffer.from(canonical(content)), publicKey, sign))
    throw new Error('its signature is wrong')
  if (key.until && !(Date.parse(content.issuedAt) <= Date.parse(key.until) + clocksDiffer))
    throw new Error('its key had retired when it says that it was signed')
  return content
}

/** So far the clock of who signs may be from that of who retires keys. */
const clocksDiffer = 60_000

/** A text in quotes, with nothing in it that a terminal obeys or draws over another. */
const shown = (text) =>
  JSON.stringify(String(text).slice(0, 300)).replaceAll(
    /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`,
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, keys] = process.argv.slice(2)
  try {
    const { company, issuedAt, keyID } = verified(
      readFileSync(file),
      JSON.parse(readFileSync(keys, 'utf8')).keys,
    )
    console.log(`True: as signed with ${keyID} on ${issuedAt} about ${shown(company.name)} (${company.id}).`)
  } catch (error) {
    // What is no JSON is quoted by what reads it.
    console.log(`Not true: ${error instanceof SyntaxError ? 'it cannot be read as JSON' : error.message}.`)
    process.exitCode = 1
  }
}
