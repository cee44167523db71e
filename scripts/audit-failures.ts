// What kept a page from its score, with the elements it was found at.

export type Failure = { audit: string; title: string; shown: string; places: string[] }

type Item = Record<string, unknown>
type Report = {
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    {
      title: string
      score: number | null
      displayValue?: string | undefined
      details?: object | undefined
    }
  >
}

const placesMax = 8

type Violation = {
  violatedDirective: string
  blockedURL?: string | undefined
  sourceCodeLocation?: { url: string; lineNumber: number } | undefined
}

/** What the content security policy refused, in one line each; Lighthouse's own report only says that there was something. */
export const refusalsOf = (violations: readonly Violation[]): string[] =>
  violations.map(({ violatedDirective, blockedURL, sourceCodeLocation: from }) =>
    [violatedDirective, blockedURL || 'inline', from && `from ${from.url}:${from.lineNumber + 1}`]
      .filter(Boolean)
      .join(' '),
  )

/** The weighted audits of `categories` that did not score full, the least first. */
export function failuresOf(report: Report, categories: readonly string[]): Failure[] {
  const ids = categories.flatMap(
    (name) => report.categories[name]?.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id) ?? [],
  )
  return [...new Set(ids)]
    .flatMap((id) => {
      const found = report.audits[id]
      return found && found.score !== null && found.score < 1 ? [{ id, ...found, score: found.score }] : []
    })
    .sort((one, other) => one.score - other.score)
    .map(({ id, title, displayValue, details }) => ({
      audit: id,
      title,
      shown: displayValue ?? '',
      places: itemsOf(details).slice(0, placesMax).map(placeOf),
    }))
}

function itemsOf(details: object | undefined): Item[] {
  const items = details && 'items' in details ? details.items : undefined
  return Array.isArray(items) ? items : []
}

/** The element with why it failed, or whatever else the item says. */
function placeOf(item: Item): string {
  const { node } = item as { node?: { snippet?: string; selector?: string; explanation?: string } }
  if (node)
    return [node.selector, node.snippet, node.explanation].filter(Boolean).join(' | ').replace(/\s+/g, ' ')
  return JSON.stringify(item).slice(0, 400)
}
