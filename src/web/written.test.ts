// What the server keeps of pieces that are written once.
import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Frame } from './api/frame.ts'
import { writtenFor } from './written.tsx'

test('a piece is written anew when what it is made from has changed, and once while it has not', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const frame = { edition: { code: 'JP' }, industries: [] } as unknown as Frame
  let made = 0
  const write = (version: string) =>
    writtenFor(frame, i18n).once('counts', version, () => {
      made++
      return `${version} companies`
    }).__html
  expect([write('3'), write('3'), write('4'), write('4'), write('3')]).toEqual(
    ['3', '3', '4', '4', '3'].map((count) => `${count} companies`),
  )
  expect(made).toBe(3)
})
