import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageOf } from '../../api/page.ts'
import { accountPath } from './ways.ts'

/** /accounts/ itself is the overview. */
export function loader({ context }: LoaderFunctionArgs): Response {
  return redirect(accountPath('security', pageOf(context).url.search))
}
