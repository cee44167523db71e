// What visitors load: the screens they see without an account, and every module that one of these imports.
import type { Texts } from '../src/contract/pages/entry.ts'
import { pages } from '../src/contract/pages/pages.ts'

const filesOf = (wanted: Texts): readonly string[] => [
  ...new Set(pages.filter(({ texts }) => texts === wanted).map(({ file }) => file)),
]

/** Below src/web. Their texts and scripts come without those of people with an account. */
export const visitorScreens = filesOf('visitors')

/** The pages of prose, which visitors read too: their texts and scripts come besides. */
export const proseScreens = filesOf('pages')

const starts = ['entry.client.tsx', 'root.tsx', ...visitorScreens].map((file) => `/src/web/${file}`)
const isStart = (module: string) => starts.some((file) => module.endsWith(file))
const isProse = (module: string) => proseScreens.some((file) => module.endsWith(`/src/web/${file}`))
const isInConsole = (module: string) => module.includes('/src/web/screens/console/')
const isPage = (module: string) => /\/src\/web\/(?:screens|resources)\//.test(module)
const isAroundLogIn = (module: string) => /\/src\/web\/screens\/(?:accounts|contact|session)\//.test(module)

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Who needs a module at once, by however many others: every visitor, who reads prose, who logs in, people with an account only, or staff alone. */
export function readersOf(id: string, graph: Graph): Texts {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  const modules = [...seen].map((module) => module.replace(/\?.*$/, ''))
  if (modules.some(isStart)) return 'visitors'
  if (modules.some(isProse)) return 'pages'
  if (modules.some(isAroundLogIn)) return 'accounts'
  const ofPages = modules.filter(isPage)
  return ofPages.length > 0 && ofPages.every(isInConsole) ? 'console' : 'inside'
}
