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
]

/** The pages of prose, which visitors read too: their texts and scripts come besides. */
export const proseScreens: readonly string[] = [
  'screens/articles/TipScreen.tsx',
  'screens/pages/AboutScreen.tsx',
  'screens/pages/ContactScreen.tsx',
  'screens/pages/EditionPageScreen.tsx',
  'screens/pages/LegalScreen.tsx',
  'screens/pages/NetworkScreen.tsx',
  'screens/pages/PageScreen.tsx',
  'screens/pages/PresentationScreen.tsx',
  'screens/membership/PriceListScreen.tsx',
  'screens/membership/TierScreen.tsx',
]

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
