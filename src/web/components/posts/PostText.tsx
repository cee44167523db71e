import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { tied } from '../text/cuts.ts'
import { partsOf, type MentionPart } from './text-parts.ts'
import styles from './PostText.module.css'

type Props = {
  text: string
  lang?: string | undefined
  mentions?: readonly MentionPart[]
  /** Where all of a long text stands, when this is one among others. */
  whole?: string | undefined
  /** Of a comment. */
  small?: boolean
}

/** What fits among others; a line of a text without breaks takes some sixty letters. */
const [linesMax, lettersMax] = [16, 1_000]
const isLong = (text: string) => text.length > lettersMax || text.split('\n', linesMax + 1).length > linesMax

/** What somebody wrote, with its line breaks; addresses, and whoever is mentioned, can be followed. */
export function PostText({ text, lang, mentions, whole, small = false }: Props) {
  const isCut = whole !== undefined && isLong(text)
  const classes = [styles.text, isCut && styles.cut, small && styles.small].filter(Boolean).join(' ')
  const written = (
    <p className={classes} lang={lang} dir="auto">
      {partsOf(text, mentions).map((part, at) => (
        // Nothing of a text that has been made ever moves.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={at} {...part} />
      ))}
    </p>
  )
  if (!isCut) return written
  return (
    <>
      {written}
      <p className={styles.rest}>
        <Link to={whole}>
          <Trans>Read the whole post</Trans>
        </Link>
      </p>
    </>
  )
}

function Part({ text, href, path }: ReturnType<typeof partsOf>[number]) {
  if (path !== undefined)
    return (
      <Link to={path}>
        <bdi>{text}</bdi>
      </Link>
    )
  // Only now: mentions are counted in the text as it was written.
  if (href === undefined) return tied(text)
  return (
    <a href={href} className={styles.address} title={text} rel="nofollow ugc noopener" target="_blank">
      {text}
    </a>
  )
}
