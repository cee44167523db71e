// What a digest says: a heading for each kind and mailbox, as its own mail would have it, and the first lines of each.
import { serverText } from '../../messages/texts.ts'
import { noticeTemplates } from '../mail/notice-templates.ts'
import type { Told } from './kind.ts'
import { mailRules } from './kinds.ts'
import { listOf, type Addressed } from './letters.ts'

export type Part = { letter: Addressed; told: Told }

/** As much of it as a mail holds. */
const lettersMax = 1_800
const partMax = 600

/** The parts one after the other, as many as a mail holds; the last line says of how many there are more. */
export function listOfDigest(parts: readonly Part[], language: string): string {
  const texts: string[] = []
  let length = 0
  for (const part of parts) {
    const text = textOf(part, language)
    if (length + text.length > lettersMax) break
    texts.push(text)
    length += text.length + 2
  }
  const left = parts.slice(texts.length).reduce((sum, { told }) => sum + told.count, 0)
  return [...texts, ...(left > 0 ? [`• +${left}`] : [])].join('\n\n')
}

/** Of a part that is long its first lines. */
function textOf({ letter: { kind }, told }: Part, language: string): string {
  const { template, what } = mailRules[kind]
  const heading = serverText(noticeTemplates[template].subject, language, {
    what: what ? serverText(what, language) : '',
    business: told.business,
    count: String(told.count),
  })
  for (let most = told.lines.length; most > 0; most -= 1) {
    const text = `${heading}\n${listOf({ ...told, lines: told.lines.slice(0, most) })}`
    if (text.length <= partMax) return text
  }
  return heading
}
