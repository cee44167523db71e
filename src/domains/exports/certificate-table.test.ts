import { expect, test } from 'vitest'
import { certificateTable } from './tables.ts'

const certificate = {
  certificateID: '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c3',
  name: 'ISO 9001',
  number: '',
  issuer: '',
  scope: '軸受',
  scopes: { it: 'Cuscinetti', en: 'Bearings' },
  issueDate: '',
  expireDate: '',
  photo: '',
  confirmedOn: '',
  confirmedWhere: '',
  document: '',
}

test('what certificates cover has a column for each language in which something is said', () => {
  const [heads, first, second] = certificateTable([certificate, { ...certificate, scopes: {} }], 'en')
  expect(heads!.slice(-2)).toEqual(['Scope (English)', 'Scope (Italian)'])
  expect([first!.slice(-2), second!.slice(-2)]).toEqual([
    ['Bearings', 'Cuscinetti'],
    ['', ''],
  ])
  expect(new Set([heads, first, second].map((row) => row!.length))).toEqual(new Set([heads!.length]))
  expect(certificateTable([{ ...certificate, scopes: {} }], 'ja')[0]).toHaveLength(10)
})
