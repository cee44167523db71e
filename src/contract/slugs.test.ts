import { expect, test } from 'vitest'
import { businessKey, businessPath, idOfSlug, sendRequestPath } from './slugs.ts'

const businessID = '019da380-7638-74e4-b903-e03b5ed14569'

test('P2.3: name and id, spaces as hyphens, encoded twice', () => {
  expect(businessPath({ key: businessKey({ businessID, companyName: 'Hinokawa  Bearing Works' }) })).toBe(
    `/business/Hinokawa-Bearing-Works-${businessID}/`,
  )
  const path = businessPath({ key: businessKey({ businessID, companyName: '株式会社 A/B?' }) })
  expect(decodeURIComponent(decodeURIComponent(path))).toBe(`/business/株式会社-A/B?-${businessID}/`)
  expect(path).not.toMatch(/[?#]|%(?!25)/)
})

test('P9.6: the id is the last 36 characters, whatever stands before it', () => {
  expect(idOfSlug(businessKey({ businessID, companyName: 'A' }))).toBe(businessID)
  expect(idOfSlug(`%E0%A4%A-${businessID.toUpperCase()}`)).toBe(businessID)
  expect(idOfSlug(businessID)).toBe(businessID)
})

test.each([
  '',
  'x',
  '%',
  '%E0%A4%A',
  '%252f..',
  businessID.slice(1),
  `${businessID}-`,
  `${businessID.slice(0, -1)}g`,
  '../'.repeat(12),
  "' or 1=1 --".padStart(36, 'a'),
  '\u0000'.repeat(36),
])('there is no id in %j', (slug) => {
  expect(idOfSlug(slug)).toBeNull()
})

test('P2.2: an inquiry has its own address', () => {
  expect(sendRequestPath(businessID)).toBe(`/business/${businessID}/send-request`)
})
