// Values of a section as somebody reads them.
import { listText } from '../../ui/listText.ts'
import type { Lists } from './lists.ts'
import { listOf, type Values } from './values.ts'

/** The ends of a range as one, also where one of them is open; other parts one after the other. */
export function shownTexts(values: Values, lists: Lists, language: string): string {
  const isEnd = (name: string) => /\.(?:min|max)$/.test(name)
  const texts = Object.entries(values).map(([name, value]) => ({
    name,
    text: shownText(name, value, lists, language),
  }))
  const ends = texts.filter(({ name }) => isEnd(name)).map(({ text }) => text)
  const range = ends.some(Boolean) ? ends.map((end) => end || '…').join('–') : ''
  const others = texts.filter(({ name }) => !isEnd(name)).map(({ text }) => text)
  return [range, ...others].filter(Boolean).join(' ')
}

/** A value as somebody reads it: names instead of codes. */
function shownText(name: string, value: string, { choices, options }: Lists, language: string): string {
  const lists = [
    choices[name] ?? [],
    ...(['businessType', 'country', 'state'].includes(name) || name.startsWith('productionCapacity.')
      ? Object.values(options)
      : []),
  ].flat()
  const nameOf = (code: string) => lists.find((entry) => entry.value === code)?.name ?? code
  return lists.length > 0 ? listText(listOf(value).map(nameOf), language) : value
}
