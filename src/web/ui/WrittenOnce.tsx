import { createContext, useContext } from 'react'

/** Writes what `of` answers, once for all pages on which name and version are the same; of a name the last version is kept. */
export type WriteOnce = (name: string, version: string, of: () => React.ReactNode) => { __html: string }

/** Given by the server, which writes pages; in a browser each page is drawn by itself. */
export const WritingOnce = createContext<WriteOnce | undefined>(undefined)

type Tags = 'ul' | 'nav' | 'section'

type Props<Tag extends Tags> = React.ComponentProps<Tag> & {
  as: Tag
  /** Tells apart all that may stand here on the pages of an edition in a language, of which there must be few. */
  name: string
  /** What it is made from, where that changes. */
  version?: string
  /** What stands in it: links and words, nothing of the page or of who looks at it. */
  of: () => React.ReactNode
}

/** An element with the same content on every page: the server does not make it anew for each. */
export function WrittenOnce<Tag extends Tags>({ as, name, version = '', of, ...rest }: Props<Tag>) {
  const writeOnce = useContext(WritingOnce)
  const Element = as as 'ul'
  const attributes = rest as React.ComponentProps<'ul'>
  if (!writeOnce) return <Element {...attributes}>{of()}</Element>
  // HTML that React itself has written of these very elements, with its texts escaped (written.tsx).
  // eslint-disable-next-line react/no-danger
  return <Element {...attributes} dangerouslySetInnerHTML={writeOnce(name, version, of)} />
}
