import { expect, test } from 'vitest'
import { inquirySubjects } from '../../../contract/inquiry-subjects.ts'
import { limits } from '../../../contract/limits.ts'
import type { RequestValues } from './request-values.ts'
import { checkedWords } from './sending.ts'

const whole = { from: '', subject: inquirySubjects[0].message, typed: '', message: 'Can you make this?' }
const wrongIn = (values: RequestValues) => checkedWords(values).wrong

test('P5.9: subject and message are required, and a typed subject for Other', () => {
  expect(wrongIn(whole)).toEqual({})
  expect(wrongIn({ ...whole, subject: '', message: ' \n ' })).toEqual({
    subject: 'short',
    message: 'short',
  })
  expect(wrongIn({ ...whole, subject: 'Something else' })).toEqual({ subject: 'short' })
  expect(wrongIn({ ...whole, subject: 'Other', typed: '  ' })).toEqual({ typed: 'short' })
  expect(wrongIn({ ...whole, subject: 'Other', typed: ' Other' })).toEqual({ typed: 'short' })
  expect(wrongIn({ ...whole, subject: 'Other', typed: 'Bearings' })).toEqual({})
})

test('D41: lengths count code points', () => {
  expect(wrongIn({ ...whole, message: '𠮷'.repeat(limits.messageMax) })).toEqual({})
  expect(wrongIn({ ...whole, message: '𠮷'.repeat(limits.messageMax + 1) })).toEqual({ message: 'long' })
})

test('what the server would refuse is told beside its field: text that cannot be seen', () => {
  expect(wrongIn({ ...whole, message: 'a\u202eb' })).toEqual({ message: 'hidden' })
  expect(wrongIn({ ...whole, message: '\u2800' })).toEqual({ message: 'short' })
  expect(wrongIn({ ...whole, subject: 'Other', typed: 'a\u202eb' })).toEqual({ typed: 'hidden' })
})

test('what is right is what the call takes, without blanks at its ends', () => {
  expect(checkedWords({ ...whole, message: ' How many? \n' }).words).toEqual({
    subject: whole.subject,
    message: 'How many?',
  })
})
