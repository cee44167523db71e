import { expect, test } from 'vitest'
import { AppError } from '../../contract/errors.ts'
import { businessKey, businessPath, productKey, productPath } from '../../contract/slugs.ts'
import { canonicalAddress, notFoundAs404 } from './addresses.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const company = businessPath({ key: businessKey({ businessID: id, companyName: '檜川 軸受 & Co./100%' }) })
const product = productPath({
  key: productKey({ productID: id, name: '深溝 玉軸受 6204', companyName: '檜川 軸受' }),
})
const at = (address: string) => new URL(address, 'http://jp.localhost:3000')
const encoded = (text: string, times: number): string =>
  times === 0 ? text : encodeURIComponent(encoded(text, times - 1))

test('P2.3: slugs have names and id, hyphens for spaces, and are encoded twice', () => {
  expect(company).toBe(`/business/${encoded(`檜川-軸受-&-Co./100%-${id}`, 2)}/`)
  expect(product).toBe(`/business-product/${encoded(`檜川-軸受-深溝-玉軸受-6204-${id}`, 2)}`)
})

test.each([company, product])('D36: the canonical address stays, also in another language: %s', (path) => {
  expect(canonicalAddress(at(path), path)).toBeUndefined()
  expect(canonicalAddress(at(`${path}?lang=ja`), path)).toBeUndefined()
})

test.each([
  ['encoded once', `/business/${encoded(`檜川-軸受-&-Co./100%-${id}`, 1)}/`],
  ['encoded three times', `/business/${encoded(`檜川-軸受-&-Co./100%-${id}`, 3)}/`],
  ['without its last slash', company.slice(0, -1)],
  ['with one slash too many', `${company}/`],
  ['the id alone, as the link to manage one’s page has it', `/business/${id}/`],
  ['an older name', `/business/Hinokawa-${id}/`],
  ['upper case', company.toUpperCase().replace('/BUSINESS', '/business')],
  ['a malformed percent sign', `/business/%E0%A4%A-${id}/`],
  ['not encoded', `/business/檜川-軸受-${id}/`],
])('D36: another spelling of a company leads to the canonical one: %s', (_what, address) => {
  expect(canonicalAddress(at(address), company)).toBe(company)
})

test.each([
  ['encoded once', `/business-product/${encoded(`檜川-軸受-深溝-玉軸受-6204-${id}`, 1)}`],
  ['with a slash at its end', `${product}/`],
  ['the id alone', `/business-product/${id}`],
  ['a malformed percent sign', `/business-product/%-%zz-${id}`],
])('D36: another spelling of a product leads to the canonical one: %s', (_what, address) => {
  expect(canonicalAddress(at(`${address}?lang=ja&utm_source=x`), product)).toBe(`${product}?lang=ja`)
})

test('of the query survives what the page names, nothing else', () => {
  const from = at(`/business/${id}?editMode=1&lang=ja&utm_source=x&continue=//evil.example`)
  expect(canonicalAddress(from, company, ['lang', 'editMode'])).toBe(`${company}?lang=ja&editMode=1`)
  expect(canonicalAddress(from, company)).toBe(`${company}?lang=ja`)
})

test('hostile names stay inside their own segment', () => {
  const hostile = '../../<script>?#\\ //evil.example'
  for (const [path, parts] of [
    [businessPath({ key: businessKey({ businessID: id, companyName: hostile }) }), 4],
    [productPath({ key: productKey({ productID: id, name: hostile, companyName: hostile }) }), 3],
  ] as const) {
    const url = at(path)
    expect(url.pathname).toBe(path)
    expect(url.host).toBe('jp.localhost:3000')
    expect(path.split('/')).toHaveLength(parts)
    expect(canonicalAddress(url, path)).toBeUndefined()
  }
})

test('D29: unknown and removed things answer 404, other failures stay what they are', () => {
  const thrownFor = (error: unknown) => {
    try {
      return notFoundAs404(error)
    } catch (thrown) {
      return thrown
    }
  }
  expect(thrownFor(new AppError('NotFound'))).toMatchObject({ init: { status: 404 } })
  const away = new AppError('Unavailable')
  expect(thrownFor(away)).toBe(away)
})
