// What visitors load: the screens they see without an account, and every module that one of these imports.

/** Below src/web. Their texts and scripts come without those of people with an account. */
export const visitorScreens: readonly string[] = [
  'screens/home/HomeScreen.tsx',
  'screens/home/UnknownPath.tsx',
  'screens/search/SearchScreen.tsx',
  'screens/industries/IndustriesScreen.tsx',
  'screens/businesses/BusinessScreen.tsx',
  'screens/products/ProductScreen.tsx',
  'screens/profiles/ProfileScreen.tsx',
  'screens/membership/PriceListScreen.tsx',
  'screens/membership/TierScreen.tsx',
]

const starts = ['entry.client.tsx', 'root.tsx', ...visitorScreens].map((file) => `/src/web/${file}`)
const isStart = (module: string) => starts.some((file) => module.endsWith(file))
const isAroundLogIn = (module: string) => /\/src\/web\/screens\/(?:accounts|session)\//.test(module)

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Who needs a module at once, by however many others: every visitor, who logs in, or people with an account only. */
export function readersOf(id: string, graph: Graph): 'visitors' | 'accounts' | 'inside' {
  const seen = new Set([id])
  for (const module of seen)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  const modules = [...seen].map((module) => module.replace(/\?.*$/, ''))
  if (modules.some(isStart)) return 'visitors'
  return modules.some(isAroundLogIn) ? 'accounts' : 'inside'
}
