// Rules and dashboards ask for what /metrics tells, and every alert has a page that says what to do.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../platform/metrics.ts'
import { measureCalls, measureLanes } from '../platform/measures.ts'
import { testDatabase } from '../testing/database.ts'
import { testLog, testServer } from '../testing/server.ts'
import { measureAll, measureStreams } from './metrics.ts'
import { tellSecurity } from './security-metrics.ts'
import { servePolicyReports } from './web/policy-reports.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const { db } = await testDatabase()

type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: Record<string, string>
}
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

const boards = readdirSync(path.join(root, 'deploy/grafana')).map((name) => ({
  name,
  board: JSON.parse(read(`deploy/grafana/${name}`)) as {
    title: string
    panels: { id: number; title: string; targets: { expr: string }[] }[]
  },
}))
const asked: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...boards.flatMap(({ name, board }) =>
    board.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }): [string, string] => [`${name}: ${title}`, expr]),
    ),
  ),
]

/** Metric names as a query may have them, with the labels of each; `up` is of Prometheus itself. */
async function known(): Promise<Map<string, Set<string>>> {
  const metrics = createMetrics()
  const end = measureCalls(metrics, testLog)
  measureLanes(metrics, testLog)
  measureAll(metrics, db, testLog)
  measureStreams(metrics, { size: () => 0 }, testLog)
  tellSecurity(metrics, testLog)
  await testServer().register(async (scope) => servePolicyReports(scope, metrics))
  end()
  const names = new Map([['up', new Set<string>()]])
  for (const metric of await metrics.registry.getMetricsAsJSON()) {
    const labels = new Set(
      (metrics.registry.getSingleMetric(metric.name) as unknown as { labelNames: string[] }).labelNames,
    )
    const suffixes = metric.type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    for (const suffix of suffixes)
      names.set(metric.name + suffix, suffix === '_bucket' ? new Set([...labels, 'le']) : labels)
  }
  return names
}

/** Of every process, by whoever scrapes. */
const ofScrape = ['job', 'instance', 'role']
const words = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'bool', 'offset'])

/** What a query asks for: metrics with the labels they are matched by, and the labels it groups by. */
function readQuery(query: string) {
  const grouped = [...query.matchAll(/\b(?:by|without|on)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/\s*,\s*/),
  )
  const bare = query.replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, ' ')
  const matched = [...bare.matchAll(/([a-zA-Z_:][\w:]*)\{([^}]*)\}/g)].map(([, name = '', inner = '']) => ({
    name,
    labels: [...inner.replaceAll(/"[^"]*"/g, '""').matchAll(/([a-zA-Z_]\w*)\s*[!=]/g)].map(
      ([, label = '']) => label,
    ),
  }))
  const rest = bare.replaceAll(/\{[^}]*\}/g, ' ').replaceAll(/\[[^\]]*\]/g, ' ')
  const names = [...rest.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)(?!\s*\(|\w)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !words.has(name))
  return { names, matched, grouped }
}

test('every metric that a rule or a dashboard names is told, with its labels', async () => {
  const names = await known()
  expect(asked.length).toBeGreaterThan(40)
  for (const [where, query] of asked) {
    const { names: used, matched, grouped } = readQuery(query)
    expect(used.length, where).toBeGreaterThan(0)
    for (const name of used) expect([...names.keys()], `${where}: ${query}`).toContain(name)
    for (const { name, labels } of matched)
      for (const label of labels)
        expect([...names.get(name)!, ...ofScrape], `${where}: ${query}`).toContain(label)
    const all = used.flatMap((name) => [...names.get(name)!])
    for (const label of grouped) expect([...all, ...ofScrape], `${where}: ${query}`).toContain(label)
  }
})

test('a name that is told by nobody would be found', async () => {
  const names = await known()
  const { names: used } = readQuery('sum by (route) (rate(http_requests_total{status=~"5.."}[5m])) > 0.5')
  expect(used).toEqual(['http_requests_total'])
  expect(names.has('http_requests_total')).toBe(false)
})

test('every alert has a page of its own, which says what it means, what to look at and what to do', () => {
  const pages = readdirSync(path.join(root, 'docs/operations/alerts'))
  expect(pages.toSorted()).toEqual(rules.map(({ alert }) => `${alert}.md`).toSorted())
  for (const { alert, labels, for: lasts, annotations } of rules) {
    const page = read(`docs/operations/alerts/${alert}.md`)
    expect(annotations['runbook']).toBe(`docs/operations/alerts/${alert}.md`)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(lasts).toMatch(/^\d+m$/)
    expect(page).toContain(`# ${alert}\n\n${annotations['summary']} Severity: ${labels.severity}.`)
    for (const heading of ['## What it means', '## What to look at', '## What to do'])
      expect(page, alert).toContain(heading)
    for (const [, other = ''] of page.matchAll(/\]\((\w+\.md)\)/g)) expect(pages).toContain(other)
  }
})

test('panels of a dashboard have ids of their own and a datasource that is chosen', () => {
  expect(boards.length).toBeGreaterThanOrEqual(3)
  for (const { name, board } of boards) {
    const ids = board.panels.map(({ id }) => id)
    expect(new Set(ids).size, name).toBe(ids.length)
    expect(JSON.stringify(board), name).toContain('"uid":"${source}"')
  }
})
