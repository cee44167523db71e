import { expect, test } from 'vitest'
import type { EditionEntry } from '../../contract/editions.ts'
import { frameOf } from './frame.ts'

const edition = { code: 'jp', siteName: 'Millwright Japan', hosts: ['jp'], email: 'a@b' } as EditionEntry
const industries = [{ id: '0001', name: 'Automation', icon: 'robot', description: 'Long' }]

test('a frame holds what pages show, and is the same until its edition or its industries are others', () => {
  const frame = frameOf(edition, industries)
  expect(frame).toEqual({
    edition: { code: 'jp', siteName: 'Millwright Japan' },
    industries: [{ id: '0001', name: 'Automation', icon: 'robot' }],
  })
  expect(frameOf(edition, industries)).toBe(frame)
  const renamed = frameOf(edition, [{ ...industries[0]!, name: '自動化' }])
  expect(renamed.industries[0]?.name).toBe('自動化')
  expect(frameOf({ ...edition, siteName: 'Other' }, industries).edition.siteName).toBe('Other')
})
