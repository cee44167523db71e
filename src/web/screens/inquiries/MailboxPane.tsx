import { Form, Link } from 'react-router'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MailboxEntry, PassageEntry } from '../../../contract/inquiries.ts'
import { limits } from '../../../contract/limits.ts'
import { mailboxPath } from '../../../contract/slugs.ts'
import { Menu } from '../../ui/Menu.tsx'
import { LoadMore } from './LoadMore.tsx'
import type { ListPage } from './merging.ts'
import { PartyName } from './PartyName.tsx'
import { PartyPicture } from '../../components/person/PartyPicture.tsx'
import { ThreadRow } from './ThreadRow.tsx'
import { Unread } from './Unread.tsx'
import { queryOf, shows, type Show, type Wish } from './wish.ts'
import styles from './MailboxPane.module.css'

type Props = {
  mailboxID: string
  mailboxes: MailboxEntry[]
  list: ListPage
  wish: Wish
  /** The address without its query: of the list, or of the conversation beside it. */
  path: string
  openID: string | undefined
  now: number
  onMore(): Promise<void>
}

/** The mailbox that is read, and its conversations: searched, filtered, in either order. */
export function MailboxPane(props: Props) {
  const { mailboxID, list, wish, path, openID, now, onMore } = props
  const { t } = useLingui()
  const { nextCursor } = list
  const { all } = list.counts
  // Of a search what was found, once it is all here.
  const told = wish.search === '' ? all : nextCursor === null ? list.requests.length : undefined
  return (
    <section className={styles.pane} aria-label={t`Requests`}>
      <div className={styles.head}>
        <div className={styles.title}>
          {/* Beside an open conversation that is what the page is about. */}
          {openID === undefined ? (
            <h1 className="t-card" tabIndex={-1}>
              <Trans>Message Center</Trans>
            </h1>
          ) : (
            <p className="t-card">
              <Trans>Message Center</Trans>
            </p>
          )}
          <span className="muted t-small">
            {told !== undefined && <Plural value={told} one="# request" other="# requests" />}
          </span>
        </div>
        <Mailboxes {...props} />
        <Search {...props} />
        <Filters {...props} />
      </div>
      {/* A region that scrolls is reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <nav className={styles.list} aria-label={t`Conversations`} tabIndex={0}>
        {wish.search !== '' && <Searched list={list} />}
        {list.requests.length === 0 ? (
          <Nothing all={all} isSearch={wish.search !== ''} searched={list.searched} />
        ) : (
          <ul>
            {list.requests.map((request) => (
              <li key={request.requestID}>
                <ThreadRow
                  request={request}
                  path={`${mailboxPath(mailboxID)}/${request.requestID}${queryOf(wish, pageOf(request.passage))}`}
                  isOpen={request.requestID === openID}
                  now={now}
                />
              </li>
            ))}
          </ul>
        )}
        <LoadMore
          className={styles.more}
          path={nextCursor === null ? undefined : path + queryOf(wish, { cursor: nextCursor })}
          onLoad={onMore}
        >
          <Trans>Load more</Trans>
        </LoadMore>
      </nav>
    </section>
  )
}

/** Where the message stands that was found, when it is older than what is shown at first. */
const pageOf = (passage: PassageEntry | null): Record<string, string> =>
  passage?.before == null ? {} : { before: String(passage.before) }

/** What of the messages was left out of a search. */
function Searched({ list: { searched } }: { list: ListPage }) {
  const each = limits.messagesSearched
  if (searched === 'all') return null
  return (
    <p className={styles.searched} role="status">
      {searched === 'names' ? (
        <Trans>
          Only subjects, names, products and names of files were searched: looking through the messages took
          too long. Please try again in a moment.
        </Trans>
      ) : (
        <Trans>Of long conversations the newest {each} messages were searched, and of many the newest.</Trans>
      )}
    </p>
  )
}

/** Whose mail it is; other mailboxes of the person are behind it. */
function Mailboxes({ mailboxID, mailboxes }: Props) {
  const own = mailboxes.find(({ party }) => party.id === mailboxID)
  if (!own || mailboxes.length < 2) return null
  const elsewhere = mailboxes.reduce(
    (sum, { party, unread }) => sum + (party.id === mailboxID ? 0 : unread),
    0,
  )
  return (
    <Menu
      className={styles.mailboxes}
      summary={
        <>
          <PartyPicture party={own.party} size={28} />
          <span className={styles.whose}>
            <span className="vh">
              <Trans>Mailbox:</Trans>{' '}
            </span>
            <PartyName party={own.party} />
          </span>
          <Unread count={elsewhere} />
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </>
      }
    >
      <ul className={styles.choices}>
        {mailboxes.map(({ party, unread }) => (
          <li key={party.id}>
            <Link to={mailboxPath(party.id)} aria-current={party.id === mailboxID ? 'true' : undefined}>
              <PartyPicture party={party} size={28} />
              <span className={styles.whose}>
                <PartyName party={party} />
              </span>
              <Unread count={unread} />
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  )
}

function Search({ wish: { search, show, sort }, path }: Props) {
  const { t } = useLingui()
  return (
    <Form role="search" action={path} className={styles.search}>
      {show !== 'all' && <input type="hidden" name="show" value={show} />}
      {sort !== 'created' && <input type="hidden" name="sort" value={sort} />}
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <input
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        placeholder={t`Search requests and messages`}
        aria-label={t`Search requests and messages`}
      />
    </Form>
  )
}

function Filters({ wish, path, list: { counts } }: Props) {
  const { t } = useLingui()
  const names: Record<Show, React.ReactNode> = {
    all: <Trans context="several conversations">All</Trans>,
    unread: <Trans>Unread</Trans>,
    toAnswer: <Trans>To answer</Trans>,
    ended: <Trans context="several conversations">Ended</Trans>,
  }
  return (
    <>
      <ul className={styles.chips} aria-label={t`Which requests`}>
        {shows.map((show) => (
          <li key={show}>
            <Link
              to={path + queryOf({ ...wish, show })}
              className={styles.chip}
              aria-current={show === wish.show ? 'true' : undefined}
            >
              {names[show]}
              {show !== 'all' && counts[show] > 0 && <small>{counts[show]}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.order}>
        <Trans>Sorted by</Trans>
        {(['created', 'activity'] as const).map((sort) => (
          <Link
            key={sort}
            className="reach"
            to={path + queryOf({ ...wish, sort })}
            aria-current={sort === wish.sort ? 'true' : undefined}
          >
            {sort === 'created' ? <Trans>Date of request</Trans> : <Trans>Last message</Trans>}
          </Link>
        ))}
      </p>
    </>
  )
}

type NothingProps = { all: number; isSearch: boolean; searched: ListPage['searched'] }

function Nothing({ all, isSearch, searched }: NothingProps) {
  return (
    <div className={styles.nothing}>
      {all === 0 ? (
        <>
          <p className={styles.strong}>
            <Trans>No requests yet</Trans>
          </p>
          <p>
            <Trans>Inquiries that you send or receive appear here at once.</Trans>
          </p>
          <p>
            <Link to="/search-result" className="reach">
              <Trans>Search suppliers</Trans>
            </Link>
          </p>
        </>
      ) : (
        <p>
          {!isSearch || searched !== 'all' ? (
            <Trans>No request fits this.</Trans>
          ) : (
            <Trans>
              All words were looked for in subjects, names, products, messages and names of files; no request
              has them all.
            </Trans>
          )}
        </p>
      )}
    </div>
  )
}
