// Addresses that need a session (section 6): visitors log in first and come back to them.
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug, sendRequestPath } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'
import { accountsAddress } from '../components/layout/site.ts'

/** Leads to the log-in page with the way back; a request to something that is no company's id leads home. */
export function loader({ params, context }: LoaderFunctionArgs): Response {
  const { url } = pageOf(context)
  if (params.id === undefined) return redirect(logIn(`${url.pathname}${url.search}`, url))
  const id = idOfSlug(params.id)
  return redirect(id === null ? '/' : logIn(`${sendRequestPath(id)}${url.search}`, url))
}

function logIn(path: string, url: URL): string {
  const language = url.searchParams.get('lang')
  const address = accountsAddress('log-in', path)
  return language === null ? address : `${address}&lang=${encodeURIComponent(language)}`
}
