import { expect, test } from 'vitest'
import { readSearch, searchPath } from './address.ts'
import { isUnderstood } from './understood.ts'

const isCountry = (code: string) => ['JP', 'DE'].includes(code)

/** Where an address leads when it asks for what there is not; undefined for one that says what is searched. */
function mended(asked: string): string | undefined {
  const query = new URLSearchParams(asked)
  const address = readSearch(query, isCountry)
  return isUnderstood(query, address) ? undefined : searchPath(address)
}

test.each([
  '',
  'business=pr&countries=jp&search=+a++b+&page=002',
  'business=&countries=Global&page=1&industry=&verified=0&exactly=0&sort=relevance&size=5',
  'utm=1&lang=ja&search=bearing',
  'business=PR&countries=JP&search=gear&industry=0011,0006&plan=gold,platinum&verified=1&category=0006-11&certificate=ISO+9001&certificate=JIS+Mark%2C+valves&leadTime=30&employees=501-,1-50&minimumOrder=100&price=stated&sort=answers&size=20&exactly=1&page=2',
])('%j says what is searched', (query) => {
  expect(mended(query)).toBeUndefined()
})

test.each([
  ['countries=ZZ&search=gear', '/search-result?business=MA&countries=global&search=gear'],
  ['business=PR&page=2338', '/search-result?business=PR&countries=global&search=&page=2001'],
  ['business=XX', '/search-result?business=MA&countries=global&search='],
  ['page=-1', '/search-result?business=MA&countries=global&search='],
  ['plan=gold,golden&sort=cheapest', '/search-result?business=MA&countries=global&search=&plan=gold'],
  ['business=UR&plan=gold&verified=1', '/search-result?business=UR&countries=global&search='],
  ['industry=0006&industry=0011', '/search-result?business=MA&countries=global&search=&industry=0006'],
  ['leadTime=31&employees=many&size=7', '/search-result?business=MA&countries=global&search='],
  ['countries=__proto__&verified=constructor', '/search-result?business=MA&countries=global&search='],
])('%j is mended, once', (query, expected) => {
  expect(mended(query)).toBe(expected)
  expect(mended(expected.split('?')[1]!)).toBeUndefined()
})
