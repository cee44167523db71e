// Sizes of text, radii and colours of text come from the tokens alone, and the tokens stay few (docs/product/look.md).
// Figures of one width are for columns of numbers.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, report, root } from './report.ts'

type Kind = {
  name: string
  property: RegExp
  /** Which tokens it may be; what is no choice of its own besides. */
  tokens: RegExp
  free: RegExp
  most: number
}

/** What stands for a picture is drawn by its own measures: monograms on the hue of an industry. */
const drawn = /(?:Picture|Placeholder|Platforms)\.module\.css$/
/** Colours that forced colours bring, and those of the parent. */
const systemColours = /^(?:inherit|currentColor|transparent|[A-Z][a-z]+(?:[A-Z][a-z]+)+)$/

const kinds: readonly Kind[] = [
  {
    name: 'sizes of text',
    property: /(?<![\w-])(?:font-size:|font:\s*\d+)\s*([^;/]+)/g,
    tokens: /^var\(--text-[a-z]+\)$/,
    free: /^inherit$/,
    most: 12,
  },
  {
    name: 'radii',
    property: /(?<![\w-])border(?:-[a-z]+)*-radius:\s*([^;]+)/g,
    tokens: /^var\(--r-[a-z]+\)$/,
    free: /^(?:0|inherit)$/,
    most: 6,
  },
  {
    name: 'colours of text',
    property: /(?<![\w-])color:\s*([^;]+)/g,
    tokens: /^var\(--[\w-]+\)$/,
    free: systemColours,
    most: 12,
  },
]

/** The columns of numbers: file and selector of each. Elsewhere figures of one width would only widen the hyphens among them. */
const columns: readonly string[] = [
  'src/web/components/membership/PlanTable.module.css: .table :is(.price, .number)',
  'src/web/components/prose/Prose.module.css: .table .number',
  'src/web/components/ranking/WhyParts.module.css: .parts td',
  'src/web/components/search/Suggestions.module.css: .list small',
  'src/web/screens/articles/OtherTips.module.css: .tips a span',
  'src/web/screens/company-membership/MembershipScreen.module.css: .quote dd, .amount',
  'src/web/screens/industries/Industry.module.css: .category h3, .category li',
  'src/web/screens/ranking/RankingScreen.module.css: .table td',
  'src/web/screens/search/Filters.module.css: .documents',
  'src/web/screens/social/newsfeed/Beside.module.css: .numbers dd',
  'src/web/screens/statistics/DaysChart.module.css: .table :is(th, td)',
  'src/web/screens/statistics/Funnel.module.css: .funnel :is(th, td)',
  'src/web/screens/statistics/PartTable.module.css: .table :is(th, td)',
  'src/web/styles/base.css: td time',
]

const tokens = readFileSync(path.join(root, 'src/web/styles/tokens.css'), 'utf8')
/** What a token stands for; nothing for what is none. */
const valueOf = (used: string): string | undefined => {
  const name = /^var\((--[\w-]+)\)$/.exec(used)?.[1]
  return name === undefined ? undefined : new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1]
}

const withoutComments = (code: string) => code.replaceAll(/\/\*.*?\*\//gs, '')

const findings: string[] = []
const census = kinds.map((kind) => {
  const values = new Set<string>()
  for (const file of filesBelow('src/web', /\.css$/)) {
    if (drawn.test(file) || file.endsWith('tokens.css') || file.endsWith('fonts.css')) continue
    const css = withoutComments(readFileSync(path.join(root, file), 'utf8'))
    for (const [, said = ''] of css.matchAll(kind.property)) {
      const parts = kind.name === 'radii' ? said.trim().split(/\s+/) : [said.trim()]
      for (const part of parts) {
        if (kind.free.test(part)) continue
        const value = kind.tokens.test(part) ? valueOf(part) : undefined
        if (value === undefined) findings.push(`${file}: ${part} is no token (${kind.name})`)
        else values.add(value)
      }
    }
  }
  if (values.size > kind.most)
    findings.push(`${values.size} ${kind.name}, at most ${kind.most}: ${[...values].join(', ')}`)
  return `${values.size} ${kind.name}`
})

/** What a declaration at `at` in a style sheet is said of; empty outside of one. */
function selectorAt(css: string, at: number): string {
  let closed = 0
  for (let begin = at; begin >= 0; begin--) {
    if (css[begin] === '}') closed++
    if (css[begin] !== '{' || closed-- > 0) continue
    const [selector = ''] = /[^{};]*$/.exec(css.slice(0, begin)) ?? []
    return selector.trim().replaceAll(/\s+/g, ' ')
  }
  return ''
}

const found = new Set<string>()
for (const file of filesBelow('src/web', /\.(?:css|tsx?)$/)) {
  const code = readFileSync(path.join(root, file), 'utf8')
  const isSheet = file.endsWith('.css')
  const css = isSheet ? withoutComments(code) : code
  for (const { index } of css.matchAll(/tabular-nums|\btnum\b/g))
    found.add(`${file}: ${isSheet ? selectorAt(css, index) : 'a style in code'}`)
}
for (const place of found)
  if (!columns.includes(place)) findings.push(`${place} has figures of one width and is no column of numbers`)
for (const place of columns)
  if (!found.has(place)) findings.push(`${place} has no figures of one width: take it off the list`)

report(findings, [...census, `${columns.length} columns of numbers`].join(', '))
