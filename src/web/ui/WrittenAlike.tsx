import { createContext, useContext, type ComponentType } from 'react'

/** HTML of `Piece` with `props`, once for all pages that have the same; undefined where it cannot be written by itself. */
export type WriteAlike = <Props extends object>(
  Piece: ComponentType<Props>,
  props: Props,
) => string | undefined

/** Given by the server, which writes pages; `isVisitors` on a page of nobody who is signed in. */
export const WritingAlike = createContext<{ write: WriteAlike; isVisitors: boolean } | undefined>(undefined)

type Given<Props> = {
  of: ComponentType<Props>
  /** Values that JSON can tell: all that it is made of, beside the edition and the language. */
  with: Props
  /** It looks otherwise for who is signed in. */
  forVisitors?: true
  /** Something around it changes it on this page. */
  inPlace?: boolean
}

/**
 * A part of a page that is the same on every page where it is given the same. The server writes it by itself, where nothing is
 * known of the page around it nor of who looks at it, and hands it out again as long as it is asked for (written-alike.tsx).
 * It stands beside elements, not beside text.
 */
export function WrittenAlike<Props extends object>({
  of: Piece,
  with: props,
  forVisitors,
  inPlace,
}: Given<Props>) {
  const writing = useContext(WritingAlike)
  const isAlike = !inPlace && (!forVisitors || writing?.isVisitors)
  const mark = isAlike ? writing?.write(Piece, props) : undefined
  // The server puts what it has written in the place of this element.
  return mark === undefined ? <Piece {...props} /> : <i id={mark} />
}
