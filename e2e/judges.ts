// The judges of a page: axe, the rules of HTML, and the edge of the screen.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

type Finding = { id: string; impact: string | null; nodes: { target: unknown; failureSummary?: string }[] }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** A rule of axe has one impact, whatever it finds: those of a minor or moderate one are not asked. */
const onlySerious = `Object.fromEntries(axe._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }]))`

/** What axe calls serious or critical, one line each; without `frames` not what stands in those of other origins, which it would speak to. */
export async function seriousFindings(page: Page, { frames = true } = {}): Promise<string[]> {
  // While the next one is on its way a page is faded.
  await page.locator('main[aria-busy=true]').waitFor({ state: 'detached' })
  // Evaluated from outside, which the page's policy does not concern; a page that is judged again has it already.
  if (!(await page.evaluate(`typeof axe === 'object'`))) await page.evaluate(axe)
  const { violations } = (await page.evaluate(`
    axe.run(document, { resultTypes: ["violations"], iframes: ${frames}, rules: ${onlySerious} })`)) as {
    violations: Finding[]
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${String(node.target)} ${node.failureSummary ?? ''}`),
    )
}

/** How far the page is wider than its screen, in pixels. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Valid HTML by the recommended rules, without those that judge taste or know neither React nor the wish behind it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes void elements with a slash and boolean attributes with an empty value.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes charSet, hrefLang and popoverTarget as it spells them; HTML reads them alike.
    'attr-case': 'off',
    // React writes <!DOCTYPE html>.
    'doctype-style': 'off',
    // Colours of an edition and the hue of a picture are values, not looks (policy: style-src-attr).
    'no-inline-style': 'off',
    // Long titles tell a company's name and place.
    'long-title': 'off',
    // Telephone numbers are kept together by CSS.
    'tel-non-breaking': 'off',
    // A list that is styled as none keeps its role by being said.
    'no-redundant-role': 'off',
    // Scripts of our own origin come with the build's hash in their names.
    'require-sri': 'off',
  },
})

/** What is wrong with a page's HTML, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const around = html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 80)
      return `${ruleId}: ${message} near ${around}`
    }),
  )
}

/** Nothing serious on the page that stands there, none of it beyond the screen; where scripts run, which is what judges it. */
export async function judgePage({ page, context }: Visitor, script = true): Promise<void> {
  const html = await (await context.request.get(page.url())).text()
  const seen = script ? [await seriousFindings(page), await overhang(page)] : [[], 0]
  expect([page.url(), await htmlFaults(html), ...seen]).toEqual([
    page.url(),
    [],
    [],
    expect.toSatisfy((px: number) => px <= 0),
  ])
}
