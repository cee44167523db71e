type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Whether a click on a link asks for nothing but where it leads: no new tab or window, no download, and nobody took it before. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.metaKey &&
  !click.ctrlKey &&
  !click.shiftKey &&
  !click.altKey &&
  !click.defaultPrevented

/** What a link does here in place of leading away; any but a plain click leads where it says. */
export const onPlainClick =
  (act: () => void) =>
  (event: Click & { preventDefault(): void }): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act()
  }
