import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { I18nProvider } from '@lingui/react'
import { readFrame } from './api/frame.ts'
import { startTexts } from './api/i18n.ts'
import { prepareSession } from './api/session/browser-session.ts'
import { FrameContext } from './components/layout/site.ts'
import { rememberTyped } from './ui/typedBefore.ts'

const typed = rememberTyped()

const [i18n] = await Promise.all([
  startTexts(document.documentElement.lang, window.location.pathname),
  prepareSession(),
])

const frame = readFrame()

/** The last to hear that the page was taken over. Around it, not beside: the server writes no sibling, and ids of labels would differ. */
function BringsBack({ children }: { children: React.ReactNode }) {
  useEffect(() => typed.bringBack(), [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FrameContext value={frame}>
          <BringsBack>
            <HydratedRouter />
          </BringsBack>
        </FrameContext>
      </I18nProvider>
    </StrictMode>,
  )
})
// Nothing of a page waits for it.
void import('./api/seen.ts')
