import { expect, test } from 'vitest'
import { inquirySubjects } from '../../../contract/inquiry-subjects.ts'
import { limits } from '../../../contract/limits.ts'
import { languages } from '../../../contract/locale.ts'
import { answering, subjectsFor } from './request-form-data.ts'
import { checkedWords } from './sending.ts'

const [wanted] = inquirySubjects

test('the company that was asked takes the subject up as an answer, in words of its own language', () => {
  expect(answering(wanted.message, 'en')).toBe('Re: We are looking for a Qualified Manufacturer Industry')
  expect(answering(wanted.message, 'ja')).toMatch(/^Re: .*\p{sc=Han}/u)
  expect(answering('500 shafts', 'it')).toBe('Re: 500 shafts')
  expect(answering('RE: 500 shafts', 'it')).toBe('RE: 500 shafts')
})

test('a buyer chooses among the subjects of buyers, in a follow-up too; the company that was asked types its own', () => {
  for (const side of [undefined, 'S'] as const) {
    const listed = subjectsFor(side, 'ja')
    expect(listed.map(({ value }) => value)).toEqual(inquirySubjects.map(({ message }) => message))
    expect(listed[0]?.name).toMatch(/\p{sc=Han}/u)
  }
  expect(subjectsFor('R', 'ja')).toEqual([])
})

test('what is taken up can be sent as it is', () => {
  const long = '軸'.repeat(limits.subjectMax)
  for (const language of languages)
    for (const subject of [...inquirySubjects.map(({ message }) => message), long])
      expect(
        checkedWords({
          from: '',
          subject: 'Other',
          typed: answering(subject, language),
          message: 'Here it is.',
        }).wrong,
      ).toEqual({})
})
