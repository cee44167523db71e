// Names and addresses of pictures and documents in a cell, and 'name: value' pairs of specifications.
import { isNothing, keptLine, tidy } from './cells.ts'
import type { ReadDocument, ReadSpec } from './drafts.ts'
import type { Meaning } from './meanings.ts'
import type { Read } from './numbers.ts'

const filesMost = 20

/** The files that a cell names, in their order: https addresses whole, others without their folders. */
function filesIn(text: string): Read<string[]> {
  const whole = text.trim()
  if (isNothing(tidy(whole))) return { why: 'empty' }
  const parts = whole
    .split(/[\n;|、；]+|,\s*(?=https?:|[^,\s]+\.\w{3,4}\b)|\s+(?=https?:)/)
    .map((part) => part.trim())
  const files = parts.filter((part) => part !== '').map(fileOf)
  if (files.length === 0 || files.some((file) => file === undefined)) return { why: 'unknown' }
  return { value: [...new Set(files.filter((file) => file !== undefined))].slice(0, filesMost) }
}

function fileOf(text: string): string | undefined {
  if (/^https:\/\/[^\s/]+\.[^\s/]+/i.test(text)) return text
  if (/^[a-z]{3,6}:\/\//i.test(text)) return undefined
  const name = text.replace(/^.*[\\/]/, '').trim()
  return name === '' || name.length > 200 ? undefined : name
}

/** Pictures of a cell. */
export const picturesIn = (text: string): Read<string[]> => filesIn(text)

/** Documents of a cell with the language and version that their names tell. */
export function documentIn(text: string, { kind = 'data sheet', language }: Meaning): Read<ReadDocument[]> {
  const read = filesIn(text)
  if (!('value' in read)) return read
  return {
    value: read.value.map((file) => {
      const told = language ?? /[_-](en|ja|jp|it|es|zh|cn|de|fr)(?=[_.-])/i.exec(file)?.[1]?.toLowerCase()
      const version = /[_-](?:v|ver|rev)\.?(\d+(?:\.\d+)*|[a-z])(?=[_.-])/i.exec(file)?.[1]
      return {
        file,
        kind,
        ...(told !== undefined && { language: told === 'jp' ? 'ja' : told === 'cn' ? 'zh' : told }),
        ...(version !== undefined && { version }),
      }
    }),
  }
}

/** The pairs of a cell: 'Bore: 20 mm; Width: 12 mm', or a line for each. */
export function pairsIn(text: string): ReadSpec[] {
  const parts = text
    .split(/\n|[;；|｜]\s*|、(?=[^、:：]{1,30}[:：])|,\s+(?=[^,:：]{1,30}[:：=])/)
    .filter((part) => part.trim() !== '')
  const pairs = parts.map((part) =>
    /^\s*[・•*-]?\s*(?=[^:：=]*\p{L})([^:：=]{1,100}?)\s*[:：=]\s*(\S.*)$/u.exec(part),
  )
  if (pairs.some((pair) => pair === null)) return []
  return pairs.map((pair) => ({ key: keptLine(pair![1]!), value: keptLine(pair![2]!) }))
}
