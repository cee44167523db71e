/** A form that was sent, or what stands for one. */
type Sent = { get(name: string): unknown }

/** A field of a form that was sent, as text; `otherwise` where it was not sent. */
export function sentText(form: Sent | undefined, name: string, otherwise = ''): string {
  const value = form?.get(name)
  return typeof value === 'string' ? value : otherwise
}

/** A text of several lines; forms send a line break as two characters. */
export const sentLines = (form: Sent, name: string): string => sentText(form, name).replaceAll('\r\n', '\n')
