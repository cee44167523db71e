// No source file past 300 lines: it is split by behaviour, data by subject; what is data only may be JSON.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, report, root } from './report.ts'

const most = 300

const files = [
  ...['src', 'packages'].flatMap((folder) => filesBelow(folder, /\.tsx?$/)),
  ...filesBelow('bin', /\.(mjs|ts)$/),
  ...['bench', 'e2e', 'scripts'].flatMap((folder) => filesBelow(folder, /\.ts$/)),
]
const findings = files
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length }))
  .filter(({ lines }) => lines > most)
  .map(({ file, lines }) => `${file}: ${lines} lines, at most ${most}`)

report(findings, `${files.length} files, none past ${most} lines`)
