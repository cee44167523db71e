// A wrong check digit of a company's number is told below its field, and nothing is refused (P5.15).
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { GeneralFields } from '../../../contract/business-fields.ts'

vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: React.ReactNode }) => children,
}))

// Other files read these modules with the macros as they are.
vi.resetModules()
afterAll(() => void vi.resetModules())
const { RegisterNumberField } = await import('./RegisterNumberField.tsx')

const wrong = 'This number does not pass its check digit: compare it with the register.'
const plain = 'Of the commercial register or the tax office, as they write it.'

const markupOf = (country: string, defaultValue: string) =>
  renderToStaticMarkup(createElement(RegisterNumberField, { name: 'registerNumber', country, defaultValue }))

test.each([
  ['JP', '7000012050003'],
  ['JP', 'Ｔ７０００－０１２０－５０００３'],
  ['IT', 'IT 0074 3110 158'],
  ['BR', '16.727.230/0001-98'],
  ['CH', '506700GE1G29325QX364'],
])('in %s %s is told to be mistyped, without scripts too, and can be saved', (country, number) => {
  const html = markupOf(country, number)
  expect(html).toContain(wrong)
  expect(html).not.toContain(plain)
  expect(html).not.toContain('aria-invalid')
  expect(html).toMatch(/aria-describedby="field-registerNumber-hint"/)
  expect(GeneralFields.shape.registerNumber.safeParse(number).success).toBe(true)
})

test.each([
  ['JP', ''],
  ['JP', '7000012050002'],
  // The company register's own, of 12 digits.
  ['JP', '1200-01-123456'],
  ['DE', 'HRB 12345'],
  ['DE', 'Amtsgericht HRB 123456'],
  ['PL', '0000123456'],
  ['CH', 'CHE-123.456.788'],
  ['US', '07-2103594'],
  ['', '7000012050003'],
])('in %s nothing is said against %j', (country, number) => {
  expect(markupOf(country, number)).toContain(plain)
  expect(markupOf(country, number)).not.toContain(wrong)
})
