// What keys mean to a list below a field whose caret stays in it (the editable combobox of the ARIA Authoring Practices).
import { isOfInputMethod } from './inputMethod.ts'

export type ListKey = 'next' | 'previous' | 'open' | 'close' | 'take' | 'leave'

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>

/** What a key asks of the list; undefined for what belongs to the text, or to an input method. */
export function listKeyOf(pressed: Pressed): ListKey | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed
  if (isOfInputMethod(pressed) || ctrlKey || metaKey || shiftKey) return undefined
  switch (key) {
    case 'ArrowDown':
      return altKey ? 'open' : 'next'
    case 'ArrowUp':
      return altKey ? 'close' : 'previous'
    case 'Enter':
      return 'take'
    case 'Escape':
      return 'close'
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return 'leave'
    default:
      return undefined
  }
}

/** The line after `line` of `count`, or before it; round at both ends, and in at either from -1, the text. */
export function lineBeside(line: number, count: number, by: 1 | -1): number {
  if (count === 0) return -1
  const beside = line === -1 && by === -1 ? count - 1 : line + by
  return (beside + count) % count
}
