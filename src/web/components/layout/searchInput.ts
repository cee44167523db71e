/** The field of the search bar in the top bar; null on pages that have none. */
export const searchInput = () => document.querySelector<HTMLInputElement>('header input[name="search"]')
