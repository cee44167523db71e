// The frame of every page: nothing but what this server itself sends is loaded, and any page may show it.
import type { Answer } from './answers.ts'
import type { Words } from './words.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ')

/** A page of its own; `content` is HTML made of our own words only. */
export const page = (words: Words, title: string, content: string, script?: string): Answer =>
  documentOf(words, title, '/style.css', `<main>\n<h1>${title}</h1>\n${content}\n</main>`, script)

/** A document that is shown within another; `content` likewise. */
export function documentOf(
  words: Words,
  title: string,
  style: string,
  content: string,
  script?: string,
): Answer {
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' },
    body: `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
${content}
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</body>
</html>`,
  }
}
