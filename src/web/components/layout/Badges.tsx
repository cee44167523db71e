import { useEffect, useRef, useState } from 'react'
import { IconBell, IconMail } from '@tabler/icons-react'
import { Link } from 'react-router'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { changesBadges } from '../../../contract/live-events.ts'
import type { BadgesEntry } from '../../../contract/notifications.ts'
import { callApi } from '../../api/session/browser-session.ts'
import { useLive } from '../../api/session/useLive.ts'
import { BellMenu } from '../notifications/BellMenu.tsx'
import { Menu } from '../../ui/Menu.tsx'
import styles from './Badges.module.css'

/** Messages and notifications of the person with what is new of them, here and in the title of the page. */
export function Badges({ counts }: { counts: BadgesEntry }) {
  const { t } = useLingui()
  const now = useCounts(counts)
  useTitle(now.notifications)
  const messages = t`Messages`
  const bell = t`Notifications`
  const unread = t`${plural(now.messages, { one: '# unread', other: '# unread' })}`
  const whose = now.mailboxes.map(({ name }) => name ?? t`Your own mailbox`).join(' · ')
  const inWhich = now.messages > 0 ? `${messages}, ${unread}: ${whose}` : messages
  const fresh = t`${plural(now.notifications, { one: '# new', other: '# new' })}`
  return (
    <>
      <Link className={styles.entry} data-badges to="/my-messages" aria-label={inWhich} title={inWhich}>
        <IconMail size={20} stroke={1.5} aria-hidden />
        <Number of={now.messages} />
      </Link>
      <noscript>
        <Link className={styles.entry} to="/notifications">
          <IconBell size={20} stroke={1.5} aria-hidden />
          <span className="vh">{bell}</span>
          <Number of={now.notifications} />
        </Link>
      </noscript>
      <Menu
        className={styles.menu}
        summary={
          <span className={styles.entry} title={bell}>
            <IconBell size={20} stroke={1.5} aria-hidden />
            <span className="vh">{now.notifications > 0 ? `${bell}, ${fresh}` : bell}</span>
            <Number of={now.notifications} />
          </span>
        }
      >
        <BellMenu unread={now.notifications} mailboxes={now.mailboxes} />
      </Menu>
      <p className="vh" role="status">
        {now.changed && now.messages > counts.messages && <Trans>New message</Trans>}
      </p>
    </>
  )
}

const Number = ({ of }: { of: number }) =>
  of > 0 && (
    <span className={styles.number} aria-hidden>
      {of > 99 ? '99+' : of}
    </span>
  )

/** The numbers that came with the page, and what they are by now. */
function useCounts(counts: BadgesEntry): BadgesEntry & { changed: boolean } {
  const [later, setLater] = useState<{ of: BadgesEntry; counts: BadgesEntry }>()
  const asked = useRef(0)
  useLive(changesBadges, () => {
    const turn = (asked.current += 1)
    callApi('showBadges', {}).then(
      (answer) => {
        // Of several answers the last one asked for counts.
        if (turn === asked.current) setLater({ of: counts, counts: answer })
      },
      () => {},
    )
  })
  // Numbers that came with the page since are newer.
  return later?.of === counts ? { ...later.counts, changed: true } : { ...counts, changed: false }
}

/** Puts the number before the title of the page, whatever page it becomes. */
function useTitle(count: number): void {
  useEffect(() => {
    const plain = () => document.title.replace(/^\(\d+\+?\) /, '')
    const put = () => {
      const wanted = count > 0 ? `(${count > 99 ? '99+' : count}) ${plain()}` : plain()
      if (document.title !== wanted) document.title = wanted
    }
    put()
    const watching = new MutationObserver(put)
    watching.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watching.disconnect()
  }, [count])
}
