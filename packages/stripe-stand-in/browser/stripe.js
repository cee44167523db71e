// What a shop's page loads in place of Stripe's own script: window.Stripe with cards, payment methods and 3-D Secure. A card's number
// is typed into a frame of this server's origin and never reaches the page.
;(() => {
  const origin = new URL(document.currentScript.src).origin

  window.Stripe = function Stripe(key, options = {}) {
    if (typeof key !== 'string' || !key.startsWith('pk_'))
      throw new Error('Invalid value for Stripe(): apiKey should be a string that begins with pk_.')
    const localeOf = (wanted) =>
      wanted && wanted !== 'auto' ? wanted : document.documentElement.lang || navigator.language
    const locale = localeOf(options.locale)

    /** Asks this server with the public key; answers an object or { error }, also when it does not answer. */
    async function ask(method, path, params) {
      const body = new URLSearchParams({ key, ...params })
      try {
        const answer = await fetch(
          method === 'GET' ? `${origin}/v1/${path}?${body}` : `${origin}/v1/${path}`,
          method === 'GET' ? {} : { method, body },
        )
        return await answer.json()
      } catch {
        return { error: { type: 'api_connection_error', message: wordsOf(locale).away } }
      }
    }

    async function retrievePaymentIntent(clientSecret) {
      const answer = await ask('GET', `payment_intents/${idOf(clientSecret)}`, {
        client_secret: clientSecret,
      })
      return answer.error ? { error: answer.error } : { paymentIntent: answer }
    }

    /** Lets the owner of the card answer the bank, when it asks; what became of the payment, or why it failed. */
    async function handleNextAction({ clientSecret }) {
      const before = await retrievePaymentIntent(clientSecret)
      if (before.error || before.paymentIntent.status !== 'requires_action') return outcomeOf(before)
      const address = new URL(before.paymentIntent.next_action.use_stripe_sdk.stripe_js)
      if (address.origin !== origin) throw new Error('The page of the bank has another origin.')
      address.searchParams.set('locale', locale)
      await showBankPage(address, locale)
      return outcomeOf(await retrievePaymentIntent(clientSecret))
    }

    async function createPaymentMethod({ type, card, billing_details: billing = {}, elements }) {
      if (elements && !card) return createPaymentMethod({ type: 'card', card: elements.getElement('card') })
      if (type !== 'card' || !card?._createPaymentMethod)
        throw new Error('Only { type: "card", card: an element } is known here.')
      return card._createPaymentMethod(billing)
    }

    async function confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
      const given = data.payment_method
      let method = given
      if (typeof given === 'object') {
        const made = await createPaymentMethod({ type: 'card', ...given })
        if (made.error) return made
        method = made.paymentMethod.id
      }
      const answer = await ask('POST', `payment_intents/${idOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        use_stripe_sdk: 'true',
        ...(method ? { payment_method: method } : {}),
      })
      if (answer.error) return { error: answer.error }
      if (answer.status === 'requires_action' && handleActions) return handleNextAction({ clientSecret })
      return { paymentIntent: answer }
    }

    return {
      elements: (wishes = {}) => cardElements(key, localeOf(wishes.locale ?? locale)),
      createPaymentMethod,
      confirmCardPayment,
      handleNextAction,
      handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),
      retrievePaymentIntent,
      createToken: () => Promise.reject(new Error('Tokens are not known here: use createPaymentMethod.')),
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
  window.Stripe.version = 'endive'

  const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0]

  function outcomeOf({ error, paymentIntent }) {
    if (error) return { error }
    if (paymentIntent.status !== 'requires_payment_method' && paymentIntent.status !== 'requires_action')
      return { paymentIntent }
    const refusal = paymentIntent.last_payment_error ?? {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'This payment does not wait for anything that can be done here.',
    }
    return { error: { ...refusal, payment_intent: paymentIntent } }
  }

  function cardElements(key, locale) {
    const made = new Map()
    return {
      create(type, options = {}) {
        if (type !== 'card') throw new Error(`An element of the type ${type} is not known here, only card.`)
        if (made.has(type)) throw new Error("Can't create two elements of the type card.")
        const element = cardElement(key, locale, options, () => made.delete(type))
        made.set(type, element)
        return element
      },
      // React's wrapper asks with its component, which says its type.
      getElement: (type) => made.get(typeof type === 'string' ? type : type?.__elementType) ?? null,
      update() {},
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
    }
  }

  /** The card's fields in a frame: what is typed stays there, what is told is whether it is complete. */
  function cardElement(key, locale, options, forget) {
    const listeners = new Map()
    const waiting = new Map()
    let holder
    let frame
    let port
    let wishes = { ...options }
    let asked = 0

    const emit = (event, detail) => {
      for (const listener of listeners.get(event) ?? []) listener(detail)
    }
    const mark = (name, isOn) => holder?.classList.toggle(`StripeElement--${name}`, isOn)
    const tell = (message) => port?.postMessage(message)

    function take({ data }) {
      if (data.type === 'ready') emit('ready', element)
      else if (data.type === 'height') frame.style.height = `${data.height}px`
      else if (data.type === 'focus' || data.type === 'blur') {
        mark('focus', data.type === 'focus')
        emit(data.type, { elementType: 'card' })
      } else if (data.type === 'escape') emit('escape', { elementType: 'card' })
      else if (data.type === 'change') {
        mark('empty', data.change.empty)
        mark('complete', data.change.complete)
        mark('invalid', Boolean(data.change.error))
        emit('change', { elementType: 'card', value: { postalCode: '' }, ...data.change })
      } else if (data.type === 'made') {
        waiting.get(data.number)?.(data.answer)
        waiting.delete(data.number)
      }
    }

    const element = {
      mount(place) {
        const found = typeof place === 'string' ? document.querySelector(place) : place
        if (!found) throw new Error('The place to mount the element in does not exist.')
        if (holder === found) return
        element.unmount()
        holder = found
        holder.classList.add('StripeElement', 'StripeElement--empty')
        frame = document.createElement('iframe')
        frame.src = `${origin}/frames/card?locale=${encodeURIComponent(locale)}`
        frame.title = wordsOf(locale).frame
        frame.name = 'stripe-stand-in-card'
        Object.assign(frame.style, {
          border: '0',
          display: 'block',
          width: '100%',
          height: '170px',
          colorScheme: 'normal',
        })
        const mounted = frame
        frame.addEventListener('load', () => {
          if (frame !== mounted) return
          const channel = new MessageChannel()
          port = channel.port1
          port.addEventListener('message', take)
          port.start()
          frame.contentWindow.postMessage({ type: 'begin', key, wishes: told(wishes) }, origin, [
            channel.port2,
          ])
        })
        holder.replaceChildren(frame)
      },
      unmount() {
        port?.close()
        port = undefined
        frame?.remove()
        frame = undefined
        holder?.classList.remove(
          'StripeElement',
          ...['empty', 'complete', 'focus', 'invalid'].map((name) => `StripeElement--${name}`),
        )
        holder = undefined
        for (const answer of waiting.values())
          answer({ error: { type: 'validation_error', message: 'The element was taken away.' } })
        waiting.clear()
      },
      destroy() {
        element.unmount()
        listeners.clear()
        forget()
      },
      update(more) {
        wishes = { ...wishes, ...more }
        tell({ type: 'update', wishes: told(wishes) })
      },
      focus() {
        frame?.focus()
        tell({ type: 'focus' })
      },
      blur: () => tell({ type: 'blur' }),
      clear: () => tell({ type: 'clear' }),
      on(event, listener) {
        if (!listeners.has(event)) listeners.set(event, new Set())
        listeners.get(event).add(listener)
        return element
      },
      once(event, listener) {
        const only = (detail) => {
          element.off(event, only)
          listener(detail)
        }
        return element.on(event, only)
      },
      off(event, listener) {
        if (listener) listeners.get(event)?.delete(listener)
        else listeners.delete(event)
        return element
      },
      _createPaymentMethod(billing) {
        if (!port) throw new Error('The element is not mounted.')
        const number = ++asked
        return new Promise((resolve) => {
          waiting.set(number, resolve)
          tell({ type: 'make', number, billing: structuredClone(billing) })
        })
      },
    }
    return element
  }

  /** Of a page's wishes, what the frame knows; no functions, which cannot be sent. */
  const told = ({ style = {}, disabled = false }) => JSON.parse(JSON.stringify({ style, disabled }))

  /** Shows the bank's page above everything; resolves when its owner has answered, or has closed it. */
  function showBankPage(address, locale) {
    const words = wordsOf(locale)
    const before = document.activeElement
    const overlay = document.createElement('div')
    const box = document.createElement('div')
    const close = document.createElement('button')
    const frame = document.createElement('iframe')
    overlay.setAttribute('role', 'dialog')
    overlay.setAttribute('aria-modal', 'true')
    overlay.setAttribute('aria-label', words.bank)
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      background: 'rgba(16, 24, 32, 0.6)',
      display: 'grid',
      placeItems: 'center',
      padding: '16px',
      boxSizing: 'border-box',
    })
    Object.assign(box.style, {
      background: '#fff',
      borderRadius: '8px',
      width: 'min(100%, 480px)',
      maxHeight: '100%',
      display: 'flex',
      flexDirection: 'column',
    })
    Object.assign(close.style, {
      alignSelf: 'flex-end',
      margin: '8px',
      minHeight: '44px',
      padding: '0 16px',
      font: '16px system-ui, sans-serif',
      color: '#1d2733',
      background: '#fff',
      border: '1px solid #51606f',
      borderRadius: '6px',
    })
    close.type = 'button'
    close.textContent = words.close
    frame.src = address.href
    frame.title = words.bank
    frame.name = 'stripe-stand-in-bank'
    Object.assign(frame.style, { border: '0', width: '100%', height: '420px', flex: '0 1 auto' })
    box.append(close, frame)
    overlay.append(box)
    const others = [...document.body.children].filter((element) => !element.inert)
    return new Promise((resolve) => {
      const end = () => {
        window.removeEventListener('message', hear)
        for (const element of others) element.inert = false
        overlay.remove()
        before?.focus?.()
        resolve()
      }
      const giveUp = async () => {
        close.disabled = true
        // Who closes the bank's page has not confirmed the payment.
        await fetch(`${address.origin}${address.pathname}/fail${address.search}`, { method: 'POST' }).catch(
          () => {},
        )
        end()
      }
      function hear({ source, origin: from, data }) {
        if (source === frame.contentWindow && from === address.origin && data?.type === 'bank-answered') end()
      }
      window.addEventListener('message', hear)
      close.addEventListener('click', () => void giveUp())
      overlay.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') void giveUp()
      })
      for (const element of others) element.inert = true
      document.body.append(overlay)
      frame.addEventListener('load', () => frame.focus())
      close.focus()
    })
  }

  const english = {
    frame: 'Secure card fields (test)',
    bank: '3-D Secure: page of your bank (test)',
    close: 'Close without confirming',
    away: 'The payment provider cannot be reached. Please check your connection and try again.',
  }
  const japanese = {
    frame: 'カード情報入力欄（テスト）',
    bank: '3Dセキュア：カード会社の画面（テスト）',
    close: '認証せずに閉じる',
    away: '決済サービスに接続できません。通信環境をご確認のうえ、もう一度お試しください。',
  }
  const wordsOf = (locale) => (String(locale).toLowerCase().startsWith('ja') ? japanese : english)
})()
