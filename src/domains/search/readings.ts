// What names of categories and of trade sound like: げんそくき is 減速機, and so うずまきポンプ and うず巻ポンプ are 渦巻ポンプ.
import { katakanaOf } from '../../contract/writing.ts'
import { canonicalWriting, withoutEndings } from './variants.ts'
import { everyCategoryNode } from '../reference-data/industries.ts'
import { tradeNamesByLine, tradeNamesIn } from './trade-names.ts'

/** Words of Chinese characters that names are made of, without the endings of verbs, and how they are read. */
const readings = new Map(
  `
  減速げんそく 変速へんそく 加速かそく 機き 械かい 機械きかい 工作こうさく 工具こうぐ 渦巻うずまき 渦うず 巻まき 軸受じくうけ 軸継手じくつぎて 軸じく
  継手つぎて 歯車はぐるま 平歯車ひらはぐるま 遊星ゆうせい 波動はどう 溶接ようせつ 溶断ようだん 板金ばんきん 油圧ゆあつ 空圧くうあつ 空気圧くうきあつ
  空気くうき 水圧すいあつ 圧力あつりょく 圧縮あっしゅく 圧着あっちゃく 高圧こうあつ 低圧ていあつ 減圧げんあつ 変圧へんあつ 金型かながた 鋳造ちゅうぞう
  鋳物いもの 鋳鉄ちゅうてつ 鋳鋼ちゅうこう 鍛造たんぞう 鍛圧たんあつ 熱間ねつかん 冷間れいかん 切削せっさく 切断せつだん 研削けんさく 研磨けんま 砥石といし
  旋盤せんばん 旋削せんさく 旋回せんかい 塗装とそう 塗料とりょう 塗布とふ 搬送はんそう 配管はいかん 配線はいせん 配電はいでん 樹脂じゅし 加工かこう
  製造せいぞう 製缶せいかん 製品せいひん 製袋せいたい 製麺せいめん 部品ぶひん 部材ぶざい 材料ざいりょう 材ざい 品ひん 剤ざい 装置そうち 設備せつび 設計せっけい
  機器きき 器具きぐ 器き 用品ようひん 用よう 式しき 製せい 組立くみたて 組込くみこみ 取付とりつけ 締付しめつけ 巻取まきとり 引張ひっぱり 引抜ひきぬき
  押出おしだし 打抜うちぬき 折曲おりまげ 曲まげ 絞しぼり 切替きりかえ 仕上しあげ 仕切しきり 仕分しわけ 焼入やきいれ 焼結しょうけつ 焼鈍しょうどん 吊つり
  六角穴付ろっかくあなつき 六角ろっかく 小こ 皿さら 板いた 座金ざがね 平座金ひらざがね 玉軸受たまじくうけ 深溝ふかみぞ 円筒えんとう 円錐えんすい 針状はりじょう
  自動じどう 調心ちょうしん 自動調心じどうちょうしん 電動でんどう 電動機でんどうき 電磁でんじ 電磁弁でんじべん 電子でんし 電気でんき 電池でんち 電線でんせん
  電源でんげん 電力でんりょく 電熱線でんねつせん 蓄電池ちくでんち 充電じゅうでん 発電はつでん 発電機はつでんき 弁べん 玉弁たまべん 安全あんぜん 調節ちょうせつ 逆止ぎゃくし
  制御せいぎょ 盤ばん 炉ろ 槽そう 塔とう 計けい 線せん 管かん 鋼管こうかん 鋼板こうはん 鋼材こうざい 鋼球こうきゅう 鉄鋼てっこう 鉄筋てっきん 銅管どうかん 銅どう
  黄銅おうどう 真鍮しんちゅう 亜鉛あえん 合金ごうきん 金属きんぞく 石油せきゆ 油あぶら 作動油さどうゆ 潤滑油じゅんかつゆ 潤滑じゅんかつ 切削油せっさくゆ 温度おんど 流量りゅうりょう
  熱交換ねつこうかん 熱処理ねつしょり 熱電対ねつでんつい 表面ひょうめん 処理しょり 表面処理ひょうめんしょり 冷却れいきゃく 冷凍れいとう 加熱かねつ 加湿かしつ 乾燥かんそう
  真空しんくう 送風そうふう 換気扇かんきせん 換気かんき 空調くうちょう 集塵しゅうじん 洗浄せんじょう 高圧洗浄こうあつせんじょう 超音波ちょうおんぱ 水中すいちゅう 水処理みずしょり
  遠心えんしん 分離ぶんり 定量ていりょう 圧力計あつりょくけい 計量けいりょう 計測けいそく 測定そくてい 検査けんさ 試験しけん 三次元さんじげん 硬度こうど 振動しんどう
  包装ほうそう 梱包こんぽう 充填じゅうてん 印刷いんさつ 刻印こくいん 射出しゃしゅつ 成形せいけい 真空成形しんくうせいけい 粉砕ふんさい 粉末ふんまつ 粉体ふんたい 冶金やきん
  撹拌かくはん 混合こんごう 混練こんれん 破砕はさい 掘削くっさく 造粒ぞうりゅう 食品しょくひん 食品加工しょくひんかこう 繊維せんい 紡績ぼうせき 縫製ほうせい
  建設けんせつ 農業のうぎょう 荷役にやく 天井てんじょう 昇降しょうこう 産業さんぎょう 産業用さんぎょうよう 協働きょうどう 垂直すいちょく 水平すいへい 画像がぞう 近接きんせつ
  光電こうでん 変位へんい 端子たんし 端子台たんしだい 基板きばん 半導体はんどうたい 抵抗ていこう 変換へんかん 遮断しゃだん 開閉かいへい 継電けいでん 直動ちょくどう 案内あんない
  直動案内ちょくどうあんない 送おくり 台形だいけい 止輪とめわ 止とめ 防振ぼうしん 防水ぼうすい 防塵ぼうじん 防錆ぼうせい 防爆ぼうばく 精密せいみつ 超硬ちょうこう 試作しさく
  治具じぐ 工業こうぎょう 刃物はもの 万力まんりき 鋸のこ 丸鋸まるのこ 帯鋸おびのこ 釘くぎ 蝶番ちょうつがい 錠前じょうまえ 磁石じしゃく 電磁石でんじしゃく 永久えいきゅう
  接着せっちゃく 接着剤せっちゃくざい 粘着ねんちゃく 両面りょうめん 断熱だんねつ 複合ふくごう 炭素たんそ 炭素繊維たんそせんい 非破壊ひはかい 放電ほうでん 歯切はぎり
  三相さんそう 単相たんそう 同期どうき 誘導ゆうどう 同軸どうじく 保護ほご 手袋てぶくろ 作業さぎょう 作業服さぎょうふく 容器ようき 貯槽ちょそう 油性ゆせい 蒸気じょうき 蒸留じょうりゅう
  物流ぶつりゅう 輸送ゆそう 翻訳ほんやく 修理しゅうり 校正こうせい 家具かぐ 照明しょうめい 建築けんちく 木材もくざい 塗とり 紙箱かみばこ 段だん 箱ばこ 段箱だんばこ 紙袋かみぶくろ 袋ふくろ`
    .trim()
    .split(/\s+/u)
    .map((pair) => /^(?<word>.*\p{sc=Han})(?<reading>\p{sc=Hira}+)$/u.exec(pair)!.groups!)
    .map(({ word, reading }) => [word!, katakanaOf(reading!)] as const),
)

