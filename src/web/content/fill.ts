// Puts the words of an edition into a text that names them in braces.
import type { Article, Block, Inline } from './article.ts'

export type Words = Readonly<Record<string, string>>

const placeholder = /\{(\w+)\}/g

/** The text with each `{name}` put in; RangeError for a name that nobody knows. */
export function fillText(text: string, words: Words): string {
  return text.replace(placeholder, (_, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined
    if (word === undefined) throw new RangeError(`no word for {${name}}`)
    return word
  })
}

/** The article with every placeholder put in, in links too. */
export function fillArticle(article: Article, words: Words): Article {
  const text = (one: string) => fillText(one, words)
  const line = (parts: Inline[]) => parts.map((part) => fillInline(part, words))
  return {
    ...article,
    title: text(article.title),
    head: text(article.head),
    description: text(article.description),
    keywords: text(article.keywords),
    lead: text(article.lead),
    blocks: article.blocks.map((block) => fillBlock(block, words)),
    sources: article.sources.map((source) => ({
      ...source,
      name: text(source.name),
      publisher: text(source.publisher),
    })),
    questions: article.questions.map(({ q, a }) => ({ q: text(q), a: line(a) })),
    profiles: article.profiles.map(({ name, role, portrait, text: told }) => ({
      name: text(name),
      role: text(role),
      portrait,
      text: text(told),
    })),
  }
}

function fillInline(part: Inline, words: Words): Inline {
  if (typeof part === 'string') return fillText(part, words)
  if ('strong' in part) return { strong: part.strong.map((inner) => fillInline(inner, words)) }
  return { to: fillText(part.to, words), text: part.text.map((inner) => fillInline(inner, words)) }
}

function fillBlock(block: Block, words: Words): Block {
  const line = (parts: Inline[]) => parts.map((part) => fillInline(part, words))
  if (block.kind === 'list') return { ...block, items: block.items.map(line) }
  if (block.kind === 'table')
    return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) }
  if (block.kind === 'note') return { ...block, blocks: block.blocks.map((inner) => fillBlock(inner, words)) }
  if (block.kind === 'drawing') return { ...block, alt: fillText(block.alt, words) }
  return { ...block, text: line(block.text) }
}

/** What a line says, without its links. */
export function plainText(parts: readonly Inline[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : plainText('strong' in part ? part.strong : part.text)))
    .join('')
}
