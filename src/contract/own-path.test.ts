import { expect, test } from 'vitest'
import { ownPath, withoutLanguage } from './own-path.ts'

test('keeps a path of our own with query and fragment', () => {
  expect(ownPath('/search-result?business=MA&search=%E8%BB%B8#results')).toBe(
    '/search-result?business=MA&search=%E8%BB%B8#results',
  )
  expect(ownPath('/business/a%2520b-1/')).toBe('/business/a%2520b-1/')
})

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  'search-result',
  ' //evil.example',
  'http:/evil.example',
])('leads %j to the home page', (hostile) => {
  expect(ownPath(hostile)).toBe('/')
})

test('takes the language out of a path and leaves the rest', () => {
  expect(withoutLanguage('/search-result?search=a+b&lang=ja&page=2#x')).toBe(
    '/search-result?search=a+b&page=2#x',
  )
  expect(withoutLanguage('/?lang=ja')).toBe('/')
  expect(withoutLanguage('/search-result?search=a%20b')).toBe('/search-result?search=a%20b')
})
