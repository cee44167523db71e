// Which message bundles pages need, and which of them pay, from their manifest, as patterns: a browser gets these and not the manifest.
import type { PageEntry, Texts } from '../src/contract/pages/entry.ts'
import { pages, unknownPage } from '../src/contract/pages/pages.ts'

const isFixed = ({ path }: PageEntry) => !path.includes(':')
const plain = (text: string) => text.replaceAll('.', '\\.')
const patternOf = ({ path }: PageEntry) =>
  plain(path)
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')

/** The first pattern that a path fits says its bundle: whole addresses before those with a named part; none is `inside`. */
export function textsOfPages(): [Texts, string][] {
  const screens = pages.filter((entry) => entry !== unknownPage && entry.texts)
  const groups = [screens.filter(isFixed), screens.filter((entry) => !isFixed(entry))].flatMap((some) => [
    ...Map.groupBy(some, ({ texts = 'inside' }) => texts),
  ])
  const isDefault = ([texts]: (typeof groups)[number], at: number) => texts === 'inside' && at >= 4
  return groups
    .filter((group, at) => !isDefault(group, at))
    .map(([texts, some]) => [texts, `^(?:${some.map(patternOf).join('|')})$`])
}

const paying = `^(?:${pages
  .filter(({ pays }) => pays)
  .map(patternOf)
  .join('|')})$`

/** For the build tool and the tests: see src/web/api/rooms.ts and paying.ts. */
export const textsDefined = {
  TEXTS_OF_PAGES: JSON.stringify(textsOfPages()),
  PAYING_PAGES: JSON.stringify(paying),
}
