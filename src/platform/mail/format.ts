// The form of every mail: plain text, and HTML that reads the same, without tables, pictures, scripts or styles apart.
import { html } from '../html.ts'

export type MailContent = {
  language: string
  subject: string
  /** Whose mail it is, above everything, and its colour as `#rrggbb`. */
  sender: string
  colour: string
  greeting: string
  paragraphs: readonly string[]
  /** What to press, and what to say where it cannot be pressed. */
  action?: { label: string; link: string; byHand: string }
  afterwards: readonly string[]
  footer: readonly string[]
  /** The last line: how to get no more of these. */
  unsubscribe?: { label: string; link: string }
}

/** `letter` in both forms; every text is taken as text. */
export function formatMail(letter: MailContent): { text: string; html: string } {
  return { text: textOf(letter), html: htmlOf(letter) }
}

function textOf({
  sender,
  greeting,
  paragraphs,
  action,
  afterwards,
  footer,
  unsubscribe,
}: MailContent): string {
  const last = unsubscribe ? [`${unsubscribe.label}:`, unsubscribe.link] : []
  return [
    sender,
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}\n${action.link}`] : []),
    ...afterwards,
    `--\n${[...footer, ...last].join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}

const font =
  "font-family: system-ui, -apple-system, 'Segoe UI', 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif"
const inText = 'margin: 0 0 16px; overflow-wrap: anywhere; white-space: pre-line'
const small = 'margin: 0 0 8px; font-size: 13px; color: #55657a; overflow-wrap: anywhere'

function htmlOf({
  language,
  subject,
  sender,
  colour,
  greeting,
  paragraphs,
  action,
  afterwards,
  footer,
  unsubscribe,
}: MailContent): string {
  const paragraph = (text: string) => html`<p style="${inText}">${text}</p> `
  const button = ({ label, link, byHand }: NonNullable<MailContent['action']>) =>
    html`<p style="margin: 24px 0">
        <a
          href="${link}"
          style="display: inline-block; padding: 12px 24px; border-radius: 4px; background: ${colour}; color: #ffffff; font-weight: 600; text-decoration: none"
          >${label}</a
        >
      </p>
      <p style="${small}; margin-bottom: 16px">
        ${byHand}<br /><a href="${link}" style="color: ${colour}">${link}</a>
      </p> `
  const ending = ({ label, link }: NonNullable<MailContent['unsubscribe']>) =>
    html`<p style="${small}"><a href="${link}" style="color: #55657a">${label}</a></p> `
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body
        style="margin: 0; padding: 24px 16px; background: #f4f6f8; ${font}; font-size: 16px; line-height: 1.6; color: #0f1b2a; word-break: auto-phrase"
      >
        <div
          style="max-width: 560px; margin: 0 auto; padding: 24px; border-top: 4px solid ${colour}; background: #ffffff"
        >
          <p style="margin: 0 0 24px; font-weight: 700; color: ${colour}">${sender}</p>
          <h1 style="margin: 0 0 16px; font-size: 20px; line-height: 1.4">${subject}</h1>
          ${[greeting, ...paragraphs].map(paragraph)}${action ? button(action) : ''}${afterwards.map(paragraph)}
        </div>
        <div style="max-width: 560px; margin: 16px auto 0; padding: 0 24px">
          ${footer.map((line) => html`<p style="${small}">${line}</p> `)}${unsubscribe ? ending(unsubscribe) : ''}
        </div>
      </body>
    </html> `.html
}
