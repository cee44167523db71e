// What is written together and says several things: M8ステンレスボルト is a ボルト of ステンレス, M8.
import { katakanaOf } from '../../contract/writing.ts'
import { isWord } from './compounds.ts'
import { chunksOf, nodesNamed } from './query-understanding.ts'
import { sizesIn } from './sizes.ts'
import { isMaterial, materialsInRuns, otherNamesOf } from './synonyms.ts'
import { usualWriting } from './variants.ts'

const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]`
const measureAndRun = new RegExp(
  String.raw`^(?<measure>[^\s]*?[\p{N}\p{sc=Latin}"”])(?<run>${unspaced}{2,})$`,
  'u',
)
const anyUnspaced = new RegExp(unspaced, 'u')
const onlyRun = new RegExp(`^${unspaced}+$`, 'u')

/** A text with sizes, grades and materials apart from the things they stand before; undefined when none does. */
export function thingsApart(text: string): string | undefined {
  if (!anyUnspaced.test(text)) return undefined
  const chunks = chunksOf(text)
  const apart = chunks.map(chunkApart)
  return apart.every((chunk, at) => chunk === chunks[at]) ? undefined : apart.join(' ')
}

/** While one search is made its words are looked at many times. */
const known = new Map<string, string>()
const knownMost = 5_000

function chunkApart(chunk: string): string {
  const had = known.get(chunk)
  if (had !== undefined) return had
  const apart = withoutJoinedDots(chunk) ?? (isNamed(chunk) ? chunk : partsOf(chunk))
  if (known.size >= knownMost) known.clear()
  known.set(chunk, apart)
  return apart
}

/** Names of categories and of trade are whole: アルミダイカスト, 樹脂パレット. */
const isNamed = (chunk: string): boolean => nodesNamed(chunk).length > 0 || otherNamesOf(chunk).length > 0

function partsOf(chunk: string): string {
  const { measure, run } = measureAndRun.exec(chunk.normalize('NFKC'))?.groups ?? {}
  if (measure === undefined || run === undefined) return ofMaterial(chunk)
  return isSize(measure) ? `${measure} ${isNamed(run) ? run : ofMaterial(run)}` : chunk
}

/** A size, a thread, or the grade of a material; 3D of 3Dプリンタ is a part of its name. */
function isSize(measure: string): boolean {
  const folded = measure.toLowerCase()
  const size = sizesIn(folded).some(({ from, to }) => from === 0 && to === folded.length)
  return size || otherNamesOf(measure).length > 0 || gradeWithLetter.test(folded)
}
const gradeWithLetter = /^(?:304l|310s|316l|316ti|440c|904l)$/u

/** ステンレス鋼フランジ, アルミ製ブラケット: the longest name of a material that a compound begins with, and what is made of it. */
function ofMaterial(chunk: string): string {
  const run = chunk.normalize('NFKC')
  if (!onlyRun.test(run)) return chunk
  const usual = usualWriting(katakanaOf(run))
  // Its writing is the usual one, or what is cut off would be another part.
  const own = usual.length === run.length ? katakanaOf(run) : run
  const material = materialsInRuns().find((name) => own.startsWith(name) && own.length > name.length)
  if (material === undefined) return chunk
  const thing = run.slice(material.length).replace(/^製の?(?=.)/u, '')
  if (/^製の?$/u.test(thing)) return material
  const isThing = ([...thing].length > 1 && !isMaterial(thing)) || forms.has(thing)
  return isThing ? `${run.slice(0, material.length)} ${thing}` : chunk
}
/** アルミ板: of single characters only those that are a form in which materials are bought. */
const forms: ReadonlySet<string> = new Set('板棒管線箔網')

/** ダン・ボール is ダンボール: a dot within a word that is known without it. */
function withoutJoinedDots(chunk: string): string | undefined {
  const plain = chunk.normalize('NFKC')
  if (!/^[\p{sc=Kana}\p{sc=Hira}ー]+(?:・[\p{sc=Kana}\p{sc=Hira}ー]+)+$/u.test(plain) || isNamed(chunk))
    return undefined
  const joined = plain.replaceAll('・', '')
  return isNamed(joined) || isWord(katakanaOf(joined)) ? joined : undefined
}
