// Limits stand in texts of the server by name, and are written as each language writes numbers.
import { expect, test } from 'vitest'
import { AppError, errorTable, type ErrorName } from '../contract/errors.ts'
import { limits } from '../contract/limits.ts'
import { errorText, serverText } from './texts.ts'

test('what is told of a limit is the limit', () => {
  expect(errorText('TeamFull', 'en')).toBe(
    `A company can have at most ${limits.membersPerBusinessMax} members.`,
  )
  expect(errorText('TeamFull', 'ja')).toContain(`${limits.membersPerBusinessMax}名`)
  expect(errorText('TooManyProducts', 'es')).toContain('50.000 productos')
  expect(errorText('TooManyProducts', 'zh')).toContain('50,000个产品')
  expect(errorText('FileRefused', 'it')).toContain(`${limits.fileBytesMax / 1_024} KB`)
  expect(new AppError('TeamFull').message).toBe(errorText('TeamFull', 'en'))
})

test('no error is told with a name in braces, in any language', () => {
  for (const name of Object.keys(errorTable) as ErrorName[])
    for (const language of ['en', 'ja', 'es', 'it', 'zh'])
      expect(errorText(name, language)).not.toMatch(/[{}]/)
})

test('a value goes before a limit of the same name, and what is neither stays', () => {
  const text = { id: 'planted', message: '{answerHours} of {days}' }
  expect(serverText(text, 'en')).toBe(`${limits.answerHours} of {days}`)
  expect(serverText(text, 'en', { answerHours: '1', days: '2' })).toBe('1 of 2')
})
