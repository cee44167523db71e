import { expect, test } from 'vitest'
import { platformOrigin } from './platforms.ts'

const italy = {
  code: 'it',
  hosts: ['it.localhost', 'it.millwright.example'],
  origin: 'https://it.millwright.example',
}

test('leads to the edition on this machine from a page on this machine, else to its own address', () => {
  expect(platformOrigin(italy, new URL('http://localhost:3000/'))).toBe('http://it.localhost:3000')
  expect(platformOrigin(italy, new URL('http://jp.localhost/'))).toBe('http://it.localhost')
  expect(platformOrigin(italy, new URL('http://127.0.0.1:8080/'))).toBe('http://it.localhost:8080')
  expect(platformOrigin(italy, new URL('https://jp.millwright.example/'))).toBe(
    'https://it.millwright.example',
  )
  expect(platformOrigin(italy, new URL('https://evil-localhost.example/'))).toBe(
    'https://it.millwright.example',
  )
})
