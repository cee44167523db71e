import { expect, test } from 'vitest'
import {
  certificateFields,
  certificateTyped,
  keptFile,
  noCertificate,
  valuesOfCertificate,
} from './certificate-values.ts'

const typed = (fields: Record<string, string>) =>
  certificateTyped({ get: (name: string) => fields[name] ?? null })

test('a certificate comes back from its form as it was, its file left as it is', () => {
  const certificate = {
    id: '1',
    name: 'ISO 9001',
    number: 'Q-1',
    issuer: null,
    scope: null,
    issueDate: '2024-02-29',
    expireDate: null,
    photo: { url: '/files/1.webp' },
    confirmed: null,
    status: 'valid' as const,
    document: { name: 'ISO 9001.pdf', contentType: 'application/pdf', bytes: 9_000 },
  }
  const values = valuesOfCertificate(certificate)
  const { fields, wrong } = certificateFields(typed(values))
  expect(wrong).toEqual([])
  expect(fields).toEqual({
    name: 'ISO 9001',
    number: 'Q-1',
    issuer: '',
    scope: '',
    issueDate: '2024-02-29',
    expireDate: '',
  })
})

test('another file is sent, and so is that there is none any more', () => {
  const fieldsWith = (photo: string) => certificateFields({ ...noCertificate, name: 'a', photo }).fields
  expect(fieldsWith('019c')).toMatchObject({ photo: '019c' })
  expect(fieldsWith('')).toMatchObject({ photo: '' })
  expect(fieldsWith(keptFile)).not.toHaveProperty('photo')
})

test('a document that was attached is sent by its token, also where another was kept or taken away', () => {
  const kept = { ...noCertificate, name: 'a' }
  const removed = { ...kept, document: '' }
  expect(certificateFields(kept).fields).not.toHaveProperty('document')
  expect(certificateFields(removed).fields).toMatchObject({ document: '' })
  for (const values of [kept, removed])
    expect(certificateFields(values, 'token').fields).toMatchObject({ document: 'token' })
})

test('says what is wrong: no name, no date, an end before its beginning', () => {
  const wrongOf = (fields: Record<string, string>) => certificateFields(typed(fields)).wrong
  expect(wrongOf({ name: '  ', issueDate: '1.2.2024' })).toEqual(['name', 'issueDate'])
  expect(wrongOf({ name: 'a', issueDate: '2024-05-02', expireDate: '2024-05-01' })).toEqual(['expireDate'])
  expect(wrongOf({ name: 'a', issueDate: '2024-05-02', expireDate: '2024-05-02' })).toEqual([])
})
