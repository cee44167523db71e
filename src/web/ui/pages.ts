/** The page numbers to show around `page` of `pages`: first, last, the neighbours; `gap` where some are left out. */
export function pagesShown(page: number, pages: number, around = 2): (number | 'gap')[] {
  const wanted = new Set([1, pages])
  for (let number = page - around; number <= page + around; number++)
    if (number >= 1 && number <= pages) wanted.add(number)
  const shown: (number | 'gap')[] = []
  let before = 0
  for (const number of [...wanted].sort((a, b) => a - b)) {
    // A gap of one number takes as much room as the number.
    if (number - before === 2) shown.push(before + 1)
    else if (number - before > 2) shown.push('gap')
    shown.push(number)
    before = number
  }
  return shown
}
