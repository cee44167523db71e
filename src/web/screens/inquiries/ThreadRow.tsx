import { Link } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InquiryEntry } from '../../../contract/inquiries.ts'
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

type Props = { request: InquiryEntry; path: string; isOpen: boolean; now: number }

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
      <Preview request={request} />
      <span className={styles.foot}>
        <StateMark state={stateOf(request, now)} />
        <Unread count={unread} />
      </span>
    </Link>
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
