// The card's fields. The page around them tells how they look, is told whether they are complete, and gets the payment method that was
// made of them; never what was typed.
const words = JSON.parse(document.getElementById('words').textContent)
const fields = {
  number: document.getElementById('number'),
  expiry: document.getElementById('expiry'),
  cvc: document.getElementById('cvc'),
}
const tests = document.getElementById('tests')
const touched = new Set()
let port
let key

const digitsOf = (field) => field.value.replaceAll(/\D/g, '')
const brands = [
  ['amex', /^3[47]/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['jcb', /^35/],
]
const brandOf = (digits) => brands.find(([, form]) => form.test(digits))?.[0] ?? 'unknown'
const lengthOf = (brand) => (brand === 'amex' ? 15 : 16)
const cvcLengthOf = (brand) => (brand === 'amex' ? 4 : 3)

function sumIsRight(digits) {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 0 ? Number(digit) : Number(digit) * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** What is wrong with a field, by a code of Stripe's; undefined when nothing is. */
const faults = {
  number() {
    const digits = digitsOf(fields.number)
    const wanted = lengthOf(brandOf(digits))
    if (digits.length >= wanted)
      return digits.length === wanted && sumIsRight(digits) ? undefined : 'invalid_number'
    return 'incomplete_number'
  },
  expiry() {
    const digits = digitsOf(fields.expiry)
    if (digits.length < 4) return 'incomplete_expiry'
    const month = Number(digits.slice(0, 2))
    const year = 2000 + Number(digits.slice(2, 4))
    if (month < 1 || month > 12) return 'invalid_expiry_month'
    const now = new Date()
    if (year < now.getFullYear()) return 'invalid_expiry_year_past'
    if (year === now.getFullYear() && month < now.getMonth() + 1) return 'invalid_expiry_month_past'
    return undefined
  },
  cvc: () =>
    digitsOf(fields.cvc).length === cvcLengthOf(brandOf(digitsOf(fields.number)))
      ? undefined
      : 'incomplete_cvc',
}
const names = Object.keys(fields)
const errorOf = (code) => ({ type: 'validation_error', code, message: words.errors[code] })

/** A field that is not left yet may be incomplete; what is plainly wrong is said at once. */
function shownFault(name) {
  const code = faults[name]()
  if (code === undefined || fields[name].value === '') return undefined
  return touched.has(name) || !code.startsWith('incomplete') ? code : undefined
}

function tellChange() {
  const codes = names.map((name) => faults[name]())
  const first = names.map(shownFault).find((code) => code !== undefined)
  for (const name of names) {
    const code = shownFault(name)
    fields[name].setAttribute('aria-invalid', String(code !== undefined))
    document.getElementById(`${name}-fault`).textContent = code === undefined ? '' : words.errors[code]
  }
  port?.postMessage({
    type: 'change',
    change: {
      empty: names.every((name) => fields[name].value === ''),
      complete: codes.every((code) => code === undefined),
      brand: brandOf(digitsOf(fields.number)),
      error: first === undefined ? undefined : errorOf(first),
    },
  })
}

const forms = {
  number(digits) {
    const held = digits.slice(0, lengthOf(brandOf(digits)))
    return brandOf(held) === 'amex'
      ? [held.slice(0, 4), held.slice(4, 10), held.slice(10)].filter(Boolean).join(' ')
      : (held.match(/.{1,4}/g) ?? []).join(' ')
  },
  expiry(digits) {
    const held = (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4)
    return held.length > 2 ? `${held.slice(0, 2)} / ${held.slice(2)}` : held
  },
  cvc: (digits) => digits.slice(0, 4),
}

/** Groups the digits, with the caret behind the digit that it was behind. */
function regroup(name) {
  const field = fields[name]
  const wasAtEnd = field.selectionStart === field.value.length
  const before = field.value.slice(0, field.selectionStart ?? 0).replaceAll(/\D/g, '').length
  field.value = forms[name](digitsOf(field))
  if (wasAtEnd) return
  let at = 0
  for (let seen = 0; at < field.value.length && seen < before; at++) if (/\d/.test(field.value[at])) seen++
  field.setSelectionRange(at, at)
}

for (const name of names) {
  const field = fields[name]
  field.addEventListener('input', () => {
    regroup(name)
    tellChange()
  })
  field.addEventListener('blur', () => {
    if (field.value !== '') touched.add(name)
    tellChange()
  })
}
document.addEventListener('focusin', () => port?.postMessage({ type: 'focus' }))
document.addEventListener('focusout', ({ relatedTarget }) => {
  if (!relatedTarget) port?.postMessage({ type: 'blur' })
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') port?.postMessage({ type: 'escape' })
})

tests.addEventListener('change', () => {
  if (tests.value === '') return
  fill({ number: tests.value, expiry: `12${String(new Date().getFullYear() + 2).slice(2)}`, cvc: '123' })
  tests.value = ''
  fields.number.focus()
})

function fill(values) {
  touched.clear()
  for (const name of names) {
    fields[name].value = values[name]
    regroup(name)
  }
  tellChange()
}

async function make(billing) {
  for (const name of names) touched.add(name)
  tellChange()
  const wrong = names.find((name) => faults[name]() !== undefined)
  if (wrong) {
    fields[wrong].focus()
    return { error: errorOf(faults[wrong]()) }
  }
  const expiry = digitsOf(fields.expiry)
  const params = new URLSearchParams({
    key,
    type: 'card',
    'card[number]': digitsOf(fields.number),
    'card[exp_month]': String(Number(expiry.slice(0, 2))),
    'card[exp_year]': `20${expiry.slice(2)}`,
    'card[cvc]': digitsOf(fields.cvc),
  })
  for (const name of ['name', 'email', 'phone'])
    if (billing[name]) params.set(`billing_details[${name}]`, billing[name])
  for (const [name, value] of Object.entries(billing.address ?? {}))
    if (value) params.set(`billing_details[address][${name}]`, value)
  try {
    const answer = await fetch('/v1/payment_methods', { method: 'POST', body: params })
    const told = await answer.json()
    return told.error ? { error: told.error } : { paymentMethod: told }
  } catch {
    return { error: { type: 'api_connection_error', message: words.away } }
  }
}

function show({ style = {}, disabled }) {
  const base = style.base ?? {}
  const look = {
    '--text': base.color,
    '--size': base.fontSize,
    '--family': base.fontFamily,
    '--wrong': style.invalid?.color,
  }
  for (const [name, value] of Object.entries(look)) {
    if (typeof value === 'string') document.documentElement.style.setProperty(name, value)
    else document.documentElement.style.removeProperty(name)
  }
  for (const name of names) fields[name].disabled = disabled === true
  tests.disabled = disabled === true
}

const acts = {
  update: ({ wishes }) => show(wishes),
  focus: () => fields.number.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => fill({ number: '', expiry: '', cvc: '' }),
  make: async ({ number, billing }) =>
    port.postMessage({ type: 'made', number, answer: await make(billing ?? {}) }),
}

// Only the page that shows this frame begins, and only once.
window.addEventListener('message', function begin({ source, data, ports }) {
  if (source !== window.parent || data?.type !== 'begin' || !ports[0]) return
  window.removeEventListener('message', begin)
  port = ports[0]
  key = data.key
  show(data.wishes)
  port.addEventListener('message', ({ data: message }) => void acts[message.type]?.(message))
  port.start()
  new ResizeObserver(() => {
    port.postMessage({
      type: 'height',
      height: Math.ceil(document.documentElement.getBoundingClientRect().height),
    })
  }).observe(document.documentElement)
  port.postMessage({ type: 'ready' })
})
