import { expect, test } from 'vitest'
import { askedIn } from './purpose.ts'

const id = '01a2054d-5211-79b9-a10d-ad8ea0946448'
const after = (path: string) => `?continue=${encodeURIComponent(path)}`

test('the way back to the form for requests names its company, also through another account page', () => {
  expect(askedIn(after(`/business/${id}/send-request`))).toBe(id)
  expect(askedIn(after(`/business/Copper-Sons-${id}/send-request?product=${id}`))).toBe(id)
  expect(askedIn(after(`/accounts/register${after(`/business/${id}/send-request`)}`))).toBe(id)
})

test.each([
  '',
  after('/'),
  after(`/business/${id}`),
  after(`/business/${id}/requests`),
  after(`/business/nobody/send-request`),
  after(`//elsewhere.example/business/${id}/send-request`),
  after(`/search-result?search=/business/${id}/send-request`),
])('%s is no way to ask a company', (search) => {
  expect(askedIn(search)).toBeNull()
})
