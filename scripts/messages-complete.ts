// Five languages are complete: every English message has one in each other language with the same placeholders, in the pages'
// catalogues (.po, compared with a fresh extraction) and in the server's (.json, by the ids in the code). None says a limit
// as a number of its own (digits.ts) or, like the pages of prose, uses another name than the glossary's (glossary.ts).
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { errorTable } from '../src/contract/errors.ts'
import { digitsIn } from './digits.ts'
import { synonymsIn } from './glossary.ts'
import { filesBelow, report, root } from './report.ts'
import { misfit } from './placeholders.ts'
import { readPo } from './po.ts'

const languages = ['ja', 'es', 'it', 'zh'] as const
const names = { ja: 'Japanese', es: 'Spanish', it: 'Italian', zh: 'Chinese' }
type Language = (typeof languages)[number]

const findings: string[] = []
let count = 0
const read = (file: string, base = root) => readFileSync(path.join(base, file), 'utf8')

function compare(
  where: string,
  language: Language,
  id: string,
  english: string,
  text: string | undefined,
): void {
  if (text === undefined || text.trim() === '')
    findings.push(`${where}: no ${names[language]} for "${id}" (${english})`)
  else {
    const wrong = misfit(english, text)
    if (wrong) findings.push(`${where}: the ${names[language]} of "${id}" ${wrong}`)
    judge(where, `the ${names[language]} of "${id}"`, text, language)
  }
}

/** A limit stands in a text by its name, a thing by the name of the glossary. */
function judge(where: string, what: string, text: string, language: string): void {
  judgeNames(where, what, text, language)
  for (const number of digitsIn(text))
    findings.push(`${where}: ${what} says ${number}: put a limit in by its name (scripts/digits.ts)`)
}

function judgeNames(where: string, what: string, text: string, language: string): void {
  for (const { found, right } of synonymsIn(language, text))
    findings.push(`${where}: ${what} says ${found}: the glossary says ${right} (scripts/glossary.ts)`)
}

compareServerTexts()
judgeProse()
if (existsSync(path.join(root, 'lingui.config.ts'))) {
  comparePages()
  await keepTexts()
}
report(findings, `${count} messages, each in five languages`)

/** Texts by explicit id: those of the error table, those marked i18n in the code, and English catalogues where there are any. */
function compareServerTexts(): void {
  const english = new Map<string, { message: string; file: string }>()
  for (const { text } of Object.values(errorTable))
    english.set(text.id, { message: text.message, file: 'src/contract/errors.ts' })
  const marked = /\/\*\s*i18n\s*\*\/\s*\{\s*id:\s*'([^']+)',\s*message:\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g
  for (const file of filesBelow('src', /\.ts$/))
    for (const [, id = '', , message = ''] of read(file).matchAll(marked)) english.set(id, { message, file })
  for (const [id, { text: message, file }] of textsOf('en')) english.set(id, { message, file })
  count += english.size
  for (const [id, { message, file }] of english) judge(file, `"${id}"`, message, 'en')

  for (const language of languages) {
    const texts = textsOf(language)
    for (const [id, { message, file }] of english) compare(file, language, id, message, texts.get(id)?.text)
    for (const [id, { file }] of texts)
      if (!english.has(id)) findings.push(`${file}: "${id}" is asked for nowhere`)
  }
}

/** Articles and pages of prose call things as the screens do. */
function judgeProse(): void {
  for (const language of ['en', ...languages])
    for (const file of filesBelow(`src/web/content/${language}`, /\.md$/))
      for (const [at, line] of read(file).split('\n').entries())
        judgeNames(file, `line ${at + 1}`, line, language)
}

function textsOf(language: string): Map<string, { text: string; file: string }> {
  const texts = new Map<string, { text: string; file: string }>()
  for (const file of filesBelow(`src/messages/${language}`, /\.json$/))
    for (const [id, text] of Object.entries(JSON.parse(read(file)) as Record<string, string>))
      texts.set(id, { text, file })
  return texts
}

function comparePages(): void {
  const fresh = extracted()
  try {
    const english = filesBelow('src/messages/en', /\.po$/)
    const messages = english.map((file) => {
      const known = readPo(read(file))
      const now = readPo(read(file, fresh))
      for (const id of now.keys())
        if (!known.has(id)) findings.push(`${file}: "${id}" is missing: run npm run messages`)
      for (const [id, text] of now) judge(file, `"${id}"`, text || id, 'en')
      count += now.size
      return { file, now }
    })
    for (const language of languages) compareCatalogues(language, messages)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** What <Trans> becomes puts texts into a translation as texts: the library's own reads the name <toString/> as an element. */
async function keepTexts(): Promise<void> {
  const { default: config } = (await import(path.join(root, 'lingui.config.ts'))) as {
    default: { runtimeConfigModule?: { Trans?: string[] } }
  }
  const [place = ''] = config.runtimeConfigModule?.Trans ?? []
  if (place !== path.join(root, 'src/web/ui/Trans.tsx'))
    findings.push('lingui.config.ts: <Trans> is not src/web/ui/Trans.tsx, so that names become elements')
}

type Catalogue = { file: string; now: ReadonlyMap<string, string> }

/** The areas become one catalogue: a message has one text there, whichever area it comes from. */
function compareCatalogues(language: Language, english: readonly Catalogue[]): void {
  const known = new Map<string, { file: string; text: string | undefined }>()
  for (const { file: source, now } of english) {
    const file = source.replace('/en/', `/${language}/`)
    const texts = existsSync(path.join(root, file)) ? readPo(read(file)) : new Map<string, string>()
    for (const [id, text] of now) {
      compare(file, language, id, text || id, texts.get(id))
      const other = known.get(id)
      if (other && other.text !== texts.get(id))
        findings.push(`${file}: "${id}" reads otherwise in ${other.file}: tell them apart by a context`)
      known.set(id, { file, text: texts.get(id) })
    }
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
