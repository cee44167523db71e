import { useMatches, useNavigation } from 'react-router'
import { Progress } from '../../ui/Progress.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { DraftOwner } from '../../ui/useDraft.ts'
import { ActsForm } from '../acts/ActsForm.tsx'
import { Arrival, InputMethodEnter } from './Arrival.tsx'
import { ChosenLanguage } from './ChosenLanguage.tsx'
import { Footer } from './Footer.tsx'
import { MailLanguage } from './MailLanguage.tsx'
import { OnItsWay } from './OnItsWay.tsx'
import { SearchInPlace } from './SearchInPlace.tsx'
import { SessionKeeper } from './SessionKeeper.tsx'
import { SessionNotice } from './SessionNotice.tsx'
import { useSite, type LayoutHandle } from './site.ts'
import { TopBar } from './TopBar.tsx'
import styles from './Shell.module.css'

/** What stands around every page. Screens fill `<main>` and bring no main of their own. */
export function Shell({ children }: { children: React.ReactNode }) {
  const { state } = useNavigation()
  const userID = useSite()?.session?.userID ?? ''
  const matches = useMatches()
  const noFooter = matches.some((match) => (match.handle as LayoutHandle | undefined)?.footer === false)
  return (
    <>
      <SkipLink />
      <Progress />
      <OnItsWay />
      <TopBar />
      <MailLanguage />
      <main
        id="main"
        tabIndex={-1}
        className={state === 'loading' ? styles.stale : styles.main}
        aria-busy={state === 'loading' ? true : undefined}
      >
        <DraftOwner value={userID}>{children}</DraftOwner>
      </main>
      {!noFooter && <Footer />}
      <ActsForm />
      <Toasts />
      {/* Its dialog closes before the new page takes the focus. */}
      <SearchInPlace />
      <Arrival />
      <InputMethodEnter />
      <ChosenLanguage />
      <SessionKeeper />
      {userID !== '' && <SessionNotice />}
    </>
  )
}
