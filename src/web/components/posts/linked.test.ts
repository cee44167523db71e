import { expect, test } from 'vitest'
import { businessKey, businessPath, postPath, productKey, productPath } from '../../../contract/slugs.ts'
import { linkedIn, withoutLinkTo } from './linked.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const host = 'jp.example:3000'
const at = (path: string) => `http://${host}${path}`
const company = businessPath({ key: businessKey({ businessID: id, companyName: 'Kitazawa 軸受' }) })
const product = productPath({
  key: productKey({ productID: id, name: 'Ring 6204', companyName: 'Kitazawa 軸受' }),
})

test.each([
  ['business', company],
  ['product', product],
  ['post', postPath(id)],
])('the first link to a %s of ours is shown as a card', (resourceType, path) => {
  expect(linkedIn(`Look: ${at(path)} and ${at(postPath(id))}`, host)).toEqual({
    shared: { resourceType, resourceID: id },
  })
})

test('a film of a known service is shown, and neither pages of others nor other pages of ours are', () => {
  const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect(linkedIn(`See ${film}, please`, host)).toEqual({ video: { url: film } })
  for (const text of [
    'https://example.com/',
    `https://other.example${company}`,
    at('/search-result?search=x'),
    at(`/business/${id}/requests`),
    at('/post/short'),
    at('/media/demo/film.webm'),
    'no link',
  ])
    expect(linkedIn(text, host)).toEqual({})
})

test('a thing of the site on this machine is one of ours too', () => {
  const shared = { resourceType: 'product', resourceID: id }
  expect(linkedIn(`http://localhost:3000${product}`, 'localhost:3000')).toEqual({ shared })
  expect(linkedIn(`http://localhost:3001${product}`, 'localhost:3000')).toEqual({})
})

test('the link that a card stands for is not read twice, where it ends the text', () => {
  const card = { id, isGone: false }
  for (const path of [company, product, postPath(id)]) {
    expect(withoutLinkTo(card, `New:\n${at(path)}\n`)).toBe('New:')
    expect(withoutLinkTo(card, at(path))).toBe('')
  }
  for (const text of [
    'New:',
    `${at(product)} is new.`,
    `New: https://example.com/`,
    at(`/post/${id.replace('0', '1')}`),
  ])
    expect(withoutLinkTo(card, text)).toBe(text)
  expect(withoutLinkTo(null, at(product))).toBe(at(product))
  expect(withoutLinkTo({ id, isGone: true }, at(product))).toBe(at(product))
})
