import path from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../src/contract/limits.ts'
import { withNumbers } from './written-limits.ts'

const file = path.resolve(import.meta.dirname, '../src/web/ui/Field.tsx')
const head = "import { limits } from '../../contract/limits.ts'\n"
const written = (code: string) => withNumbers(code, file)

test('limits are written as numbers, those of other objects and names that are none are left', () => {
  expect(written(`${head}const most = limits.postMax * 2 + its.limits.postMax + limits.nothing`)).toBe(
    `${head}const most = ${limits.postMax} * 2 + its.limits.postMax + limits.nothing`,
  )
})

test('those that are taken out by name are an object of these alone', () => {
  expect(written(`${head}const { postMax, answerDays: days } = limits\nconst { all } = limits.some`)).toBe(
    `${head}const { postMax, answerDays: days } = {postMax:${limits.postMax},answerDays:${limits.answerDays}}\nconst { all } = limits.some`,
  )
})

test('a module that has limits from elsewhere is left as it is', () => {
  const code = "import { limits } from './mine.ts'\nlimits.postMax"
  expect(written(code)).toBe(code)
})
