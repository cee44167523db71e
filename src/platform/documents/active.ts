// What a document may refer to without acting, and what is thrown for one that does.

/** Something in the document would run, ask or fetch. */
export class Active extends Error {
  override readonly name = 'Active'
}

/** As programs read an address: without blanks and control characters. */
// oxlint-disable-next-line no-control-regex
const bare = (address: string) => address.replace(/[\0- \u007f-\u00a0]+/g, '')

/** Where a reader may be led by pressing a link. */
export const isPlainLink = (address: string): boolean =>
  /^(?:$|https?:\/\/|mailto:|tel:|#)/i.test(bare(address))

/** Whether it names a part of the same package, so that nothing is fetched to show it. */
export const isWithin = (address: string): boolean =>
  !/^(?:[a-z][\w+.-]*:|[/\\]|(?:\.[/\\])*\.\.)/i.test(bare(address))

/** What runs wherever it is named. */
export const isScript = (value: string): boolean =>
  /^\s*(?:(?:javascript|vbscript):\S|macro:\/|vnd\.sun\.star\.script:)/i.test(value)
