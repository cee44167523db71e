// The specification's route table, one line a URL.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('screens/home/HomeScreen.tsx'),
  route('search-result', 'screens/search/SearchScreen.tsx'),
  route('business/:slug', 'screens/businesses/BusinessScreen.tsx'),
  route('accounts/*', 'screens/accounts/AccountsNotOpenScreen.tsx'),
  route('language', 'resources/language.ts'),
  route('resources/industry/:id', 'resources/industry.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('sitemap.xml', 'resources/sitemap-index.ts'),
  route('sitemaps/:file', 'resources/sitemap.ts'),
  route('*', 'screens/home/UnknownPath.tsx'),
] satisfies RouteConfig
