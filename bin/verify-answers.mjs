// Whether a statement of answers is what was signed, and whether its share follows from its pairs of times; offline, with Node alone:
// node verify-answers.mjs 2026-10.json trust-keys.json
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bytes of a statement say when one of `keys` signed exactly them; throws with the reason otherwise. */
export function verified(bytes, keys) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const content = JSON.parse(text)
  demand(content.format === 'millwright-answers-1', 'it is no statement of answers')
  const key = keys.find(({ kid }) => kid === content.keyID)
  demand(key, `its key ${shown(content.keyID)} is not among the published ones`)
  const publicKey = createPublicKey({ key: { kty: key.kty, crv: key.crv, x: key.x }, format: 'jwk' })
  // Signed is the text without its signature, which has one spelling, and one place by the order of names.
  const signature = Buffer.from(String(content.signature), 'base64url')
  const signed = text.replace(`,"signature":"${signature.toString('base64url')}"`, '')
  demand(verify(null, Buffer.from(signed), publicKey, signature), 'its signature is wrong')
  const names = Object.keys(content)
  demand(String(names) === String(names.toSorted()), 'its signature is not where it was')
  const end = key.until ? Date.parse(key.until) + 60_000 : Infinity
  demand(Date.parse(content.issuedAt) <= end, 'its key had retired when it says that it was signed')
  return content
}

/** Counted anew from the pairs: all of them, and those answered within the hours. */
export function recounted({ inquiries, hours }) {
  const isInTime = ([asked, answered]) =>
    answered !== null && Date.parse(answered) - Date.parse(asked) <= hours * 3_600_000
  const [n, inTime] = [inquiries.length, inquiries.filter(isInTime).length]
  return { n, inTime, share: inTime / n }
}
/** A text in quotes, with nothing in it that a terminal obeys or draws over another. */
const shown = (text) => JSON.stringify(String(text)).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')
const rate = ({ n, inTime, share }) => `${inTime} of ${n}, ${(share * 100).toFixed(1)} %`
function demand(isSo, otherwise) {
  if (!isSo) throw new Error(otherwise)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const [file, keys] = process.argv.slice(2).map((name) => readFileSync(name))
    const { company, month, issuedAt, keyID, result, ...content } = verified(file, JSON.parse(keys).keys)
    const anew = recounted(content)
    console.log(`Signed with ${keyID} on ${issuedAt} about ${shown(company.name)} (${company.id}), ${month}.`)
    console.log(`It says: ${rate(result)}. Its pairs say: ${rate(anew)}.`)
    const isSame = ['n', 'inTime', 'share'].every((name) => anew[name] === result[name])
    demand(isSame, 'what it says does not follow from its pairs')
    console.log('True.')
  } catch (error) {
    console.log(`Not true: ${error instanceof SyntaxError ? 'it cannot be read as JSON' : error.message}.`)
    process.exitCode = 1
  }
}
