// Names say nothing that our badges say, as the catalogues have it (D13, T23, decision 96).
import { expect, test } from 'vitest'
import { languages } from '../../contract/locale.ts'
import { CompanyName } from '../../contract/names.ts'
import { textsOf } from '../../testing/catalogues.ts'
import { requireOwnName } from './posing.ts'

test.each([
  ['確認', '済み'],
  ['済み', '確認'],
  ['確認済み', '山田'],
  ['プラチナ', '会員'],
  ['已', '核实'],
  ['Veri', 'fied'],
])('no person is called %s %s, as our badges are', (firstName, lastName) => {
  expect(() => requireOwnName({ firstName, lastName })).toThrow(
    expect.objectContaining({ name: 'NameReserved' }),
  )
})

test.each(languages)('no name has a badge of ours beside it, as it is called in %s', (language) => {
  const texts = textsOf(language, 'layout', 'businesses', 'inquiries')
  const badges = ['Verified', 'Confirmed'].map((key) => texts.get(key) ?? '')
  const names = ['Gold', 'Premium', 'Platinum']
  const plans = names.flatMap((name) => [name, `${name} membership`]).map((key) => texts.get(key) ?? '')
  expect([...badges, ...plans].filter((text) => text === '')).toEqual([])
  for (const badge of [...badges, ...plans]) {
    for (const name of [`Acme (${badge})`, `【${badge}】株式会社アクメ`, `Acme | ${badge}`])
      expect([name, CompanyName.safeParse(name).success]).toEqual([name, false])
  }
})
