// The routes, as the manifest of pages says them (src/contract/pages).
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { pages } from '../contract/pages/pages.ts'

export default pages.map(({ path, file, id }) =>
  path === '/' ? index(file) : route(path.slice(1), file, id === undefined ? {} : { id }),
) satisfies RouteConfig
