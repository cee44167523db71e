import { useEffect } from 'react'

/** The token of a mail's link, when it looks like one. */
export function tokenOf(url: URL): string {
  const token = url.searchParams.get('token') ?? ''
  return /^[\w-]{43}$/.test(token) ? token : ''
}

/** Sends the token of a mail along with its form and takes it out of the address bar and the history. */
export function MailedToken({ token }: { token: string }) {
  useEffect(() => {
    const url = new URL(location.href)
    if (!url.searchParams.has('token')) return
    url.searchParams.delete('token')
    history.replaceState(history.state, '', url)
  }, [])
  return <input type="hidden" name="token" value={token} />
}
