// What lies beside the table in the archive of an import: found by the names that the table says, and by part numbers.
import { pictureTypes, endingsOf, productDocumentEndings } from '../../contract/file-types.ts'
import type { FileRefusal } from '../../contract/import-words.ts'
import { limits } from '../../contract/limits.ts'
import { partNumberKey } from '../../contract/trade-writing.ts'
import type { ListedPart } from '../../platform/tables/archive-list.ts'
import type { AboutDocument } from './queries/files.ts'
import { documentIn } from './reading/files-and-pairs.ts'

export type Found = { part: ListedPart } | { refused: FileRefusal }
export type Numbered = { kind: 'picture' | 'document'; part: ListedPart; about: AboutDocument | null }

const pictureEndings: readonly string[] = pictureTypes.flatMap((type) => endingsOf(type))
const documentEndings: readonly string[] = productDocumentEndings
const encrypted = 1
/** More than a product has pictures and documents. */
const mostOfOne = 40

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const plain = (name: string): string => name.normalize('NFKC').toLowerCase().trim()
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '')
const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Lists by keys, most of which have one thing: an array for each would be most of what archives of many files cost. */
function gathering<Thing extends object>() {
  const kept = new Map<string, Thing | Thing[]>()
  return {
    add(key: string, thing: Thing): void {
      const there = kept.get(key)
      if (there === undefined) kept.set(key, thing)
      else if (Array.isArray(there)) there.push(thing)
      else kept.set(key, [there, thing])
    },
    of(key: string): readonly Thing[] {
      const there = kept.get(key)
      return there === undefined ? [] : Array.isArray(there) ? there : [there]
    },
  }
}

/** The number that a whole name would be. */
const wholeOf = ({ path }: ListedPart): string => partNumberKey(stemOf(nameOf(path)))

/** The files beside a table. */
export function filesBeside(parts: readonly ListedPart[]) {
  const by = (keyOf: (name: string) => string) => {
    let found: ReturnType<typeof gathering<ListedPart>> | undefined
    return (name: string) => {
      if (!found) {
        found = gathering()
        for (const part of parts) found.add(plain(keyOf(nameOf(part.path))), part)
      }
      return found.of(plain(name))
    }
  }
  // Many tables name no file, or all of them whole.
  const byName = by((name) => name)
  const byStem = by(stemOf)
  const byNumber = gathering<{ part: ListedPart; nth: number }>()
  for (const part of parts)
    for (const { number, nth } of numbersIn(stemOf(nameOf(part.path)), endingOf(part.path)))
      byNumber.add(number, { part, nth })

  return {
    /** The file that a table names, with or without its ending. */
    named(name: string): Found {
      const same = byName(name)
      const [first, ...others] = same.length > 0 ? same : byStem(name)
      if (!first) return { refused: 'not-there' }
      // One file in two folders is one file.
      if (others.some(({ sum, size }) => sum !== first.sum || size !== first.size))
        return { refused: 'several-of-this-name' }
      return usable(first)
    },
    /** What is called by a part number, in the order of its numbers; `isNumber` says which names are those of others. */
    ofNumber(partNumber: string, isNumber: (key: string) => boolean): Numbered[] {
      const key = partNumberKey(partNumber)
      const found = spellingsOf(key).flatMap((spelling) => byNumber.of(spelling))
      return found
        .filter(({ part }) => {
          const whole = wholeOf(part)
          return whole === key || !isNumber(whole)
        })
        .toSorted((a, b) => a.nth - b.nth || (a.part.path < b.part.path ? -1 : 1))
        .slice(0, mostOfOne)
        .map(({ part }) => numbered(part))
    },
  }
}
export type FilesBeside = ReturnType<typeof filesBeside>

function numbered(part: ListedPart): Numbered {
  const name = nameOf(part.path)
  if (pictureEndings.includes(endingOf(name))) return { kind: 'picture', part, about: null }
  const read = documentIn(name, { field: 'document', kind: kindOf(name) })
  const { kind, language, version } = 'value' in read ? read.value[0]! : { kind: kindOf(name) }
  const about = { kind, ...(language && { language }), ...(version && { version }) }
  return { kind: 'document', part, about }
}

/** Whether a file may be read at all, as far as the list tells. */
export function usable(part: ListedPart): Found {
  if ((part.flags & encrypted) !== 0) return { refused: 'encrypted' }
  if (part.size > limits.importFileBytesMax) return { refused: 'too-large' }
  return part.size === 0 ? { refused: 'broken' } : { part }
}

/** No file is called by signs that systems do not take: others stand in their place. */
function spellingsOf(key: string): string[] {
  const taken = /[\\/:*?"<>|]/g
  return [...new Set([key, key.replaceAll(taken, '_'), key.replaceAll(taken, '-')])]
}

const aNumber = /^(.+?)(?:_(\d{1,2})|\s?\((\d{1,2})\))$/u
const words =
  /[_ ](?:data ?sheet|datenblatt|manual|manuale|brochure|catalog(?:ue|o)?|cad|drawing|3d|step|spec(?:ification)?s?|scheda|ficha|データシート|仕様書|取扱説明書|取説|カタログ|図面|说明书|规格书|样本|图纸|en|ja|jp|it|es|zh|cn|de|fr|(?:v|ver|rev)\.?(?:\d+(?:\.\d+)*|[a-z]))$/iu

/** The part numbers that a name may be called by: whole, before a number, and of a document before words of ours. */
function numbersIn(stem: string, ending: string): { number: string; nth: number }[] {
  const isPicture = pictureEndings.includes(ending)
  if (!isPicture && !documentEndings.includes(ending)) return []
  const found = [{ number: partNumberKey(stem), nth: 0 }]
  const [, before, one, other] = aNumber.exec(stem) ?? []
  if (before !== undefined) found.push({ number: partNumberKey(before), nth: Number(one ?? other) })
  if (isPicture) return found
  for (let rest = stem; words.test(rest);) {
    rest = rest.replace(words, '')
    found.push({ number: partNumberKey(rest), nth: 0 })
  }
  return found
}

function kindOf(name: string): AboutDocument['kind'] {
  if (!name.toLowerCase().endsWith('.pdf') || /[_ ](?:cad|drawing|3d|図面|图纸)/iu.test(name)) return 'cad'
  if (/manual|取扱説明書|取説|说明书/iu.test(name)) return 'manual'
  return /brochure|catalog|カタログ|样本/iu.test(name) ? 'brochure' : 'data sheet'
}
