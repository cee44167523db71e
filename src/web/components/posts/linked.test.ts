import { expect, test } from 'vitest'
import { businessPath, postPath, productPath } from '../../../contract/slugs.ts'
import { linkedIn } from './linked.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const host = 'jp.example:3000'
const at = (path: string) => `http://${host}${path}`
const company = businessPath({ businessID: id, companyName: 'Kitazawa 軸受' })
const product = productPath({ productID: id, name: 'Ring 6204', companyName: 'Kitazawa 軸受' })

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
