import { describe, expect, test } from 'vitest'
import { documentTokens, normalName, queryWords } from './tokens.ts'

/** The rule of search: every word of the query has an alternative that the text has whole. */
function finds(query: string, text: string): boolean {
  const tokens = new Set(documentTokens([text]))
  return queryWords(query).every((word) => word.some((some) => some.every((token) => tokens.has(token))))
}

describe('kana', () => {
  test.each([
    ['べありんぐ', '深溝玉ベアリング'],
    ['ベアリング', 'べありんぐ専門'],
    ['ﾍﾞｱﾘﾝｸﾞ', 'べありんぐ'],
    ['もーたー', 'モータ'],
    ['ヴァルヴ', 'バルブ'],
    ['ねじ', 'ネジ・ボルト'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test('a name is the same in both', () =>
    expect(normalName('ひのかわ工業')).toBe(normalName('ヒノカワ工業')))
})

describe('writings of Japanese trade words', () => {
  test.each([
    ['コンベア', 'コンベヤ専門'],
    ['コンベヤ', 'ローラーコンベア'],
    ['ベルトコンベアー', 'ベルトコンベヤ'],
    ['ギア', '平ギヤ'],
    ['ダイヤ', 'ダイア工具'],
    ['ワイヤー', 'ワイア'],
    ['軸受け', '深溝玉軸受'],
    ['軸受', '軸受けメーカー'],
    ['組立て', '自動組立装置'],
    ['取り付け', '取付金具'],
    ['巻上げ', '巻上機'],
    ['焼入れ', '高周波焼入'],
    ['六角穴付きボルト', '六角穴付ボルト'],
    ['六角穴付ボルト', '六角穴付きボルト M8×20'],
    ['取付け', '取り付け金具'],
    ['取付', '取り付け金具'],
    ['組み立て', '組立ライン'],
    ['組立', '組み立て'],
    ['切り替え', '切替弁'],
    ['切替', '切り替えスイッチ'],
    ['切換弁', '切り換え弁'],
    ['切り換え', '切替弁'],
    ['締め付け', '締付トルク'],
    ['折り曲げ', '折曲げ加工'],
    ['折曲', '折り曲げ'],
    ['引っ張り', '引張試験機'],
    ['引き抜き', '引抜鋼管'],
    ['巻き取り', '巻取機'],
    ['組み合わせ', '組合せ軸受'],
    ['立ち上げ', '立上げ支援'],
    ['打ち抜き', '打抜き型'],
    ['仕上げ', '仕上加工'],
    ['M8', '六角ボルト M8×20'],
    ['M8', 'M8x1.25'],
    ['M8×1.25', 'ボルト M8 x 1.25 x 20'],
    ['鍍金', '亜鉛めっき'],
    ['メッキ', '電気鍍金'],
    ['熔接', '溶接機'],
    ['螺子', 'ネジ・ボルト'],
    ['齒車', '歯車'],
    ['はぐるま', '歯車減速機'],
    ['じくうけ', '玉軸受'],
    ['ようせつ加工', '溶接加工'],
    ['ばんきん', '精密板金'],
    ['ゆあつ', '油圧シリンダ'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['減速器', '遊星歯車減速機'],
    ['減速機', '減速器'],
    ['変圧機', '油入変圧器'],
    ['うず巻きポンプ', '渦巻ポンプ'],
    ['渦巻きポンプ', '渦巻ポンプ'],
    ['うずまきポンプ', '渦巻ポンプ'],
    ['渦巻ポンプ', '渦巻きポンプ専門'],
    ['押しボルト', '押ボルト'],
    ['組み立てライン', '組立ライン'],
    ['取り付けボルト', '取付ボルト'],
    ['げんそくき', '減速機'],
    ['へんあつき', '変圧器'],
    ['あっしゅくき', '圧縮機'],
    ['ひらはぐるま', '平歯車'],
    ['ろっかくあなつきぼると', '六角穴付ボルト'],
    ['ゆうせい歯車減速機', '遊星歯車減速機'],
  ])('%s finds %s', (query, text) => expect(finds(query, text)).toBe(true))

  test.each([
    ['曲げ', '曲線'],
    ['機械', '器械体操'],
    ['食器', '食機'],
    ['ふなつき', '減速機'],
    ['鋳物', '高いものづくり'],
    ['京都', '東京都八王子市'],
  ])('%s does not find %s', (query, text) => expect(finds(query, text)).toBe(false))

  test.each(['東京都', '東京', '東京都八王子市', '八王子'])('%s finds a place in Tokyo', (query) =>
    expect(finds(query, '東京都八王子市')).toBe(true),
  )

  test('every part of what is written otherwise is found too', () => {
    for (const name of ['取り付け軸受け鍍金工業', 'コンベヤはぐるま螺子製作所', 'じくうけ熔接ギヤード'])
      for (let from = 0; from < name.length - 1; from++)
        for (let to = from + 2; to <= name.length; to++)
          expect(finds(name.slice(from, to), name), name.slice(from, to)).toBe(true)
  })
})
