import { expect, test } from 'vitest'
import { namedLike } from './named-like.ts'

const all = ['Hinokawa Bearing Works', 'Établissements Carré', '株式会社ガーベラ', 'Weidner GmbH'].map(
  (name) => ({
    name,
  }),
)
const found = (search: string) => namedLike(all, search).map(({ name }) => name)

test('all words count, whatever their width, accents and capitals', () => {
  expect(found('')).toHaveLength(4)
  expect(found('  works hino ')).toEqual(['Hinokawa Bearing Works'])
  expect(found('etabl CARRE')).toEqual(['Établissements Carré'])
  expect(found('ｶﾞｰﾍﾞﾗ')).toEqual(['株式会社ガーベラ'])
  expect(found('ＧｍｂＨ')).toEqual(['Weidner GmbH'])
  expect(found('works weidner')).toEqual([])
})
