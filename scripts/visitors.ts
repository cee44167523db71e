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
const isAroundLogIn = (module: string) => /\/src\/web\/screens\/(?:accounts|session)\//.test(module)

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Who needs a module at once, by however many others: every visitor, who reads prose, who logs in, or people with an account only. */
export function readersOf(id: string, graph: Graph): 'visitors' | 'pages' | 'accounts' | 'inside' {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  const modules = [...seen].map((module) => module.replace(/\?.*$/, ''))
  if (modules.some(isStart)) return 'visitors'
  if (modules.some(isProse)) return 'pages'
  return modules.some(isAroundLogIn) ? 'accounts' : 'inside'
}
