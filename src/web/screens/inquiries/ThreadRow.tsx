import { Link } from 'react-router'
import { IconPaperclip } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedInquiryEntry, PassageEntry } from '../../../contract/inquiries.ts'
import { tied } from '../../components/text/cuts.ts'
import { Marked } from '../../components/text/Marked.tsx'
import { inZone, listText } from '../../components/text/moments.ts'
import { langAttribute } from '../../components/text/text-language.ts'
import { useHint } from '../../components/text/Times.tsx'
import { useZone } from '../../components/text/zone.ts'
import { PartyName, Subject } from './PartyName.tsx'
import { PartyPicture } from '../../components/person/PartyPicture.tsx'
import { otherOf } from './parties.ts'
import { StateMark } from './StateMark.tsx'
import { stateOf } from './states.ts'
import { Unread } from './Unread.tsx'
import styles from './ThreadRow.module.css'

type Props = { request: ListedInquiryEntry; path: string; isOpen: boolean; now: number }

/** A conversation in the list: who, about what, the beginning of the last message, since when, and how it stands in words and colour. */
export function ThreadRow({ request, path, isOpen, now }: Props) {
  const { i18n } = useLingui()
  const zone = useZone()
  const other = otherOf(request)
  const { lastAt, unread } = request
  return (
    <Link
      to={path}
      className={`${styles.row} ${unread > 0 ? styles.unread : ''}`}
      aria-current={isOpen ? 'true' : undefined}
      preventScrollReset
    >
      <PartyPicture party={other} size={40} />
      <span className={styles.name}>
        <PartyName party={other} />
      </span>
      <time dateTime={lastAt} className={styles.time} title={useHint(lastAt)}>
        {listText(inZone(lastAt, zone), inZone(now, zone), i18n.locale)}
      </time>
      <span className={styles.subject}>
        <Subject text={request.subjectText} />
      </span>
      {request.passage ? <Fitting passage={request.passage} /> : <Preview request={request} />}
      <span className={styles.foot}>
        <StateMark state={stateOf(request, now)} />
        <Unread count={unread} />
      </span>
    </Link>
  )
}

/** What of it fits the words that were searched for, with these marked. */
function Fitting({ passage: { text, marks, isFile } }: { passage: PassageEntry }) {
  const { i18n } = useLingui()
  return (
    <span className={styles.fitting}>
      {isFile && (
        <>
          <IconPaperclip size={14} stroke={1.75} aria-hidden />{' '}
          <span className="vh">
            <Trans>File:</Trans>{' '}
          </span>
        </>
      )}
      <bdi lang={langAttribute(text, '', i18n.locale)}>
        <Marked text={tied(text)} marks={marks} />
      </bdi>
    </span>
  )
}

/** The beginning of the last message, in one line, and whether it is one's own. */
function Preview({ request: { preview, side } }: Pick<Props, 'request'>) {
  const { i18n } = useLingui()
  const { text, from } = preview
  return (
    <span className={styles.preview}>
      {from === side && (
        <>
          <Trans context="before one's own message">You:</Trans>{' '}
        </>
      )}
      <bdi lang={langAttribute(text, '', i18n.locale)}>{text}</bdi>
    </span>
  )
}