const anyWord = new RegExp(
  [...readings.keys()].toSorted((one, other) => other.length - one.length).join('|'),
  'gu',
)
const onlyKana = /^[\p{sc=Kana}ー]{4,}$/u

/** How a run of characters is read, hiragana as katakana; undefined where that is not known, and of what is too short to tell. */
function soundOf(run: string): string | undefined {
  // Endings belong to the readings: 巻き is マキ as 巻.
  const bare = withoutEndings(canonicalWriting(run).replaceAll('器', '機'))
  const sound = bare.replace(anyWord, (word) => readings.get(word)!).replace(/(?<=..)ー$/u, '')
  return onlyKana.test(sound) ? sound.replaceAll('ッ', 'ツ').replaceAll('ュ', 'ユ') : undefined
}

type Names = { bySound: ReadonlyMap<string, string>; written: ReadonlySet<string> }
let known: Names | undefined

/** Names of several things are read one by one; what two names sound like is neither. */
function names(): Names {
  if (known) return known
  const all = [...everyCategoryNode().map(({ name }) => name), ...tradeNamesIn('ja')]
    .flatMap((name) => name.normalize('NFKC').split(/[()・/&\s]+/u))
    .map(katakanaOf)
  const written = new Set(all.map(canonicalWriting))
  for (const kana of readingsBesideNames()) written.delete(kana)
  const bySound = new Map<string, string>()
  const several = new Set<string>()
  for (const name of all.filter((name) => anyHan.test(name))) {
    const sound = soundOf(name)
    if (sound === undefined) continue
    const other = bySound.get(sound)
    if (other === undefined) bySound.set(sound, name)
    else if (canonicalWriting(other) !== canonicalWriting(name)) several.add(sound)
  }
  for (const sound of several) bySound.delete(sound)
  known = { bySound, written }
  return known
}

/** ダンボール beside 段ボール, in one line of trade: another writing, and no other name. */
const readingsBesideNames = (): string[] =>
  tradeNamesByLine('ja').flatMap((line) => {
    const sounds = new Set(line.filter((name) => anyHan.test(name)).map(soundOf))
    return line
      .map(katakanaOf)
      .filter((name) => !anyHan.test(name) && sounds.has(soundOf(name)))
      .map(canonicalWriting)
  })

const anyHan = /\p{sc=Han}/u
const anyKana = /[\p{sc=Kana}]/u

/** The name of a category or of trade that a run with kana sounds like, and is not; mostly none. */
export function nameThatSoundsLike(run: string): string | undefined {
  if (run.length < 3 || !anyKana.test(run)) return undefined
  const { bySound, written } = names()
  if (written.has(canonicalWriting(run))) return undefined
  const sound = soundOf(run)
  return sound === undefined ? undefined : bySound.get(sound)
}
