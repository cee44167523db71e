import { useEffect, useId, useState } from 'react'
import { lineBeside, listKeyOf } from './listKeys.ts'
import { useLayer } from './useLayer.ts'

type Below = {
  /** How many lines it has, open or not. */
  count: number
  onTake(line: number): void
  /** It was closed without a choice: by Esc, or because the field was left. */
  onClose?(): void
}

/** The list below a text field: whether it is open, which line is active, and what field, frame and lines need for that (a combobox of WAI-ARIA 1.2). */
export function useListBelow({ count, onTake, onClose }: Below) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [line, setLine] = useState(-1)
  const shown = open && count > 0
  const active = shown ? Math.min(line, count - 1) : -1
  const lineID = (at: number) => `${id}-${at}`

  /** Opens it, with this line active. */
  function show(at = -1): void {
    setOpen(true)
    setLine(at)
  }
  function hide(): void {
    setOpen(false)
    setLine(-1)
  }
  function close(): void {
    hide()
    onClose?.()
  }
  useLayer(open, close)
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  function onKeyDown(event: React.KeyboardEvent): void {
    const key = listKeyOf(event.nativeEvent)
    if (key === 'leave') setLine(-1)
    else if (key === 'take' && open) {
      event.preventDefault()
      if (active >= 0) onTake(active)
    } else if (key === 'next' || key === 'previous') {
      event.preventDefault()
      show(lineBeside(active, count, key === 'next' ? 1 : -1))
    } else if (key === 'open' || (key === 'close' && event.altKey)) {
      event.preventDefault()
      if (key === 'open') setOpen(true)
      else hide()
    }
  }
  return {
    id,
    open,
    /** Whether lines of it are to be seen. */
    shown,
    show,
    hide,
    /** Around field and list. */
    frame: {
      onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
        if (open && !currentTarget.contains(relatedTarget)) close()
      },
    },
    field: {
      role: 'combobox',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? lineID(active) : undefined,
      autoComplete: 'off',
      onClick: () => setOpen(true),
      onKeyDown,
    } as const,
    lineOf: (at: number) =>
      ({
        id: lineID(at),
        role: 'option',
        'aria-selected': at === active,
        // The focus stays in the field.
        onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
        onClick: () => onTake(at),
      }) as const,
  }
}
