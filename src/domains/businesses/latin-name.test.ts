import { expect, test } from 'vitest'
import { latinName } from './latin-name.ts'

test.each([
  ['株式会社檜川軸受製作所', 'ヒノカワ ジクウケ セイサクショ', 'Hinokawa Jikuuke Seisakusho Co., Ltd.'],
  ['檜川精工', 'ひのかわせいこう', 'Hinokawaseiko'],
  ['㈱東京機械', 'カブシキガイシャトウキョウキカイ', 'Tokyokikai Co., Ltd.'],
  ['有限会社大阪歯車', 'オオサカ・ハグルマ', 'Osaka Haguruma Ltd.'],
  ['合同会社', 'ﾌｧﾅｯｸ ｳﾞｧｰﾚ', 'Fanakku Vare LLC'],
  ['九州工業', 'キュウシュウ コウギョウ', 'Kyushu Kogyo'],
  ['順一商会', 'ジュンイチ', 'Junichi'],
])('%s, read %s, is %s', (name, reading, latin) => expect(latinName(name, reading)).toBe(latin))

test.each([[null], [''], ['ヒノカワ軸受'], ['Hinokawa'], ['カブシキガイシャ'], ['ー'], ['<b>']])(
  'nothing is guessed of %s',
  (reading) => expect(latinName('株式会社檜川軸受製作所', reading)).toBeNull(),
)
