import { useEffect, useRef } from 'react'
import { holdSession, noteVisitor } from '../../api/session/browser-session.ts'
import { keepActor, keepSession } from '../../api/session/kept-session.ts'
import { onLoggedOut } from '../../api/session/logged-out.ts'
import { rememberZone } from '../../../contract/time-zone.ts'
import { dropDrafts, keepDraftsOf } from '../../ui/drafts.ts'
import { browserZone } from '../text/zone.ts'
import { useSite } from './site.ts'

/** Keeps the session of the page alive in the browser, and lets go of one that has ended. */
export function SessionKeeper() {
  const site = useSite()
  const session = site?.session
  const isVisitor = site !== undefined && !session && !site.sessionAway
  const userID = session?.userID
  const latest = useRef(session)
  useEffect(() => {
    latest.current = session
    if (session) keepSession(session)
  }, [session])
  useEffect(() => {
    // Asked for again it is the same session: its token and its stream go on.
    if (userID !== undefined && latest.current) return holdSession(latest.current)
    return isVisitor ? noteVisitor() : undefined
  }, [userID, isVisitor])
  const actor = site?.acting?.chosen?.businessID
  useEffect(() => {
    if (userID !== undefined) keepActor(actor)
  }, [userID, actor])
  useEffect(() => {
    // Also on a day in another zone: what is remembered follows the browser.
    if (userID !== undefined)
      document.cookie = rememberZone(browserZone(), window.location.protocol === 'https:')
  }, [userID])
  useEffect(() => {
    if (userID === undefined) return
    keepDraftsOf(userID)
    return onLoggedOut(dropDrafts)
  }, [userID])
  return null
}
