import { useEffect } from 'react'
import { holdSession, noteVisitor } from '../../api/session/browser-session.ts'
import { keepActor } from '../../api/session/kept-session.ts'
import { onLoggedOut } from '../../api/session/logged-out.ts'
import { dropDrafts, dropDraftsOfOthers } from '../../ui/drafts.ts'
import { useSite } from './site.ts'

/** Keeps the session of the page alive in the browser, and lets go of one that has ended. */
export function SessionKeeper() {
  const site = useSite()
  const session = site?.session
  const isVisitor = site !== undefined && !session && !site.sessionAway
  useEffect(() => {
    if (session) return holdSession(session)
    return isVisitor ? noteVisitor() : undefined
  }, [session, isVisitor])
  const actor = site?.acting?.chosen?.businessID
  const userID = session?.userID
  useEffect(() => {
    if (userID !== undefined) keepActor(actor)
  }, [userID, actor])
  useEffect(() => {
    if (userID === undefined) return
    dropDraftsOfOthers(userID)
    return onLoggedOut(dropDrafts)
  }, [userID])
  return null
}
