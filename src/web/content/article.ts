// A page of prose as data: what a Markdown file of this folder holds once it is read (scripts/content.ts).

/** A piece of a line; links lead to our own pages by path, to others by https. */
export type Inline = string | { strong: Inline[] } | { to: string; text: Inline[] }

export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; numeric: boolean[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'note'; blocks: Block[] }
  | { kind: 'drawing'; name: string; alt: string }

export type Source = { name: string; publisher: string; url?: string | undefined }
export type Question = { q: string; a: Inline[] }
/** Somebody who leads the service; `portrait` is the name of a drawing. */
export type Person = { name: string; role: string; portrait: string; text: string }

export type Article = {
  title: string
  /** The page's <title>. */
  head: string
  description: string
  keywords: string
  lead: string
  /** Of a legal text: the day this version was made. */
  version?: string | undefined
  blocks: Block[]
  sources: Source[]
  questions: Question[]
  profiles: Person[]
}
