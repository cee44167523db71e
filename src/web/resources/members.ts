// The other spelling of the members page (P2.2).
import { redirect, type LoaderFunctionArgs } from 'react-router'
import { idOfSlug } from '../../contract/slugs.ts'
import { pageOf } from '../api/page.ts'

/** Leads to the one address of the page. */
export function loader({ params, context }: LoaderFunctionArgs): Response {
  const id = idOfSlug(params['id'] ?? '')
  return redirect(id === null ? '/' : `/business/${id}/members${pageOf(context).url.search}`, 301)
}
