// HTML written by the server itself, where no page is rendered: texts are escaped, always.

/** A value of HTML that is whole already. */
export type Html = { html: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Puts values into HTML: texts escaped, HTML as it is, lists one after the other. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const shown = (value: string | Html | readonly Html[]): string =>
    typeof value === 'string'
      ? value.replaceAll(/[&<>"']/g, (character) => entities[character]!)
      : 'html' in value
        ? value.html
        : value.map(shown).join('')
  return { html: parts.map((part, at) => (at === 0 ? part : shown(values[at - 1]!) + part)).join('') }
}
