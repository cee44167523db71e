import { expect, test } from 'vitest'
import { inquirySubjects } from '../../../contract/inquiry-subjects.ts'
import { subjectOf, valuesOf } from './request-values.ts'

const whole = { from: '', subject: inquirySubjects[0].message, typed: '', message: 'Can you make this?' }

test('the typed subject is sent in the place of Other, the chosen one as it is', () => {
  expect(subjectOf({ ...whole, subject: 'Other', typed: ' Bearings ' })).toBe('Bearings')
  expect(subjectOf({ ...whole, typed: 'Bearings' })).toBe(inquirySubjects[0].message)
})

test('line ends of forms become those of texts', () => {
  expect(valuesOf((name) => (name === 'message' ? 'a\r\nb' : '')).message).toBe('a\nb')
})
