import { expect, test } from 'vitest'
import { businessPath } from '../../../contract/slugs.ts'
import { businessIDOf, canonicalAddress } from './slug-address.ts'

const businessID = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const hinokawa = { businessID, companyName: '檜川 軸受 & Co./100%' }
const canonical = businessPath(hinokawa)
const at = (address: string) => new URL(address, 'http://jp.localhost:3000')

test('sections 2 and 9: the id is the last 36 characters of the slug, whatever stands before it', () => {
  expect(businessIDOf(businessID)).toBe(businessID)
  expect(businessIDOf(`anything-${businessID}`)).toBe(businessID)
  expect(businessIDOf(`%E0%A4%A-${businessID}`)).toBe(businessID)
  expect(businessIDOf(businessID.toUpperCase())).toBe(businessID)
})

test.each([
  undefined,
  '',
  '%',
  '%E0%A4%A',
  '%252f..',
  '../../etc/passwd',
  businessID.slice(1),
  `${businessID}-`,
  `${businessID.slice(0, 35)}g`,
  "' or 1=1 --".padStart(36, 'a'),
  '\u0000'.repeat(36),
])('a slug without an id leads home, and never throws: %j', (slug) => {
  expect(businessIDOf(slug)).toBeNull()
})

test('section 2: the canonical slug is name and id, hyphens for spaces, encoded twice', () => {
  expect(decodeURIComponent(decodeURIComponent(canonical))).toBe(
    `/business/檜川-軸受-&-Co./100%-${businessID}/`,
  )
  expect(canonicalAddress(at(canonical), hinokawa)).toBeUndefined()
  expect(canonicalAddress(at(`${canonical}?lang=ja`), hinokawa)).toBeUndefined()
})

const once = `/business/${encodeURIComponent(`檜川-軸受-&-Co./100%-${businessID}`)}/`
const thrice = `/business/${encodeURIComponent(encodeURIComponent(encodeURIComponent(`檜川-軸受-&-Co./100%-${businessID}`)))}/`

test.each([
  ['encoded once', once],
  ['encoded three times', thrice],
  ['without its last slash', canonical.slice(0, -1)],
  ['with one slash too many', `${canonical}/`],
  ['the id alone, as the link to manage one’s page has it', `/business/${businessID}/`],
  ['an older name', `/business/Hinokawa-${businessID}/`],
  ['upper case', canonical.toUpperCase().replace('/BUSINESS', '/business')],
  ['a malformed percent sign', `/business/%E0%A4%A-${businessID}/`],
  ['not encoded', `/business/檜川-軸受-${businessID}/`],
])('another spelling leads to the canonical one: %s', (_what, address) => {
  expect(canonicalAddress(at(address), hinokawa)).toBe(canonical)
})

test('language and edit mode survive the way, nothing else does', () => {
  const from = at(`/business/${businessID}?editMode=1&lang=ja&utm_source=x&continue=//evil.example`)
  expect(canonicalAddress(from, hinokawa)).toBe(`${canonical}?lang=ja&editMode=1`)
})

test('a hostile name stays inside its own segment', () => {
  const path = businessPath({ businessID, companyName: '../../<script>?#\\ //evil.example' })
  const url = at(path)
  expect(url.pathname).toBe(path)
  expect(url.host).toBe('jp.localhost:3000')
  expect(path.split('/')).toHaveLength(4)
  expect(
    canonicalAddress(url, { businessID, companyName: '../../<script>?#\\ //evil.example' }),
  ).toBeUndefined()
})
