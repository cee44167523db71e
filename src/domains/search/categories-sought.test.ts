// Which categories a question is about.
import { expect, test } from 'vitest'
import { nodesNamed } from './query-understanding.ts'
import { nodesSought } from './categories-sought.ts'

const ids = (...names: string[]) => names.flatMap(nodesNamed).toSorted()

test.each([
  [
    'a part of a list of things is what ends so in any category',
    'クレーン',
    ['天井クレーン', '移動式クレーン'],
  ],
  [
    'a word that no category is called by is what ends so, written with either character for a device',
    '測定器',
    ['三次元測定機', '表面粗さ測定機', '電子計測器', '血糖測定器'],
  ],
  ['a category that is called so is meant alone', 'ボルト', ['ボルト']],
  ['sizes and materials do not change the thing', 'ボルト M8', ['ボルト']],
  ['nor where they are written together with it', 'M8ステンレスボルト', ['ボルト']],
  ['nor does any other material', 'O-ring NBR', ['Oリング']],
  ['what most of its names end with is meant', 'キャップスクリュー', ['ボルト']],
  ['also of several words', 'dadi esagonali', ['ナット']],
  ['a part of a list has no explanation of all', 'bulloneria', ['ねじ・締結部品']],
  ['many sorts of it are in one category', 'cuscinetti a sfere', ['軸受（ベアリング）']],
])('%s: %s', (_, text, names) => expect(nodesSought(text).toSorted()).toEqual(ids(...names)))

test('what many sorts of things end with chooses none of them', () => {
  for (const text of ['ユニット', 'システム', '装置', 'qqzzyyxx', 'パレット', 'pallet'])
    expect(nodesSought(text)).toEqual([])
})
