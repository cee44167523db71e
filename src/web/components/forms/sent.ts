/** A field of a form that was sent, as text; `otherwise` where it was not sent. */
export function sentText(form: FormData | undefined, name: string, otherwise = ''): string {
  const value = form?.get(name)
  return typeof value === 'string' ? value : otherwise
}
