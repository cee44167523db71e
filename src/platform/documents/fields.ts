// Fields of Word: what each is told to do, whichever way its instruction is cut into pieces.
import { Active, isPlainLink, isWithin } from './active.ts'

const active = 'DDE(?:AUTO)?|INCLUDE(?:TEXT|PICTURE)?|IMPORT|LINK|MACROBUTTON|DATABASE|RD|PRINT|HTMLCONTROL'
const beginsActive = new RegExp(String.raw`^\W*(?:${active})\b`, 'i')
const holdsActive = new RegExp(String.raw`\b(?:${active})\b`, 'i')
const linked = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s"\\]\S*))/i
/** Names that may stand directly before a field in them. */
const isNamed = /^\s*(?:\S+\s|=|(?:IF|SET|QUOTE|COMPARE|REF|HYPERLINK|SEQ|ASK|FILLIN|TC|XE)\W?)/i

/** 'code' is an instruction, 'deleted' one that a tracked change took out, 'shown' text that stands where the instruction does. */
type Kind = 'code' | 'deleted' | 'shown'
/** An instruction is whatever of these its program takes for it. */
const readings: readonly (readonly Kind[])[] = [
  ['code'],
  ['code', 'shown'],
  ['code', 'deleted'],
  ['code', 'deleted', 'shown'],
  ['deleted', 'shown'],
  ['deleted'],
  ['shown'],
]
type Field = { pieces: [Kind, string][]; lengths: Record<Kind, number>; isCode: boolean }
/** Of each kind: what it does stands at its beginning, the rest may be the data of a whole bibliography. */
const lengthMax = 4_000

const aField = (): Field => ({ pieces: [], lengths: { code: 0, deleted: 0, shown: 0 }, isCode: true })

/** Collects the fields of one part in the order of its text; throws Active at one that acts. */
export function fieldReader() {
  /** Instructions outside of any field, which no program should follow. */
  const loose = aField()
  const open: Field[] = []

  const isInCode = () => open.at(-1)?.isCode ?? false
  return {
    isInCode,
    /** A mark of a field: begin, separate or end. */
    mark(type: string) {
      if (type === 'begin') {
        const outer = open.at(-1)
        if (outer?.isCode && !readings.some((kinds) => isNamed.test(reading(outer, kinds))))
          throw new Active('a field that is named by a field')
        open.push(aField())
      } else if (type === 'separate') {
        const field = open.at(-1)
        if (!field) return
        requireQuiet(field)
        field.isCode = false
      } else if (type === 'end') {
        const field = open.pop()
        if (field) requireQuiet(field)
      }
    },
    /** A piece of what stands in the text. */
    add(kind: Kind, text: string) {
      // What a field shows within the instruction of another is no part of that.
      if (kind === 'shown' && !isInCode()) return
      addTo(open.findLast(({ isCode }) => isCode) ?? loose, kind, text)
    },
    /** The text has two versions here, of which each program takes one. */
    fork() {
      if (isInCode()) throw new Active('a field in two versions')
    },
    end() {
      for (const field of open) requireQuiet(field)
      if (holdsActive.test(reading(loose, ['code', 'deleted']))) throw new Active('a field that acts')
    },
  }
}

/** Throws Active for the instruction of a field that stands at one place. */
export function requireQuietInstruction(instruction: string): void {
  const field = aField()
  addTo(field, 'code', instruction)
  requireQuiet(field)
}

function addTo(field: Field, kind: Kind, text: string): void {
  const piece = text
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s+/g, ' ')
  const length = field.lengths[kind]
  if (length > lengthMax || (length === 0 && piece.trim() === '')) return
  field.pieces.push([kind, piece])
  field.lengths[kind] += piece.length
}

const reading = ({ pieces }: Field, kinds: readonly Kind[]) =>
  pieces
    .filter(([kind]) => kinds.includes(kind))
    .map(([, text]) => text)
    .join('')

function requireQuiet(field: Field): void {
  for (const kinds of readings) {
    const instruction = reading(field, kinds)
    if (beginsActive.test(instruction)) throw new Active('a field that acts')
    const [, quoted, bare = ''] = linked.exec(instruction) ?? []
    const address = quoted ?? bare
    if (!isPlainLink(address) && !isWithin(address)) throw new Active('a field that opens a file')
  }
}
