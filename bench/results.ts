// What a bench found: a table for people, one line of JSON for the record.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Comparison } from './rounds.ts'

/** What is held against `limit`: the median ratio, or the subject's median itself; `isLeast` when it must not be less. */
export type Goal = { of: 'ratio' | 'subject'; limit: number; isLeast?: true }
/** `asks`: what else is known of the subject, such as how often it asks the database. */
export type Finding = Comparison & { name: string; goal?: Goal; asks?: Record<string, number> }

/** Whether the finding's goal holds; one without a goal does. */
export function holds({ goal, ratio, subjectMedian }: Finding): boolean {
  if (!goal) return true
  const figure = goal.of === 'ratio' ? ratio.median : subjectMedian
  return goal.isLeast ? figure >= goal.limit : figure <= goal.limit
}

/** Prints the findings and keeps them. */
export function report(bench: string, findings: readonly Finding[]): void {
  process.stdout.write(`\n${table(findings)}\n`)
  keep(
    bench,
    findings.map((finding) => ({ ...rounded(finding), holds: holds(finding) })),
  )
}

const record = path.join(import.meta.dirname, 'results.jsonl')
const machine = () =>
  `${os.cpus().length} × ${os.cpus()[0]?.model ?? os.arch()}, Node ${process.versions.node}`

/** What a bench on this machine found last under a name; undefined when it never did. */
export function formerly(bench: string, name: string): Finding | undefined {
  if (!fs.existsSync(record)) return undefined
  const lines = fs.readFileSync(record, 'utf8').split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as { bench: string; machine: string; findings: Finding[] })
    .filter((line) => line.bench === bench && line.machine === machine())
    .flatMap(({ findings }) => findings.filter((finding) => finding.name === name))
    .at(-1)
}

/** Appends findings to bench/results.jsonl with date, commit and machine. */
export function keep(bench: string, findings: readonly object[]): void {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname })
  const line = {
    date: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD').trim(),
    changed: git('status', '--porcelain', '--', '../src', '../db').trim() !== '',
    machine: machine(),
    bench,
    findings,
  }
  fs.appendFileSync(record, `${JSON.stringify(line)}\n`)
}

const short = (value: number) => Number(value.toPrecision(4))

function rounded(finding: Finding): Finding {
  const { median, min, max } = finding.ratio
  return {
    ...finding,
    subjectMedian: short(finding.subjectMedian),
    baselineMedian: short(finding.baselineMedian),
    ratio: { median: short(median), min: short(min), max: short(max) },
  }
}

function table(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { name, baseline, unit, subjectMedian, baselineMedian, ratio, goal } = finding
    return [
      name,
      `${short(subjectMedian)} ${unit}`,
      `${short(baselineMedian)} ${unit}`,
      `${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)}–${ratio.max.toFixed(2)})`,
      goal ? `${goal.isLeast ? '≥' : '≤'} ${goal.limit}${goal.of === 'subject' ? ` ${unit}` : ''}` : '',
      goal ? (holds(finding) ? 'holds' : 'MISSED') : '',
      baseline,
    ]
  })
  const all = [['', 'measured', 'baseline', 'ratio (min–max)', 'goal', '', 'baseline is'], ...rows]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
