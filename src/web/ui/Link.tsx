import { Link as RouterLink, type LinkProps } from 'react-router'

/** The path of a page of this site, which is the same wherever a link to it stands. */
const whole = /^(?:\/[^/.\\?#][^/\\?#]*)*\/?(?:[?#].|$)/s

/** The router's Link; while the server writes a page, as plain as it is in HTML: a search has a hundred, and the router looks twice where each leads. */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink

/** The same HTML as the router's, without what only a click asks for. */
function WrittenLink(props: LinkProps) {
  const { to, discover, prefetch, relative, mask, ...asked } = props
  const isPlain = (discover ?? prefetch ?? relative ?? mask) === undefined
  if (!isPlain || typeof to !== 'string' || !to.startsWith('/') || !whole.test(to))
    return <RouterLink {...props} />
  const { reloadDocument: _, replace: __, state: ___, preventScrollReset: ____, ...others } = asked
  const { viewTransition: _____, defaultShouldRevalidate: ______, onClick: _______, ...rest } = others
  const { target, children, ...attributes } = rest
  return (
    <a {...attributes} href={to} target={target} data-discover="true">
      {children}
    </a>
  )
}
