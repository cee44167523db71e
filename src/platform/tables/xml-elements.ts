// Elements of an XML text as small trees, one after the other, where a whole text would be too large for one.
import { TableError, tableLimits } from './table.ts'
import { detached, localName, type XmlReader } from './xml.ts'

export type Element = {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

const elementsMax = 10_000

/** Gives the elements with these names (without prefix) wherever they stand. */
export function elementReader(wanted: ReadonlySet<string>): XmlReader<Element> {
  let found: Element[] = []
  let open: Element[] = []
  let size = { elements: 0, letters: 0 }
  return {
    open(name, { attributes }) {
      const local = localName(name)
      if (open.length === 0 && !wanted.has(local)) return
      size.elements += 1
      if (size.elements > elementsMax) throw new TableError('row too long')
      const element = { name: local, attributes, text: '', children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    text(text) {
      const element = open.at(-1)
      if (!element) return
      size.letters += text.length
      if (size.letters > tableLimits.rowLetters) throw new TableError('row too long')
      element.text += text
    },
    close() {
      const element = open.pop()
      if (!element) return
      element.text = detached(element.text.trim())
      if (open.length > 0) return
      found.push(element)
      size = { elements: 0, letters: 0 }
      open = []
    },
    take() {
      const taken = found
      found = []
      return taken
    },
  }
}

/** All children that lie on a path of names, each of which may be one of several. */
export function allAt(element: Element, ...path: readonly (string | readonly string[])[]): Element[] {
  let reached = [element]
  for (const step of path)
    reached = reached.flatMap(({ children }) =>
      children.filter(({ name }) => (typeof step === 'string' ? name === step : step.includes(name))),
    )
  return reached
}

/** The text of the first of them that has one. */
export const textAt = (element: Element, ...path: readonly (string | readonly string[])[]): string =>
  allAt(element, ...path).find(({ text }) => text !== '')?.text ?? ''
