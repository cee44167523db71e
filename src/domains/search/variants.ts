// One word of Japanese trade, written in several ways: kana of foreign words, endings of verbs, old characters and readings.
import { katakanaOf } from '../../contract/writing.ts'

/** Characters of which another form is usual: 塡 is 填, 髙 is 高. */
const characters = new Map(
  '塡填 頰頬 剝剥 繫繋 鑛鉱 廣広 國国 澤沢 濵浜 濱浜 邊辺 圓円 會会 櫻桜 眞真 鐵鉄 龍竜 髙高 﨑崎 鈑板 瀨瀬 攪撹 蠟蝋 嚙噛 塚塚 顚顛'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
)
const anyOld = new RegExp(`[${[...characters.keys()].join('')}]`, 'gu')

/** A text with characters in their usual form. */
export const usualCharacters = (text: string): string =>
  text.replace(anyOld, (character) => characters.get(character)!)

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
  鋳造品 鋳物 鑄物
  撹拌 攪拌
  ろ過 濾過
  ろう付 鑞付 蝋付
  連結 聯結
  包装 梱包 捆包
  フィルム フイルム
  フィルタ フイルタ
  玉軸受 ボールベアリング ボール軸受
  ころ軸受 ローラーベアリング ローラベアリング ローラー軸受
  ダイカスト ダイキャスト
  引張 引っ張
  組合せ 組み合わせ 組合わせ
  打合せ 打ち合わせ 打合わせ
  切替 切換 切り換
  付 付き`)

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

const anyWriting = new RegExp(
  [...writings.keys()].toSorted((one, other) => other.length - one.length).join('|'),
  'gu',
)
/** At the beginning, and not of a longer word in kana. */
const anyReading = new RegExp(`^(?:${[...readings.keys()].join('|')})(?![\u30a1-\u30fc])`, 'u')

/** コンベヤ and コンベア, ギヤ and ギア. */
const foreignYa = /(?<=[イィキギシジチヂニヒビピミリエェケゲセゼテデネヘベペメレ])ヤ/gu
/** 取り付け and 取付け: an ending of one kana between two characters. */
const endingBetween = /(?<=\p{sc=Han})[イエキギケゲシジセチテビミメリレ](?=\p{sc=Han})/gu
/** 軸受け and 組立て: the same at the end; after a single character (曲げ) it is all that tells the verb. */
const endingAfter = /(?<=\p{sc=Han}{2})[イエキギケゲシジセチテビミメリレ](?![\u30a1-\u30fc])/gu

/** エアーシリンダー and エアシリンダ: the long vowel at the end of a word within a longer one. */
const longVowelWithin =
  /(?<=エア|モータ|センサ|シリンダ|ローラ|コンベ[ヤア]|ギ[ヤア]|ヒータ|フィルタ|カッタ|ドライバ|コネクタ|レーザ|インバータ|コンバータ|コンピュータ|プリンタ|スキャナ|メータ|モニタ|ポリマ|エレベータ|アダプタ|リーダ|クーラ|ボイラ|ミキサ|バッテリ|ワッシャ|スペーサ|ブレーカ|コントローラ|エンコーダ|ヘッダ|スライダ|ダンパ|バンパ|ホルダ|プーリ|ロータ|ステータ|トランスミッタ|アクチュエータ|コンデンサ|トリマ|グラインダ|サンダ|タイマ|カウンタ|プラズマ|レバ)ー(?=[\u30a1-\u30fa])/gu
/** スプロケツト and チユーブ: old machines know no small kana. */
const largeTsu = /ツ(?=[カキクケコサシスセソタチテトパピプペポ])/gu
const largeYu = /(?<=[シジチ])ユ(?=[ー\u30a1-\u30fa])/gu

/** A run of characters as most write it, hiragana as katakana already; mostly the run itself. */
export const usualWriting = (run: string): string =>
  run
    .replace(largeTsu, 'ッ')
    .replace(largeYu, 'ュ')
    .replace(longVowelWithin, '')
    .replace(anyReading, (reading) => readings.get(reading)!)
    .replace(anyWriting, (writing) => writings.get(writing)!)
    .replace(foreignYa, 'ア')
    .replace(endingBetween, '')
    .replace(endingAfter, '')

/** How verbs end that are in the names of things; what is written with their ending is written without it too. */
const verbEndings = new Map(
  '巻キ 付ケ 付キ 取リ 組ミ 締メ 切リ 押シ 引キ 折リ 打チ 抜キ 曲ゲ 絞リ 揚ゲ 上ゲ 吊リ 積ミ 張リ 受ケ 立テ 替エ 換エ 止メ 込ミ 削リ 焼キ 織リ 編ミ 滑リ 掛ケ 詰メ 貼リ 割リ 振リ 練リ'
    .split(' ')
    .map((pair) => [...pair] as [verb: string, ending: string])
    .reduce(
      (all, [verb, ending]) => all.set(verb, [...(all.get(verb) ?? []), ending]),
      new Map<string, string[]>(),
    ),
)
const oneOfThem = [...verbEndings].map(([verb, endings]) => `(?<=${verb})[${endings.join('')}]`).join('|')
const anyEnding = new RegExp(oneOfThem, 'gu')
/** 渦巻きポンプ and 渦巻ポンプ: before a word in kana; elsewhere they are left out of documents as well. */
const endingBeforeKana = new RegExp(`(?:${oneOfThem})(?=[\u30a1-\u30fa]{2})`, 'gu')
const verbBeforeKana = new RegExp(
  `(?<=[${[...verbEndings.keys()].join('')}])(?=[\u30a1-\u30fa]{2})(?<!付)`,
  'gu',
)
/** 減速機 and 減速器: what machines and devices are called, but for words of their own as 容器 and 機械. */
const device = /(?<=\p{sc=Han}{2})(?<![機容食])[器機](?![器機械関構具材能種体])/gu

/** A run without the endings of its verbs. */
export const withoutEndings = (run: string): string => run.replace(anyEnding, '')

/** One of all the ways to write a run, by which names are told; documents need not have it. */
export const canonicalWriting = (run: string): string =>
  usualWriting(run).replace(endingBeforeKana, '').replace(device, '機')

/** The ways to write a run that documents may have, the canonical one first. */
export function writingsAsked(run: string): string[] {
  const canonical = canonicalWriting(run)
  const ended = canonical.replace(verbBeforeKana, (_, at: number) => verbEndings.get(canonical[at - 1]!)![0]!)
  return [...new Set([canonical, usualWriting(run), run, canonical.replace(device, '器'), ended])]
}
