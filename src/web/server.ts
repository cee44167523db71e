// The door through which the web role reaches the bundled pages.
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { I18n } from '@lingui/core'
import { loadI18n } from './api/i18n.ts'
import { pageContext, type Page } from './api/page.ts'
import { refusedAt } from './taking.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)
const i18ns = new Map<string, Promise<I18n>>()

/** Renders a page or answers a data request; never reads anything but `request` and `page`. */
export async function handlePage(request: Request, page: Page): Promise<Response> {
  const refused =
    request.method === 'POST' ? refusedAt(build.routes, page.url.pathname, page.language) : undefined
  if (refused) return refused
  let i18n = i18ns.get(page.language)
  if (!i18n) i18ns.set(page.language, (i18n = loadI18n(page.language)))
  const context = new RouterContextProvider()
  let mine: ReturnType<typeof page.api.listActors> | undefined
  context.set(pageContext, {
    ...page,
    i18n: await i18n,
    myBusinesses: () => (mine ??= page.session ? page.api.listActors({}) : Promise.resolve([])),
  })
  return handle(request, context)
}
