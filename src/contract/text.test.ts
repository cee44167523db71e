// How numbers and codes are kept, however a keyboard wrote them.
import { expect, test } from 'vitest'
import { RegisterNumber } from './business-fields.ts'
import { addCertificate } from './certificates.ts'

const certificate = { name: 'ISO 9001', issuer: '', scope: '', issueDate: '', expireDate: '' }

test.each([
  ['１２００−０１−１２３４５６', '1200-01-123456'],
  ['1200ー01ー123456', '1200-01-123456'],
  ['HRB‐2041 – B', 'HRB-2041 - B'],
  ['般−３　第１２００号', '般-3 第1200号'],
  ['センター１２', 'センター12'],
  ['', ''],
])('a number that is written %s is kept as %s, in a register and on a certificate', (written, kept) => {
  expect(RegisterNumber.parse(written)).toBe(kept)
  expect(addCertificate.body.parse({ ...certificate, number: written }).number).toBe(kept)
})
