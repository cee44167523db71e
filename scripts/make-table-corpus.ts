// Lays the files of the corpus that tables of strangers are read from in tests, and what is expected of each cell beside them.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { catalogues } from '../src/platform/tables/corpus/catalogues.ts'
import { spreadsheets } from '../src/platform/tables/corpus/spreadsheets.ts'
import { texts } from '../src/platform/tables/corpus/texts.ts'
import { workbooks } from '../src/platform/tables/corpus/workbooks.ts'

const corpus = path.join(import.meta.dirname, '../src/platform/tables/corpus')
const folder = path.join(corpus, 'files')
const files = [...texts, ...workbooks, ...spreadsheets, ...catalogues]

await mkdir(folder, { recursive: true })
for (const old of await readdir(folder)) await rm(path.join(folder, old))
for (const { file, messy: _, bytes, ...expected } of files) {
  await writeFile(path.join(folder, file), bytes)
  await writeFile(path.join(folder, `${file}.json`), `${JSON.stringify(expected)}\n`)
}
const rows = files.map(
  ({ file, messy, format, encoding = '' }) => `| ${file} | ${format} | ${encoding} | ${messy} |`,
)
await writeFile(
  path.join(corpus, 'README.md'),
  `# Sixty messy files

Catalogues of companies that do not exist, laid byte by byte by \`node scripts/make-table-corpus.ts\`, which uses nothing that
writes tables here. Beside each lies what is expected of its cells: rows by number, empty cells null, cells of other kinds than
text as they are given.

| file | format | encoding | what makes it messy |
| --- | --- | --- | --- |
${rows.join('\n')}
`,
)
