import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../contract/limits.ts'
import type { ActorEntry } from '../../api/acting.ts'
import type { PageSession } from '../../api/page.ts'
import { closeMenuAround, Menu } from '../../ui/Menu.tsx'
import { useScripted } from '../../ui/useScripted.ts'
import { ActorPicture } from '../acting/ActorPicture.tsx'
import { actingAddress } from '../acting/ActorChoices.tsx'
import { useHere } from '../layout/site.ts'
import { personName } from '../person/person.ts'
import styles from './PostAs.module.css'

type Props = {
  session: PageSession
  /** All companies of the person. */
  actors: readonly ActorEntry[]
  /** The id of the chosen one; empty for the person. */
  chosen: string
  onChoose(actor: string): void
}

/** As whom a post is written: the person or one of their companies, of which the first five stand there and a search finds the rest (P2.25). */
export function PostAs({ session, actors, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const scripted = useScripted()
  const here = useHere()
  const [search, setSearch] = useState('')
  const isPointer = useRef(false)
  const business = actors.find(({ businessID }) => businessID === chosen)
  const isMany = actors.length > limits.actorsShown
  const wanted = search.trim().toLocaleLowerCase()
  const found = actors.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const shown = (wanted === '' ? firstOf(actors, business) : found).slice(0, limits.actorsShown)
  return (
    <div className={styles.row}>
      <span id="post-as" className={styles.label}>
        <Trans>Post as</Trans>
      </span>
      <Menu
        className={styles.menu}
        summary={
          <>
            <ActorPicture session={session} business={business} />
            <bdi className={styles.name}>{business?.name ?? personName(session)}</bdi>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </>
        }
      >
        <div
          className={styles.list}
          role="radiogroup"
          aria-labelledby="post-as"
          tabIndex={-1}
          onPointerDown={() => {
            isPointer.current = true
          }}
          onKeyDown={() => {
            isPointer.current = false
          }}
        >
          {isMany && scripted && (
            <input
              type="search"
              className={styles.search}
              value={search}
              placeholder={t`Search my companies`}
              aria-label={t`Search my companies`}
              onChange={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
          )}
          {[undefined, ...shown].map((one) => {
            const id = one?.businessID ?? ''
            return (
              <label key={id} className={styles.choice}>
                <input
                  type="radio"
                  name="actor"
                  value={id}
                  className="vh"
                  checked={chosen === id}
                  onChange={({ currentTarget }) => {
                    onChoose(id)
                    // Arrows choose too, and leave the list open; a click is over when it closes.
                    if (isPointer.current) setTimeout(() => closeMenuAround(currentTarget))
                  }}
                />
                <ActorPicture session={session} business={one} />
                <bdi className={styles.name}>{one?.name ?? personName(session)}</bdi>
                <IconCheck className={styles.mark} size={16} stroke={1.75} aria-hidden />
              </label>
            )
          })}
          {wanted !== '' && found.length === 0 && (
            <p role="status" className={styles.none}>
              <Trans>None of your companies is called that.</Trans>
            </p>
          )}
          {isMany && !scripted && (
            <Link to={actingAddress(here)} className={styles.more}>
              <Trans>Search all my companies</Trans>
            </Link>
          )}
        </div>
      </Menu>
    </div>
  )
}

/** The chosen one is always among them. */
function firstOf(actors: readonly ActorEntry[], chosen: ActorEntry | undefined): readonly ActorEntry[] {
  const first = actors.slice(0, limits.actorsShown)
  return !chosen || first.includes(chosen) ? first : [chosen, ...first]
}
