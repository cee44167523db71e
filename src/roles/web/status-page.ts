// The page of what works, as HTML with all that it needs: it must not hang on anything that may be away.
import { createHash } from 'node:crypto'
import { languageNames, languages, type Language } from '../../contract/locale.ts'
import type { StatusPart, StatusState } from '../../contract/status-parts.ts'
import type { IncidentEntry, ToldIn } from '../../contract/status.ts'
import { serverText, type ServerText } from '../../messages/texts.ts'
import { html, type Html } from '../../platform/html.ts'
import { partTexts, said, stateTexts } from './status-texts.ts'
import { statusStyle } from './status-style.ts'
import type { StatusNow } from './status-watch.ts'

export const statusHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'Accept-Language, Cookie',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(statusStyle).digest('base64')}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Exactly the bytes that are allowed above. */
const styleTag: Html = { html: `<style>${statusStyle}</style>` }

const sums = { working: said.allWork, degraded: said.someDegraded, down: said.someDown }

/** What is known at `now` (milliseconds), in `language`. */
export function statusPage(status: StatusNow, language: Language, now: number): string {
  const text = (one: ServerText) => serverText(one, language)
  const { parts, incidents } = status
  const going = incidents.filter(({ endedAt }) => endedAt === null)
  const over = incidents.filter(({ endedAt }) => endedAt !== null)
  const worst = (['down', 'degraded'] as const).find((one) => parts.some(({ state }) => state === one))
  const sum = worst ?? 'working'
  const articles = (of: readonly IncidentEntry[]) => of.map((one) => incidentArticle(one, language))
  const sections = [
    section('parts', text(said.parts), html`<dl>${parts.map((one) => partRow(one, language))}</dl>`),
    section(
      'going',
      text(said.reported),
      going.length > 0 ? articles(going) : html`<p class="muted">${text(said.nothing)}</p>`,
    ),
    ...(over.length > 0 ? [section('over', text(said.over), articles(over))] : []),
  ]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${text(said.title)} | Millwright</title>
        ${styleTag}
      </head>
      <body>
        <header>
          <a href="/">Millwright</a>
          <nav aria-label="${text(said.languages)}">${languageLinks(language)}</nav>
        </header>
        <main>
          <h1>${text(said.title)}</h1>
          <p class="sum ${sum}">${text(sums[sum])}</p>
          ${sections}
          <p class="muted">${measuredLine(status, language, now)}</p>
        </main>
      </body>
    </html> `.html
}

const section = (id: string, heading: string, body: Html | readonly Html[]): Html =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${heading}</h2>
    ${body}
  </section>`

const languageLinks = (current: Language): Html[] =>
  languages.map((one) => {
    const here: Html = { html: one === current ? ' aria-current="true"' : '' }
    return html`<a${here} href="/status?lang=${one}" lang="${one}" hreflang="${one}">${languageNames[one]}</a>`
  })

const partRow = ({ part, state }: { part: StatusPart; state: StatusState }, language: Language): Html =>
  html`<div>
    <dt>${serverText(partTexts[part], language)}</dt>
    <dd class="${state}">${serverText(stateTexts[state], language)}</dd>
  </div>`

/** A moment by the clock of nobody: readers are everywhere. */
function moment(at: number | string, language: string): Html {
  const date = new Date(at)
  const shown = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return html`<time datetime="${date.toISOString()}">${shown.format(date)} UTC</time>`
}

/** What was told in the reader's language, else in English, else in whichever there is, with the language that it is in. */
function told(texts: ToldIn, language: Language): { text: string; lang: Html } {
  const found = [language, 'en' as const, ...languages].find((one) => texts[one] !== undefined) ?? language
  return { text: texts[found] ?? '', lang: { html: found === language ? '' : ` lang="${found}"` } }
}

function incidentArticle(
  { parts, titles, beganAt, endedAt, updates }: IncidentEntry,
  language: Language,
): Html {
  const title = told(titles, language)
  const names = new Intl.ListFormat(language).format(
    parts.map((part) => serverText(partTexts[part], language)),
  )
  const when = endedAt === null ? said.since : said.fromTo
  const lines = updates.map(({ texts, at }) => {
    const { text, lang } = told(texts, language)
    return html`<li>${moment(at, language)}<p${lang}>${text}</p></li>`
  })
  return html`<article><h3${title.lang}>${title.text}</h3>
    <p class="muted">${names} · ${withMoments(when, { from: beganAt, to: endedAt ?? beganAt }, language)}</p>
    <ol>${lines}</ol></article>`
}

/** A text of ours with moments in it. */
function withMoments(
  text: ServerText,
  moments: Readonly<Record<string, string | number>>,
  language: Language,
): Html[] {
  const pieces = serverText(text, language).split(/\{(\w+)\}/)
  return pieces.map((piece, at) => (at % 2 === 1 ? moment(moments[piece] ?? 0, language) : html`${piece}`))
}

function measuredLine({ isAway, heardAt }: StatusNow, language: Language, now: number): readonly Html[] {
  if (isAway && heardAt === undefined) return withMoments(said.neverHeard, {}, language)
  return withMoments(isAway ? said.heardLast : said.asOf, { at: heardAt ?? now }, language)
}
