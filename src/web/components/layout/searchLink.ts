/** The event of the document that asks for the search in place. */
export const searchWanted = 'searchwanted'

/** What makes a link the Search button: without scripts, or in another tab, it leads to the field of the search page. */
export const searchLink = {
  to: '/search-result#search-text',
  onClick(event: React.MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // A menu gives the focus back to its button, so that the search does after it.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
    document.dispatchEvent(new Event(searchWanted))
  },
}
