import { expect, test } from 'vitest'
import { inquirySubjects } from '../../../contract/inquiry-subjects.ts'
import { limits } from '../../../contract/limits.ts'
import { subjectOf, valuesOf, wrongOf } from './request-values.ts'

const whole = { from: '', subject: inquirySubjects[0].message, typed: '', message: 'Can you make this?' }

test('P5.9: subject and message are required, and a typed subject for Other', () => {
  expect(wrongOf(whole)).toEqual({})
  expect(wrongOf({ ...whole, subject: '', message: ' \n ' })).toEqual({
    subject: 'missing',
    message: 'missing',
  })
  expect(wrongOf({ ...whole, subject: 'Something else' })).toEqual({ subject: 'missing' })
  expect(wrongOf({ ...whole, subject: 'Other', typed: '  ' })).toEqual({ typed: 'missing' })
  expect(wrongOf({ ...whole, subject: 'Other', typed: ' Other' })).toEqual({ typed: 'missing' })
  expect(wrongOf({ ...whole, subject: 'Other', typed: 'Bearings' })).toEqual({})
})

test('D41: lengths count code points', () => {
  expect(wrongOf({ ...whole, message: '𠮷'.repeat(limits.messageMax) })).toEqual({})
  expect(wrongOf({ ...whole, message: '𠮷'.repeat(limits.messageMax + 1) })).toEqual({ message: 'tooLong' })
})

test('the typed subject is sent in the place of Other, the chosen one as it is', () => {
  expect(subjectOf({ ...whole, subject: 'Other', typed: ' Bearings ' })).toBe('Bearings')
  expect(subjectOf({ ...whole, typed: 'Bearings' })).toBe(inquirySubjects[0].message)
})

test('line ends of forms become those of texts', () => {
  expect(valuesOf((name) => (name === 'message' ? 'a\r\nb' : '')).message).toBe('a\nb')
})
