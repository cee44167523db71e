import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { I18nProvider } from '@lingui/react'
import { readFrame } from './api/frame.ts'
import { startTexts } from './api/i18n.ts'
import { prepareSession } from './api/session/browser-session.ts'
import { FrameContext } from './components/layout/site.ts'

const [i18n] = await Promise.all([
  startTexts(document.documentElement.lang, window.location.pathname),
  prepareSession(),
])

const frame = readFrame()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FrameContext value={frame}>
          <HydratedRouter />
        </FrameContext>
      </I18nProvider>
    </StrictMode>,
  )
})
