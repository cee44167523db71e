/** For onFocus of a row that is pushed sideways: browsers leave what the keyboard reached half outside. */
export function showWhole({ target }: React.FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible')) return
  for (const one of [target.closest('article'), target]) {
    one?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
