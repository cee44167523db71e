/** A path of our own site from what a query carries (`continue`): path, query and fragment only; "/" for anything else, however disguised. */
export function ownPath(value: string | null | undefined): string {
  if (!value || !value.startsWith('/')) return '/'
  const here = 'http://own.invalid'
  try {
    const url = new URL(value, here)
    if (url.origin !== here || url.pathname.startsWith('//')) return '/'
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}

/** The same path without its `lang`. */
export function withoutLanguage(path: string): string {
  const url = new URL(path, 'http://own.invalid')
  if (!url.searchParams.has('lang')) return path
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}
