import { parametersOf, withoutParameter } from '../../../contract/pages/query.ts'
import { useEffect } from 'react'

/** The token of a mail's link, when it looks like one. */
export function tokenOf(url: URL): string {
  const token = parametersOf(url).get('token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : ''
}

/** Sends the token of a mail along with its form and takes it out of the address bar and the history. */
export function MailedToken({ token }: { token: string }) {
  useEffect(() => {
    const url = new URL(location.href)
    if (parametersOf(url).has('token'))
      history.replaceState(history.state, '', withoutParameter(url, 'token'))
  }, [])
  return <input type="hidden" name="token" value={token} />
}
