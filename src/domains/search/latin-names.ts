// Names of companies in Latin letters, asked for as they sound: ヒノカワ is Hinokawa.
import { katakanaOf } from '../../contract/writing.ts'
import { isWord, partsOf } from './compounds.ts'
import { otherNamesOf } from './synonyms.ts'

/** Kana in the spelling of Hepburn, as companies and passports write names. */
const letters = new Map(
  `ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so タ ta チ chi ツ tsu テ te ト to ナ na ニ ni ヌ nu
  ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo ラ ra リ ri ル ru レ re ロ ro ワ wa ヲ o ン n
  ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo ダ da ヂ ji ヅ zu デ de ド do バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu
  ペ pe ポ po`
    .trim()
    .split(/\s+/u)
    .flatMap((kana, at, all) => (at % 2 === 0 ? [[kana, all[at + 1]!] as const] : [])),
)
const small: Readonly<Record<string, string>> = { ャ: 'ya', ュ: 'yu', ョ: 'yo' }
const runs = /[\p{sc=Kana}\p{sc=Hira}ー]{3,}/gu

/** A text with its unknown words in kana in Latin letters; undefined when there are none. Long vowels are left as one, as in Osaka. */
export function inLatinLetters(text: string): string | undefined {
  const plain = text.normalize('NFKC')
  const spelt = plain.replace(runs, (run) => {
    const kana = katakanaOf(run)
    const isKnown = isWord(kana) || partsOf(kana).length > 1 || otherNamesOf(run).length > 0
    return (isKnown ? undefined : speltOut(kana)) ?? run
  })
  return spelt === plain ? undefined : spelt
}

/** トウキョウ is tokyo, サッポロ sapporo; undefined of what no Japanese name is written with, as ファ. */
function speltOut(kana: string): string | undefined {
  let spelt = ''
  let isDoubled = false
  for (const one of kana.replace(/ー/gu, '')) {
    if (one === 'ッ') {
      isDoubled = true
      continue
    }
    const glide = small[one]
    const sound = letters.get(one)
    if (glide !== undefined) {
      if (!spelt.endsWith('i')) return undefined
      // Sha, cha and ja are written without the y.
      spelt = spelt.slice(0, -1) + (/(?:sh|ch|j)i$/u.test(spelt) ? glide.slice(1) : glide)
    } else if (sound === undefined) return undefined
    else {
      spelt += (isDoubled ? (sound.startsWith('ch') ? 't' : sound[0]!) : '') + sound
      isDoubled = false
    }
  }
  return spelt.replace(/ou|oo/gu, 'o').replace(/uu/gu, 'u')
}
