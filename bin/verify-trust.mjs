// Whether a trust file is what was signed, offline, with Node alone: node bin/verify-trust.mjs trust.json trust-keys.json
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bytes of a file say when one of `keys` signed exactly them; throws with the reason otherwise. */
export function verified(bytes, keys) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const content = JSON.parse(text)
  demand(content.format === 'millwright-trust-1', 'it is no trust file')
  const key = keys.find(({ kid }) => kid === content.keyID)
  demand(key, `its key ${shown(content.keyID)} is not among the published ones`)
  const publicKey = createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' })
  // Signed is the text without its signature, which has one spelling, and one place by the order of names.
  const signature = Buffer.from(String(content.signature), 'base64url')
  const signed = text.replace(`,"signature":"${signature.toString('base64url')}"`, '')
  demand(verify(null, Buffer.from(signed), publicKey, signature), 'its signature is wrong')
  const names = Object.keys(content)
  demand(String(names) === String(names.toSorted()), 'its signature is not where it was')
  const end = key.until ? Date.parse(key.until) + clocksDiffer : Infinity
  demand(Date.parse(content.issuedAt) <= end, 'its key had retired when it says that it was signed')
  return content
}
const clocksDiffer = 60_000
/** A text in quotes, with nothing in it that a terminal obeys or draws over another. */
const shown = (text) => JSON.stringify(String(text)).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')
function demand(isSo, otherwise) {
  if (!isSo) throw new Error(otherwise)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const [file, keys] = process.argv.slice(2).map((name) => readFileSync(name))
    const { company, issuedAt, keyID } = verified(file, JSON.parse(keys).keys)
    console.log(`True: as signed with ${keyID} on ${issuedAt} about ${shown(company.name)} (${company.id}).`)
  } catch (error) {
    console.log(`Not true: ${error instanceof SyntaxError ? 'it cannot be read as JSON' : error.message}.`)
    process.exitCode = 1
  }
}
