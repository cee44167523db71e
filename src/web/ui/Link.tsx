import { Link as RouterLink, type LinkProps } from 'react-router'

/** The path of a page of this site, which is the same wherever a link to it stands. */
const whole = /^(?:\/[^/.\\?#][^/\\?#]*)*\/?(?:[?#].|$)/s

/** The router's Link; while the server writes a page, as plain as it is in HTML: a search has a hundred, and the router looks twice where each leads. */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink

/** The same HTML as the router's, without what only a click asks for. */
function WrittenLink(props: LinkProps) {
  const {
    to,
    discover,
    prefetch,
    relative,
    mask,
    onClick: _,
    reloadDocument: __,
    replace: ___,
    state: ____,
    preventScrollReset: _____,
    viewTransition: ______,
    defaultShouldRevalidate: _______,
    target,
    children,
    ...rest
  } = props
  const isPlain = (discover ?? prefetch ?? relative ?? mask) === undefined
  if (!isPlain || typeof to !== 'string' || !to.startsWith('/') || !whole.test(to))
    return <RouterLink {...props} />
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  )
}
