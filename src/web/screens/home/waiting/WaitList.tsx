import { useId } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import styles from './WaitList.module.css'

type Props = {
  title: React.ReactNode
  /** Where the whole list is; absent when these are all. */
  all?: string | undefined
  children: React.ReactNode
}

/** A sheet with the first few things of one kind; its lines are `WaitLine`s. */
export function WaitList({ title, all, children }: Props) {
  const id = useId()
  return (
    <section className={`sheet ${styles.list}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {all && (
          <Link to={all} aria-describedby={id}>
            <Trans context="everything of a list">All</Trans>
          </Link>
        )}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

type LineProps = {
  to: string
  /** 40 pixels square; decorative. */
  picture?: React.ReactNode
  name: React.ReactNode
  /** About what or for whom. */
  note?: React.ReactNode
  /** How it stands, and since when. */
  foot?: React.ReactNode
}

/** One thing that waits, and the way to it. */
export function WaitLine({ to, picture, name, note, foot }: LineProps) {
  return (
    <li>
      <Link to={to} className={`${styles.line} ${picture ? '' : styles.bare}`}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {note && <span className={styles.note}>{note}</span>}
          {foot && <span className={styles.foot}>{foot}</span>}
        </span>
      </Link>
    </li>
  )
}
