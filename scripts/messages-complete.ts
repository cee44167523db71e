// English and Japanese are complete: every English message has a Japanese one with the same placeholders, in the pages' catalogues
// (.po, compared with a fresh extraction) and in the server's (.json, by the ids in the code).
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { errorTable } from '../src/contract/errors.ts'
import { filesBelow, report, root } from './report.ts'
import { misfit } from './placeholders.ts'
import { readPo } from './po.ts'

const findings: string[] = []
let count = 0
const read = (file: string, base = root) => readFileSync(path.join(base, file), 'utf8')

function compare(where: string, id: string, english: string, japanese: string | undefined): void {
  count++
  if (japanese === undefined || japanese.trim() === '')
    findings.push(`${where}: no Japanese for "${id}" (${english})`)
  else {
    const wrong = misfit(english, japanese)
    if (wrong) findings.push(`${where}: the Japanese of "${id}" ${wrong}`)
  }
}

compareServerTexts()
if (existsSync(path.join(root, 'lingui.config.ts'))) comparePages()
for (const language of ['es', 'it', 'zh']) compareAreas(language)
report(findings, `${count} messages, each in English and Japanese`)

/** Texts by explicit id: those of the error table, those marked i18n in the code, and English catalogues where there are any. */
function compareServerTexts(): void {
  const japanese = new Map<string, { text: string; file: string }>()
  for (const file of filesBelow('src/messages/ja', /\.json$/))
    for (const [id, text] of Object.entries(JSON.parse(read(file)) as Record<string, string>))
      japanese.set(id, { text, file })

  const english = new Map<string, { message: string; file: string }>()
  for (const { text } of Object.values(errorTable))
    english.set(text.id, { message: text.message, file: 'src/contract/errors.ts' })
  const marked = /\/\*\s*i18n\s*\*\/\s*\{\s*id:\s*'([^']+)',\s*message:\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g
  for (const file of filesBelow('src', /\.ts$/))
    for (const [, id = '', , message = ''] of read(file).matchAll(marked)) english.set(id, { message, file })
  for (const file of filesBelow('src/messages/en', /\.json$/))
    for (const [id, message] of Object.entries(JSON.parse(read(file)) as Record<string, string>))
      english.set(id, { message, file })

  for (const [id, { message, file }] of english) compare(file, id, message, japanese.get(id)?.text)
  for (const [id, { file }] of japanese)
    if (!english.has(id)) findings.push(`${file}: "${id}" is asked for nowhere`)
}

function comparePages(): void {
  const fresh = extracted()
  try {
    const english = filesBelow('src/messages/en', /\.po$/)
    // The areas become one catalogue: a message has one text there, whichever area it comes from.
    const known = new Map<string, { ja: string; text: string | undefined }>()
    for (const file of english) {
      const ja = file.replace('/en/', '/ja/')
      const texts = existsSync(path.join(root, ja)) ? readPo(read(ja)) : new Map<string, string>()
      for (const [id, text] of readPo(read(file, fresh))) {
        if (!readPo(read(file)).has(id)) findings.push(`${file}: "${id}" is missing: run npm run messages`)
        compare(ja, id, text || id, texts.get(id))
        const other = known.get(id)
        if (other && other.text !== texts.get(id))
          findings.push(`${ja}: "${id}" reads otherwise in ${other.ja}: tell them apart by a context`)
        known.set(id, { ja, text: texts.get(id) })
      }
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Languages that are prepared may lack texts, but not in one area what another has: the area read last would show English. */
function compareAreas(language: string): void {
  const known = new Map<string, { file: string; text: string }>()
  for (const file of filesBelow(`src/messages/${language}`, /\.po$/))
    for (const [id, text] of readPo(read(file))) {
      const other = known.get(id)
      if (other && other.text !== text) findings.push(`${file}: "${id}" reads otherwise in ${other.file}`)
      known.set(id, { file, text })
    }
}

/** A copy of the pages with catalogues extracted anew: what is on disk may be older than the code. */
function extracted(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'millwright-messages-'))
  for (const name of ['package.json', 'lingui.config.ts', 'tsconfig.json', 'src/web', 'src/messages'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(copy, 'node_modules'))
  const lingui = realpathSync(path.join(root, 'node_modules/.bin/lingui'))
  const done = spawnSync(process.execPath, [lingui, 'extract', '--clean', '--workers', '1'], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (done.status !== 0) {
    rmSync(copy, { recursive: true, force: true })
    throw new Error(`lingui extract failed: ${done.stdout}${done.stderr}`)
  }
  return copy
}
