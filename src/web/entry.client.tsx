import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { I18nProvider } from '@lingui/react'
import { startTexts } from './api/i18n.ts'
import { prepareSession } from './api/session/browser-session.ts'

const [i18n] = await Promise.all([
  startTexts(document.documentElement.lang, window.location.pathname),
  prepareSession(),
])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  )
})
