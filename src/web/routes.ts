// The specification's route table, one line a URL.
import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('screens/home/HomeScreen.tsx'),
  route('search-result', 'screens/search/SearchScreen.tsx'),
  route('business/:slug', 'screens/businesses/BusinessScreen.tsx'),
  route('accounts/*', 'screens/accounts/AccountsNotOpenScreen.tsx'),
  route('*', 'screens/home/UnknownPath.tsx'),
] satisfies RouteConfig
