// Pages that visitors see: their texts and scripts come without those of people with an account.
import type { PageEntry } from './entry.ts'

const texts = 'visitors'

export const visitorPages = [
  { path: '/', file: 'screens/home/HomeScreen.tsx', texts },
  {
    path: '/search-result',
    file: 'screens/search/SearchScreen.tsx',
    texts,
    reads: [
      'business',
      'countries',
      'search',
      'page',
      'industry',
      'plan',
      'verified',
      'category',
      'certificate',
      'leadTime',
      'employees',
      'sort',
      'size',
      'exactly',
    ],
    several: ['certificate'],
  },
  { path: '/industries', file: 'screens/industries/IndustriesScreen.tsx', texts },
  // How its own people look at a company: `view` as buyers do, `editMode` to change it.
  {
    path: '/business/:slug',
    file: 'screens/businesses/BusinessScreen.tsx',
    texts,
    reads: ['editMode', 'view'],
  },
  { path: '/business-product/:slug', file: 'screens/products/ProductScreen.tsx', texts },
  { path: '/profile/:id', file: 'screens/profiles/ProfileScreen.tsx', texts },
  { path: '/post/:id', file: 'screens/posts/PostScreen.tsx', texts },
] as const satisfies readonly PageEntry[]
