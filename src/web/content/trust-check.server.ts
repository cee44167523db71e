// The page that checks a trust file without the site: one file with its own script and style, which loads and sends nothing.
import { createHash } from 'node:crypto'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { escaped } from '../api/head-tags.ts'
import type { PageOnServer } from '../api/page.ts'

/** As bin/verify-trust.mjs does it, by the browser's own cryptography. */
const script = String.raw`
const canonical = (value) =>
  Array.isArray(value) ? '[' + value.map(canonical).join(',') + ']'
  : value === null || typeof value !== 'object' ? JSON.stringify(value)
  : '{' + Object.keys(value).sort().map((name) => JSON.stringify(name) + ':' + canonical(value[name])).join(',') + '}'
const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const textOf = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
async function check(bytes, keys) {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const file = JSON.parse(text)
  if (canonical(file) !== text) return undefined
  const { signature, ...content } = file
  if (content.format !== 'millwright-trust-1') return undefined
  const key = keys.find(({ kid }) => kid === content.keyID)
  const sign = bytesOf(signature)
  if (!key || textOf(sign) !== signature) return undefined
  const jwk = { kty: key.kty, crv: key.crv, x: key.x }
  const known = await crypto.subtle.importKey('jwk', jwk, { name: 'Ed25519' }, false, ['verify'])
  const isTrue = await crypto.subtle.verify({ name: 'Ed25519' }, known, sign, new TextEncoder().encode(canonical(content)))
  const isInTime = !key.until || Date.parse(content.issuedAt) <= Date.parse(key.until) + 60000
  return isTrue && isInTime ? content : undefined
}
const part = (id) => document.getElementById(id)
async function answer() {
  const [file, keys] = [part('file').files[0], part('keys').files[0]]
  for (const id of ['true', 'false', 'old']) part(id).hidden = true
  if (!file || !keys) return
  let content
  try {
    content = await check(await file.arrayBuffer(), JSON.parse(await keys.text()).keys)
  } catch (error) {
    if (error.name === 'NotSupportedError') return (part('old').hidden = false)
  }
  part(content ? 'true' : 'false').hidden = false
  if (!content) return
  part('name').textContent = content.company.name
  part('id').textContent = content.company.id
  part('at').textContent = content.issuedAt
  part('key').textContent = content.keyID
}
for (const id of ['file', 'keys']) part(id).addEventListener('change', answer)
`

const style = `
body{margin:0 auto;max-width:44rem;padding:24px 16px;font:16px/1.6 system-ui,sans-serif;color:#0f1b2a;background:#fff}
h1{font-size:22px;line-height:1.3}label{display:block;margin:16px 0 4px;font-weight:600}
input{font:inherit;max-width:100%}code{overflow-wrap:anywhere}
[role=status]{margin:24px 0;border-top:1px solid #c3ccd6;padding-top:16px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:8px 0}dt{color:#55657a}dd{margin:0;overflow-wrap:anywhere}
.good{color:#0b6b4d;font-weight:600}.bad{color:#b42318;font-weight:600}`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}`

/** The page in the language of whoever asks, and the policy under which it works. */
export function checkPageOf({
  i18n,
  language,
  edition,
}: Pick<PageOnServer, 'i18n' | 'language' | 'edition'>) {
  const say = (text: MessageDescriptor) => escaped(i18n._(text))
  const keys = new URL('/.well-known/trust-keys.json', edition.origin).href
  const link = `<a href="${escaped(keys)}"><code>${escaped(keys)}</code></a>`
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(msg`Check a trust file`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${say(msg`Check a trust file`)}</h1>
<p>${say(msg`This page checks by itself whether a trust file is what we signed, byte for byte. Save it, and it works without a network too; it loads nothing and sends nothing.`)}</p>
<p>${say(msg`The keys are published here:`)} ${link}</p>
<p><label for="file">${say(msg`The trust file of the company`)}</label><input type="file" id="file" accept=".json"></p>
<p><label for="keys">${say(msg`Our published keys`)}</label><input type="file" id="keys" accept=".json"></p>
<div role="status">
<div id="true" hidden>
<p class="good">${say(msg`True: every byte is as we signed it.`)}</p>
<dl>
<dt>${say(msg`Company`)}</dt><dd id="name"></dd>
<dt>${say(msg`Its number here`)}</dt><dd id="id"></dd>
<dt>${say(msg`Signed at`)}</dt><dd id="at"></dd>
<dt>${say(msg`Signed with the key`)}</dt><dd id="key"></dd>
</dl>
</div>
<p id="false" class="bad" hidden>${say(msg`Not true: this is not what we signed with these keys.`)}</p>
<p id="old" class="bad" hidden>${say(msg`This browser cannot check such signatures. A newer one can.`)}</p>
</div>
<noscript><p>${say(msg`Without scripts this page cannot check. The program bin/verify-trust.mjs in our source can, with Node alone.`)}</p></noscript>
</main>
<script>${script}</script>
</body>
</html>
`
  return { html, policy }
}
