import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import lingui from '../lingui.config.ts'
import { filesBelow, root } from './report.ts'
import { proseScreens, readersOf, visitorScreens } from './visitors.ts'

const frame = ['src/web/root.tsx', 'src/web/entry.client.tsx']
const ofVisitors = visitorScreens.map((screen) => `src/web/${screen}`)
const ofProse = proseScreens.map((screen) => `src/web/${screen}`)
const allScreens = filesBelow('src/web/screens', /Screen\.tsx$/)
const ofAccounts = allScreens.filter((file) => /screens\/(?:accounts|contact|session)\//.test(file))
const ofConsole = allScreens.filter((file) => file.includes('screens/console/'))
const ofOthers = allScreens.filter(
  (file) => ![...ofVisitors, ...ofProse, ...ofAccounts, ...ofConsole].includes(file),
)

const source = (file: string) => readFileSync(path.join(root, file), 'utf8')
const imported = /^(?:import|export)\s(?!type\b)[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm

/** These files and all that they import, by however many others; not what they import later. */
function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts)
  for (const file of reached)
    for (const [, from, bare] of source(file).matchAll(imported)) {
      const next = path.posix.join(path.posix.dirname(file), from ?? bare ?? '')
      if (/\.tsx?$/.test(next) && existsSync(path.join(root, next))) reached.add(next)
    }
  return reached
}

/** The rooms whose catalogues have the texts of a file. */
function roomsWith(file: string): Set<string> {
  const holds = (places: readonly string[]) =>
    places.some((place) => file === place || file.startsWith(`${place}/`))
  const areas = lingui.catalogs.filter(({ include, exclude }) => holds(include) && !holds(exclude))
  return new Set(areas.map((area) => area.path.split('/').at(-2) ?? ''))
}

/** What the build keeps out of the scripts of browsers. */
const isOfServer = (file: string) => file.endsWith('.server.ts')
const saysSomething = (file: string) => /from '@lingui\/(?:core|react)\/macro'/.test(source(file))
const wordless = (starts: readonly string[], rooms: readonly string[]) =>
  [...reachedFrom([...frame, ...starts])].filter(
    (file) =>
      saysSomething(file) &&
      roomsWith(file).isDisjointFrom(new Set([...rooms, ...(isOfServer(file) ? ['server'] : [])])),
  )

test('what visitors see says what stands in their catalogues', () => {
  expect(wordless(ofVisitors, ['visitors'])).toEqual([])
})

test('what only the server says is in no catalogue of a page', () => {
  const files = filesBelow('src/web', /\.tsx?$/)
  expect(files.filter((file) => roomsWith(file).has('server') && !isOfServer(file))).toEqual([])
  expect(files.filter((file) => roomsWith(file).has('server') && roomsWith(file).size > 1)).toEqual([])
})

test('so do the pages of prose', () => {
  expect(wordless(ofProse, ['visitors', 'pages'])).toEqual([])
})

test('so does what stands around log-in', () => {
  expect(wordless(ofAccounts, ['visitors', 'accounts'])).toEqual([])
})

test('so does all the rest, without the texts around log-in', () => {
  expect(wordless(ofOthers, ['visitors', 'inside'])).toEqual([])
})

test('so does the console, with the texts of people with an account', () => {
  expect(wordless(ofConsole, ['visitors', 'inside', 'console'])).toEqual([])
})

test('a text in another room would be found', () => {
  expect(wordless(ofOthers, ['visitors']).length).toBeGreaterThan(20)
})

test('a module is for whoever sees a screen that imports it, by way of others too', () => {
  const screens = '/at/src/web/screens'
  const graph: Record<string, string[]> = {
    'button.tsx': ['card.tsx', 'field.tsx', 'upload.tsx'],
    'card.tsx': ['list.tsx', 'card.tsx'],
    'list.tsx': ['card.tsx', `${screens}/home/HomeScreen.tsx?client-route`],
    'field.tsx': [`${screens}/accounts/LogInScreen.tsx?client-route`, `${screens}/team/JoinScreen.tsx`],
    'prose.tsx': [`${screens}/pages/PageScreen.tsx?client-route`, `${screens}/team/JoinScreen.tsx`],
    'upload.tsx': [`${screens}/team/JoinScreen.tsx?client-route`],
    'queue.tsx': [`${screens}/console/money/MoneyScreen.tsx?client-route`],
  }
  const readers = (id: string) =>
    readersOf(id, { getModuleInfo: (at) => (graph[at] ? { importers: graph[at] } : null) })
  expect(Object.keys(graph).map(readers)).toEqual([
    'visitors',
    'visitors',
    'visitors',
    'accounts',
    'pages',
    'inside',
    'console',
  ])
})
