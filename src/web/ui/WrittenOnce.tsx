import { createContext, useContext } from 'react'

/** Writes what `of` answers, once for all pages on which it is the same under this name. */
export type WriteOnce = (name: string, of: () => React.ReactNode) => { __html: string }

/** Given by the server, which writes pages; in a browser each page is drawn by itself. */
export const WritingOnce = createContext<WriteOnce | undefined>(undefined)

type Props<Tag extends 'ul' | 'nav'> = React.ComponentProps<Tag> & {
  as: Tag
  /** Tells apart all that may stand here on the pages of an edition in a language, of which there must be few. */
  name: string
  /** What stands in it: links and words, nothing of the page or of who looks at it. */
  of: () => React.ReactNode
}

/** An element with the same content on every page: the server does not make it anew for each. */
export function WrittenOnce<Tag extends 'ul' | 'nav'>({ as, name, of, ...rest }: Props<Tag>) {
  const writeOnce = useContext(WritingOnce)
  const Element = as as 'ul'
  const attributes = rest as React.ComponentProps<'ul'>
  if (!writeOnce) return <Element {...attributes}>{of()}</Element>
  // HTML that React itself has written of these very elements, with its texts escaped (written.tsx).
  // eslint-disable-next-line react/no-danger
  return <Element {...attributes} dangerouslySetInnerHTML={writeOnce(name, of)} />
}
