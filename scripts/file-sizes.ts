// No source file past 300 lines: it is split by behaviour. Word lists and shapes that are data are JSON, or stand below `data`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, report, root } from './report.ts'

const most = 300
const data = [/^src\/demo\/(drawings|facts|words)\//, /\/data\//, /^src\/web\/content\//]

const files = [
  ...filesBelow('src', /\.tsx?$/),
  ...filesBelow('bin', /\.(mjs|ts)$/),
  ...filesBelow('bench', /\.ts$/),
]
const findings = files
  .filter((file) => !data.some((pattern) => pattern.test(file)))
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > most)
  .map(({ file, lines }) => `${file}: ${lines} lines, at most ${most}`)

report(findings, `${files.length} files, none past ${most} lines`)
