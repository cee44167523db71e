// What stands in a form, as texts by name, and the way back into its controls.
import type { Draft } from './drafts.ts'
import { keptAs } from './forms.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Passwords, also while they are shown, and codes of a second factor: no storage ever holds them. */
const secretKinds = /password|one-time-code/

const isControl = (one: Element): one is Control =>
  one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement

const isSecret = (one: Control): boolean => secretKinds.test(`${one.type} ${one.autocomplete}`)

/** Everything that would be sent but secrets. */
export function typedIn(form: HTMLFormElement): Draft {
  const secrets = new Set(
    [...form.elements].filter((one) => isControl(one) && isSecret(one)).map((one) => (one as Control).name),
  )
  const draft: Draft = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && name !== keptAs && !secrets.has(name))
      draft[name] = name in draft ? `${draft[name]}\n${value}` : value
  return draft
}

/** The controls that a person fills in and that may be kept. */
const filledIn = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter((one) => one.type !== 'hidden' && one.name !== '' && !isSecret(one))

/** What a person has filled in, without what the page itself put into the form; null while nothing differs from how it came. */
export function changedIn(form: HTMLFormElement): Draft | null {
  const controls = filledIn(form)
  if (!controls.some(isChanged)) return null
  const names = new Set(controls.map(({ name }) => name))
  return Object.fromEntries(Object.entries(typedIn(form)).filter(([name]) => names.has(name)))
}

/** Whether something stands in the form that did not come with it, secrets too. */
export const isTypedInto = (form: HTMLFormElement): boolean =>
  [...form.elements].some((one) => isControl(one) && one.type !== 'hidden' && isChanged(one))

function isChanged(one: Control): boolean {
  if (one instanceof HTMLSelectElement) {
    const options = [...one.options]
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
    return one.value !== (first?.value ?? '')
  }
  if (one.type === 'checkbox' || one.type === 'radio')
    return (one as HTMLInputElement).checked !== (one as HTMLInputElement).defaultChecked
  return one.value !== one.defaultValue
}

/** Puts a draft into the controls as if somebody had typed it: counters and previews hear of it. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const one of filledIn(form)) {
    const lines = (draft[one.name] ?? '').split('\n')
    if (one.type === 'checkbox' || one.type === 'radio') {
      const box = one as HTMLInputElement
      if (box.checked !== (one.name in draft && lines.includes(box.value))) box.click()
    } else if (one.name in draft && one.value !== draft[one.name]) put(one, draft[one.name] ?? '')
  }
}

/** Gives a control a value as if somebody had typed it. */
export function put(one: Control, value: string): void {
  // React looks at what its own setter saw; the one below is the browser's.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value') ?? {}
  set?.call(one, value)
  one.dispatchEvent(new Event(one instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
