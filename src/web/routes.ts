// The specification's route table, one line a URL.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('screens/home/HomeScreen.tsx'),
  route('search-result', 'screens/search/SearchScreen.tsx'),
  route('industries', 'screens/industries/IndustriesScreen.tsx'),
  route('business/:slug', 'screens/businesses/BusinessScreen.tsx'),
  route('business/:id/send-request', 'resources/log-in-first.ts'),
  route('newsfeed', 'resources/log-in-first.ts', { id: 'newsfeed' }),
  route('my-business', 'resources/log-in-first.ts', { id: 'my-business' }),
  route('profile', 'screens/profiles/OwnProfileScreen.tsx'),
  route('profile/edit', 'screens/profiles/EditScreen.tsx'),
  route('profile/:id', 'screens/profiles/ProfileScreen.tsx'),
  route('business-product/:slug', 'screens/products/ProductScreen.tsx'),
  route('accounts/*', 'screens/accounts/AccountsNotOpenScreen.tsx'),
  route('SetID', 'screens/session/SetIDScreen.tsx'),
  route('session/refresh', 'resources/session-refresh.ts'),
  route('log-out', 'resources/log-out.ts'),
  route('language', 'resources/language.ts'),
  route('resources/industry/:id', 'resources/industry.ts'),
  route('resources/states/:code', 'resources/states.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('sitemap.xml', 'resources/sitemap-index.ts'),
  route('sitemaps/:file', 'resources/sitemap.ts'),
  route('*', 'screens/home/UnknownPath.tsx'),
] satisfies RouteConfig
