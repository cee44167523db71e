import { parametersOf } from '../contract/pages/query.ts'
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { Route } from './+types/root'
import { actingOf } from './api/acting.ts'
import { badgesOf } from './api/badges.ts'
import { addTexts } from './api/i18n.ts'
import { frameContext, frameOf } from './api/frame.ts'
import { pageOf } from './api/page.ts'
import { needsDocument } from './api/paying.ts'
import { mailsToAsk } from './api/session/mail-language.ts'
import { roomsOf } from './api/rooms.ts'
import { outliving } from './components/forms/outliving.ts'
import { ErrorPage } from './components/layout/ErrorPage.tsx'
import { Shell } from './components/layout/Shell.tsx'
import { useSite, type Site, type Viewer } from './components/layout/site.ts'
import mark from './components/layout/mark.svg'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: mark, type: 'image/svg+xml' },
]

export async function loader({ context }: Route.LoaderArgs): Promise<Viewer> {
  const page = pageOf(context)
  const { api, door, edition, language, session, zone } = page
  const [industries, acting, badges] = await Promise.all([
    api.listIndustries({}),
    actingOf(page),
    badgesOf(page),
  ])
  const mails = mailsToAsk(page)
  context.set(frameContext, frameOf(edition, industries))
  return {
    language,
    ...(session && { session, ...(zone !== undefined && { zone }) }),
    ...(acting && { acting }),
    ...(badges && { badges }),
    ...(mails && { mailsIn: mails }),
    ...(door.isAway() && { sessionAway: true as const }),
  }
}

/** What is sent stays on its page unless it has arrived. A page with another policy comes as a document. The texts of the next page come while its data does; what is asked for within a page brings none. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url)
    const isResource = pathname.startsWith('/resources/')
    if (request.method === 'GET' && !isResource && needsDocument(pathname)) return byDocument(request)
    const coming = isResource ? undefined : addTexts(roomsOf(pathname))
    // Heard of below, once the data is here.
    coming?.catch(() => {})
    const results = await outliving(request, next)
    await coming?.catch(() => byDocument(request))
    return results
  },
]

/** Texts that cannot be had, after an update for instance, or another policy: the server sends the whole page. */
function byDocument({ url }: Request): Promise<never> {
  window.location.assign(url)
  return new Promise(() => {})
}

/** The site changes with its language, with what forms tell of the person who is signed in (not by a form that failed), and when a page asks anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  actionStatus = 200,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus >= 400) return false
  if (formAction !== undefined && /^\/(?:profile|accounts|notifications)\b/.test(formAction)) return true
  if (formAction === undefined && currentUrl.href === nextUrl.href) return true
  return parametersOf(currentUrl).get('lang') !== parametersOf(nextUrl).get('lang')
}

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSite()
  return (
    <html
      lang={site?.language ?? 'en'}
      // Tells the scripts before they read anything else (entry.client.tsx).
      data-session={site?.session ? '' : undefined}
      style={site && coloursOf(site.edition.colours)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Shell>{children}</Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Editions swap the brand colours alone (U29). */
function coloursOf({ brand50, brand, brand700, brand900 }: Site['edition']['colours']) {
  return {
    '--brand-50': brand50,
    '--brand': brand,
    '--brand-700': brand700,
    '--brand-900': brand900,
  } as React.CSSProperties
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
