// Which addresses take what a form sends: all others say so in words of the product, and name no part of it.
import { matchRoutes } from 'react-router'
import { AppError } from '../contract/errors.ts'
import { refusal } from './resources/refusal.ts'

/** The routes of the build, as far as they matter here. */
type Routes = Record<
  string,
  | {
      path?: string | undefined
      index?: boolean | undefined
      module: { action?: unknown; default?: unknown }
    }
  | undefined
>

/** The refusal of what was sent to `pathname`, in `language`, where nothing there takes it; undefined where something does. */
export function refusedAt(routes: Routes, pathname: string, language: string): Response | undefined {
  const all = Object.values(routes).flatMap((route) =>
    route && (route.index || route.path)
      ? [
          route.index
            ? { index: true as const, handle: route.module }
            : { path: route.path!, handle: route.module },
        ]
      : [],
  )
  const taking = matchRoutes(all, pathname)?.at(-1)?.route.handle
  if (taking?.action) return undefined
  const answer = refusal(new AppError('MethodNotAllowed'), language)
  answer.headers.set('allow', 'GET, HEAD')
  return answer
}
