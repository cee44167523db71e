// Pages that visitors see: their texts and scripts come without those of people with an account.
import type { PageEntry } from './entry.ts'

const texts = 'visitors'
/** Comments from one on, and the answers to one of them. */
const comments = ['comments', 'answers', 'from'] as const

/** What the address of a search says. */
export const searchReads = [
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
  'minimumOrder',
  'price',
  'sort',
  'size',
  'exactly',
] as const

export const visitorPages = [
  { path: '/', file: 'screens/home/HomeScreen.tsx', texts },
  {
    path: '/search-result',
    file: 'screens/search/SearchScreen.tsx',
    texts,
    reads: searchReads,
    several: ['certificate'],
  },
  { path: '/industries', file: 'screens/industries/IndustriesScreen.tsx', texts },
  // `texts` shows what was written first, in its own language. How its own people look at a company: `view` as buyers do,
  // `editMode` to change it.
  {
    path: '/business/:slug',
    file: 'screens/businesses/BusinessScreen.tsx',
    texts,
    reads: ['editMode', 'view', 'texts', ...comments],
  },
  {
    path: '/business-product/:slug',
    file: 'screens/products/ProductScreen.tsx',
    texts,
    reads: ['texts', ...comments],
  },
  { path: '/profile/:id', file: 'screens/profiles/ProfileScreen.tsx', texts },
  { path: '/post/:id', file: 'screens/posts/PostScreen.tsx', texts, reads: comments },
] as const satisfies readonly PageEntry[]
