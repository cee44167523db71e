/** Everything may be found, save what is not a page of its own. */
export function loader(): Response {
  const lines = ['User-agent: *', 'Disallow: /accounts/', 'Disallow: /resources/', 'Disallow: /language', '']
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
