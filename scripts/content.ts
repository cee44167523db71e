// Reads the Markdown of src/web/content at build time: pages get it as data, and no reader of Markdown is needed at run time.
import type { List, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Plugin } from 'vite'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import type { Article, Block, Inline } from '../src/web/content/article.ts'

const line = z.string().trim().min(1)
const drawingName = /^[a-z][a-z0-9-]*$/
const Head = z.strictObject({
  title: line,
  head: line,
  description: line,
  keywords: line,
  lead: line,
  version: z.iso.date().optional(),
  sources: z
    .array(z.strictObject({ name: line, publisher: line, url: z.url({ protocol: /^https$/ }).optional() }))
    .default([]),
  questions: z.array(z.strictObject({ q: line, a: line })).default([]),
  profiles: z
    .array(z.strictObject({ name: line, role: line, portrait: z.string().regex(drawingName), text: line }))
    .default([]),
})

/** An article from its Markdown; an Error that names the fault for what a page cannot show. */
export function parseArticle(source: string): Article {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new Error('no head between two lines of ---')
  // Dates stay as they are written.
  const head = Head.parse(parseYaml(parts[1] ?? '', { schema: 'core' }))
  const headings = { count: 0 }
  return {
    ...head,
    blocks: nodesOf(parts[2] ?? '').map((node) => blockOf(node, headings)),
    questions: head.questions.map(({ q, a }) => ({ q, a: oneLine(a) })),
  }
}

function nodesOf(markdown: string): RootContent[] {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
    .children
}

function oneLine(markdown: string): Inline[] {
  const [only, ...others] = nodesOf(markdown)
  if (only?.type !== 'paragraph' || others.length > 0) throw new Error(`not one paragraph: ${markdown}`)
  return inlineOf(only.children)
}

function blockOf(node: RootContent, headings: { count: number }): Block {
  switch (node.type) {
    case 'heading': {
      if (node.depth !== 2 && node.depth !== 3) throw new Error(`a heading of level ${node.depth}`)
      // By place, so that an address of a part holds in every language.
      const id = `part-${(headings.count += 1)}`
      return { kind: 'heading', level: node.depth, id, text: inlineOf(node.children) }
    }
    case 'paragraph': {
      const [first] = node.children
      if (first?.type !== 'image') return { kind: 'paragraph', text: inlineOf(node.children) }
      const [, name] = /^drawing:([a-z][a-z0-9-]*)$/.exec(first.url) ?? []
      if (name === undefined || node.children.length > 1 || !first.alt)
        throw new Error(`a picture that is no drawing with a text of its own: ${first.url}`)
      return { kind: 'drawing', name, alt: first.alt }
    }
    case 'list':
      return { kind: 'list', ordered: node.ordered === true, items: itemsOf(node) }
    case 'table':
      return tableOf(node)
    case 'blockquote':
      return { kind: 'note', blocks: node.children.map((inner) => blockOf(inner, headings)) }
    default:
      throw new Error(`nothing shows ${node.type}`)
  }
}

const itemsOf = (list: List): Inline[][] =>
  list.children.map((item) => {
    const [only, ...others] = item.children
    if (only?.type !== 'paragraph' || others.length > 0) throw new Error('an item of a list of many parts')
    return inlineOf(only.children)
  })

function tableOf(table: Table): Block {
  const [head = [], ...rows] = table.children.map((row) =>
    row.children.map((cell) => inlineOf(cell.children)),
  )
  if (rows.some((row) => row.length !== head.length)) throw new Error('a table with an uneven row')
  return { kind: 'table', numeric: head.map((_, at) => table.align?.[at] === 'right'), head, rows }
}

function inlineOf(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value.replace(/\s*\n\s*/g, ' ')
    if (node.type === 'strong') return { strong: inlineOf(node.children) }
    if (node.type === 'link') return { to: linkOf(node.url), text: inlineOf(node.children) }
    throw new Error(`nothing shows ${node.type}`)
  })
}

/** Where a link leads: a path of ours, another site by https, or an address to write to or call. */
function linkOf(url: string): string {
  const to = url.replaceAll('%7B', '{').replaceAll('%7D', '}')
  if (/[\\%\s]|^\/\//.test(to) || !/^(?:\/|https:\/\/|mailto:|tel:)/.test(to))
    throw new Error(`a link leads to ${url}`)
  return to
}

/** Makes a module of each Markdown file. */
export function content(): Plugin {
  return {
    name: 'content',
    transform(source, id) {
      if (!id.endsWith('.md')) return null
      try {
        return { code: `export default ${JSON.stringify(parseArticle(source))}`, map: null }
      } catch (error) {
        return this.error(`${id}: ${(error as Error).message}`)
      }
    },
  }
}
