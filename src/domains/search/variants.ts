// One word of Japanese trade, written in several ways: kana of foreign words, endings of verbs, old characters and readings.

/** Kana are one alphabet written in two ways: べありんぐ is ベアリング. */
export const katakanaOf = (text: string): string =>
  text.replace(/[\u3041-\u3096\u309d\u309e]/gu, (kana) => String.fromCodePoint(kana.codePointAt(0)! + 0x60))

/** Written anywhere in a word: the usual writing, then the others. */
const writings = tableOf(`
  溶接 熔接 鎔接 銲接
  溶断 熔断
  溶射 熔射
  溶融 熔融
  めっき 鍍金
  ねじ 螺子 捻子 捩子
  ばね 発条 撥条
  ガラス 硝子
  ゴム 護謨
  歯車 齒車 齒輪 歯輪
  板金 鈑金
  研磨 研摩
  鋳造 鑄造
  鋳物 鑄物
  攪拌 撹拌
  ろ過 濾過
  ろう付 鑞付 蝋付
  連結 聯結
  梱包 捆包
  フィルム フイルム
  フィルタ フイルタ`)

/** What the most common words sound like: whoever types in a hurry leaves them so. Kana are many words' parts, so only alone. */
const readings = tableOf(`
  歯車 はぐるま
  軸受 じくうけ
  溶接 ようせつ
  板金 ばんきん
  油圧 ゆあつ
  空圧 くうあつ
  金型 かながた
  鋳造 ちゅうぞう
  鍛造 たんぞう
  切削 せっさく
  研削 けんさく
  研磨 けんま
  旋盤 せんばん
  塗装 とそう
  搬送 はんそう
  配管 はいかん
  継手 つぎて
  樹脂 じゅし`)

function tableOf(lines: string): ReadonlyMap<string, string> {
  const entries = lines.trim().split('\n')
  return new Map(
    entries.flatMap((line) => {
      const [usual, ...others] = katakanaOf(line.trim()).split(' ') as [string, ...string[]]
      return others.map((other): [string, string] => [other, usual])
    }),
  )
}

const anyWriting = new RegExp([...writings.keys()].join('|'), 'gu')
/** At the beginning, and not of a longer word in kana. */
const anyReading = new RegExp(`^(?:${[...readings.keys()].join('|')})(?![\u30a1-\u30fc])`, 'u')

/** コンベヤ and コンベア, ギヤ and ギア. */
const foreignYa = /(?<=[イィキギシジチヂニヒビピミリエェケゲセゼテデネヘベペメレ])ヤ/gu
/** 取り付け and 取付け: an ending of one kana between two characters. */
const endingBetween = /(?<=\p{sc=Han})[イエキギケゲシジセチテビミメリレ](?=\p{sc=Han})/gu
/** 軸受け and 組立て: the same at the end; after a single character (曲げ) it is all that tells the verb. */
const endingAfter = /(?<=\p{sc=Han}{2})[イエキギケゲシジセチテビミメリレ](?![\u30a1-\u30fc])/gu

/** A run of characters as most write it, hiragana as katakana already; mostly the run itself. */
export const usualWriting = (run: string): string =>
  run
    .replace(anyReading, (reading) => readings.get(reading)!)
    .replace(anyWriting, (writing) => writings.get(writing)!)
    .replace(foreignYa, 'ア')
    .replace(endingBetween, '')
    .replace(endingAfter, '')
