// The address that a mail was just sent to, for the page that says so: known to this page's scripts alone, never kept.

let address: string | undefined

/** Remembers what stands in a form's field for an address, when it is sent. */
export function noteSentTo(form: HTMLFormElement): void {
  const typed = new FormData(form).get('email')
  if (typeof typed === 'string') address = typed.normalize('NFKC').trim()
}

/** Undefined without scripts, and after the page was loaded anew. */
export const sentTo = (): string | undefined => address
