// Numbers that were promised: they change by a decision, not by the way.
import { expect, test } from 'vitest'
import { attachmentSizeMax, documentSizeMax } from './limit-texts.ts'
import { bytesMaxOf } from './files.ts'
import { limits } from './limits.ts'

const megabyte = 1_024 * 1_024

test('D59, decision 62: five files of 20 MB go with a message of 4,000 characters', () => {
  expect(limits.attachmentsMax).toBe(5)
  expect(limits.attachmentBytesMax).toBe(20 * megabyte)
  expect(limits.messageMax).toBe(4_000)
  expect(bytesMaxOf('attachment', 'application/pdf')).toBe(20 * megabyte)
  expect(attachmentSizeMax).toBe('20 MB')
})

test('decision 62: the PDF of a certificate has up to 5 MB, a picture 500 KB as before', () => {
  expect(limits.documentBytesMax).toBe(5 * megabyte)
  expect(bytesMaxOf('businessFile', 'application/pdf')).toBe(5 * megabyte)
  expect(bytesMaxOf('businessFile', 'image/png')).toBe(512_000)
  expect(documentSizeMax).toBe('5 MB')
})
