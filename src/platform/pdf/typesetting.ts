// Text of any script on a page of pdfkit: each letter in the first font that has it, broken into lines, standing on a baseline.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export type Weight = 'regular' | 'bold'
export type Style = { size: number; weight?: Weight; colour?: string }
export type Align = 'left' | 'right'

/** Japanese and European letters, and Chinese ones, by the folder of their package; what neither has stands as an empty box. */
const files = {
  japanese: {
    package: '@expo-google-fonts/biz-udpgothic',
    regular: '400Regular/BIZUDPGothic_400Regular.ttf',
    bold: '700Bold/BIZUDPGothic_700Bold.ttf',
  },
  chinese: {
    package: '@embedpdf/fonts-sc',
    regular: '../fonts/NotoSansHans-Regular.otf',
    bold: '../fonts/NotoSansHans-Bold.otf',
  },
}
type Family = keyof typeof files

/** Read once; each document embeds the letters that it shows. */
const read = new Map<string, Buffer>()

function fontFile(family: Family, weight: Weight): Buffer {
  const { package: name, [weight]: file } = files[family]
  let bytes = read.get(file)
  if (!bytes) {
    const folder = path.dirname(createRequire(import.meta.url).resolve(name))
    bytes = readFileSync(path.join(folder, file))
    read.set(file, bytes)
  }
  return bytes
}

type OpenedFont = { font: { hasGlyphForCodePoint(code: number): boolean } }
type Run = { font: string; text: string }
type Line = { runs: Run[]; width: number }

/** Sets text on `doc`, which it opens the fonts of; a reader of Chinese sees the Chinese forms of letters that both have. */
export function typesetter(doc: PDFKit.PDFDocument, language: string) {
  const order: readonly Family[] = language === 'zh' ? ['chinese', 'japanese'] : ['japanese', 'chinese']
  const opened = new Map<string, OpenedFont['font']>()
  const widths = new Map<string, number>()

  function fontOf(family: Family, weight: Weight): OpenedFont['font'] {
    const name = `${family} ${weight}`
    let font = opened.get(name)
    if (!font) {
      doc.registerFont(name, fontFile(family, weight))
      doc.font(name)
      font = (doc as unknown as { _font: OpenedFont })._font.font
      opened.set(name, font)
    }
    return font
  }

  function fontFor(letter: string, weight: Weight): string {
    const code = letter.codePointAt(0) ?? 0
    const family = order.find((one) => fontOf(one, weight).hasGlyphForCodePoint(code)) ?? order[0]!
    return `${family} ${weight}`
  }

  function runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    for (const letter of readable(text)) {
      const last = runs.at(-1)
      // A blank goes with the word before it.
      const font = letter === ' ' && last ? last.font : fontFor(letter, weight)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }

  function widthOf(text: string, { size, weight = 'regular' }: Style): number {
    const key = `${size} ${weight} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = runsOf(text, weight).reduce(
        (sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text),
        0,
      )
      widths.set(key, width)
    }
    return width
  }

  /** The text in lines that are no wider than `width`, broken between words, between letters of Japanese and Chinese, or where it must be. */
  function linesOf(text: string, style: Style, width: number): Line[] {
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      for (const piece of piecesOf(paragraph)) {
        if (widthOf((line + piece).trimEnd(), style) <= width) line += piece
        else {
          if (line !== '') lines.push(line.trimEnd())
          line = ''
          for (const letter of piece) {
            if (line !== '' && widthOf(line + letter, style) > width) {
              lines.push(line)
              line = ''
            }
            line += letter
          }
        }
      }
      lines.push(line.trimEnd())
    }
    return lines.map((line) => ({
      runs: runsOf(line, style.weight ?? 'regular'),
      width: widthOf(line, style),
    }))
  }

  /** Draws lines whose first has its baseline at `y`; answers the baseline that would come next. */
  function draw(
    lines: readonly Line[],
    { size, colour = '#000000' }: Style,
    at: { x: number; y: number; width: number; leading: number; align?: Align },
  ): number {
    let { y } = at
    for (const { runs, width } of lines) {
      let x = at.align === 'right' ? at.x + at.width - width : at.x
      for (const { font, text } of runs) {
        doc.font(font).fontSize(size).fillColor(colour)
        doc.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
        x += doc.widthOfString(text)
      }
      y += at.leading
    }
    return y
  }

  return { linesOf, draw, widthOf }
}
export type Typesetter = ReturnType<typeof typesetter>

/**
 * Romanian letters with a comma are drawn with the cedilla that fonts of Japan have, apostrophes, which these fonts make as wide
 * as a letter, as those of typewriters; blanks of any width are blanks.
 */
const readable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?<=\p{Script=Latin})’/gu, "'")
    .replaceAll(/[șȘțȚ]/g, (letter) => ({ ș: 'ş', Ș: 'Ş', ț: 'ţ', Ț: 'Ţ' })[letter] ?? letter)
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\t]/g, ' ')

const wide = /[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u
/** What no line begins with, and what none ends with (JIS X 4051). */
const notFirst = /[、。，．・：；？！」』）】〕》〉’”ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％)\]},.:;?!%]/u
const notLast = /[「『（【〔《〈‘“([{]/u

/** Pieces that are not broken unless one alone is too wide: words with the blank behind them, single letters of wide scripts. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let mayBreak = true
  for (const letter of text) {
    const before = pieces.at(-1)?.at(-1) ?? ''
    const isFree = mayBreak || wide.test(letter) || wide.test(before)
    if (pieces.length === 0 || (isFree && !notFirst.test(letter) && letter !== ' ' && !notLast.test(before)))
      pieces.push(letter)
    else pieces[pieces.length - 1] += letter
    mayBreak = letter === ' ' || letter === '-'
  }
  return pieces
}
