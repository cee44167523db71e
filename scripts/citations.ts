// What a file cites: rules of docs/product by their ids, decision records, documents; and which rules a document defines.

export type Citation = {
  line: number
  kind: 'rule' | 'record' | 'document' | 'link' | 'chapter' | 'unnamed' | 'file' | 'name'
  /** The id, the number of the record in four digits, the path, the link or the name as it is written. */
  cited: string
}

const id = String.raw`(?:P[1-9](?:\.\d{1,2})?|[ADIQTUV][1-9]\d?)`
const rules = new RegExp(String.raw`(?<![\w.\-/#])${id}(?![\w\-/]|\.\d)`, 'g')
const ranges = new RegExp(String.raw`\b([ADIQTUV])(\d+) to \1?(\d+)\b`, 'g')
const recordsNamed = /\b[Dd]ecisions? (\d{1,3}(?:(?:, | and | to )\d{1,3}\b)*)(?![\w%])/g
const documents =
  /(?<![\w/.-])(?:\.\.?\/)*(?:[\w-]+\/)*(?:[\w-]+\.md|docs\/[\w-]+(?:\/[\w-]+)*)(?:#[\w-]+)?(?![\w/*{])/g
const links = /\]\(([^)\s]+)\)/g
/** In the maps of the program: files and folders, with * or <word> for any part, and names written in camel case. */
const maps = /^(?:README|CONTRIBUTING|docs\/search)\.md$/
const filesNamed =
  /`((?:[\w@*<>-][\w@.*<>-]*\/)+[\w@.*<>-]*|[\w*-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|sql|css|json))`/g
const camelCase = /`([a-z]+(?:[A-Z][a-z0-9]*)+)(?:\(\))?`/g
/** Words that point at a chapter of a document without its name. */
const unnamed = /\b(?:[Ss]ections?|[Ii]nvariants?|[Tt]hreats?|[Ii]ssues?) [1-9T]\d*\b|§ ?\d+/g

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** Everything but its comments blanked out, so that places stay. */
function commentsOf(text: string, file: string): string {
  const found = file.endsWith('.sql')
    ? /--.*$/gm
    : file.endsWith('.css')
      ? /\/\*[\s\S]*?\*\//g
      : /(?<=^|\s)\/\/.*$|(?<=^|[\s{])\/\*[\s\S]*?\*\//gm
  return kept(text, found)
}

/** Everything but sentences in quotation marks blanked out: in a test they are its names. */
function sentencesOf(text: string): string {
  return kept(
    text,
    /'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*"|`[^`\n$]* [^`\n$]*`/g,
  )
}

function kept(text: string, what: RegExp): string {
  let all = ''
  let at = 0
  for (const match of text.matchAll(what)) {
    all += blank(text.slice(at, match.index)) + match[0]
    at = match.index + match[0].length
  }
  return all + blank(text.slice(at))
}

/** The numbers of a list such as "3, 7 and 9" or "9 to 12", ranges written out. */
function numbersOf(list: string): number[] {
  const numbers: number[] = []
  for (const [, range = '', from = '', to = '', one = ''] of list.matchAll(/((\d+) to (\d+))|(\d+)/g))
    if (range) for (let at = Number(from); at <= Number(to); at++) numbers.push(at)
    else numbers.push(Number(one))
  return numbers
}

/** What `text` of `file` cites, line by line; of programs only comments count, of tests their names too. */
export function citationsOf(file: string, text: string): Citation[] {
  const isProse = file.endsWith('.md')
  const comments = isProse ? text : commentsOf(text, file)
  const citations = read(comments, isProse)
  if (/\.test\.tsx?$/.test(file))
    citations.push(
      ...read(sentencesOf(text), false).filter(({ kind }) => kind === 'rule' || kind === 'unnamed'),
    )
  if (file.startsWith('src/contract/'))
    for (const [at, line] of text.split('\n').entries())
      for (const [, section = ''] of line.matchAll(/\bsection(?:: | = )'([\d.]+)'/g))
        citations.push({ line: at + 1, kind: 'chapter', cited: `P${section}` })
  if (maps.test(file))
    for (const [at, line] of text.split('\n').entries()) {
      for (const [, cited = ''] of line.matchAll(filesNamed))
        citations.push({ line: at + 1, kind: 'file', cited })
      for (const [, cited = ''] of line.matchAll(camelCase))
        citations.push({ line: at + 1, kind: 'name', cited })
    }
  return citations
}

function read(text: string, isProse: boolean): Citation[] {
  const citations: Citation[] = []
  for (const [at, whole] of text.split('\n').entries()) {
    const add = (kind: Citation['kind'], cited: string) => citations.push({ line: at + 1, kind, cited })
    let line = whole
    if (isProse) {
      for (const [, link = ''] of line.matchAll(links)) add('link', link)
      line = line.replaceAll(links, (link) => ' '.repeat(link.length))
    }
    for (const [, letter = '', from, to] of line.matchAll(ranges))
      for (const number of numbersOf(`${from} to ${to}`)) add('rule', `${letter}${number}`)
    for (const [rule] of line.matchAll(rules)) add('rule', rule)
    for (const [, list = ''] of line.matchAll(recordsNamed))
      for (const number of numbersOf(list)) add('record', String(number).padStart(4, '0'))
    for (const [document] of line.matchAll(documents)) add('document', document)
    for (const [words] of line.matchAll(unnamed)) add('unnamed', words)
  }
  return citations
}

/** What matches the path of a file, or of a folder it is in, as the map writes it: from the top or from any folder on. */
export function pathsNamed(cited: string): RegExp {
  const pattern = cited
    .replace(/\/$/, '')
    .replaceAll(/[.@-]/g, '\\$&')
    .replaceAll(/\*|<[^>]+>/g, '[^/]+')
  return new RegExp(String.raw`(?:^|/)${pattern}(?:/|$)`)
}

/** The rules that a page of docs/product defines: chapters as headings, the others at the head of a line of a list. */
export function definedIn(text: string): string[] {
  const found = new RegExp(String.raw`^(?:#+ (P[1-9])(?= )|- \*\*(${id})\*\* )`, 'gm')
  return [...text.matchAll(found)].map(([, chapter, rule]) => chapter ?? rule ?? '')
}

/** The names by which the headings of a page can be linked to. */
export function anchorsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
