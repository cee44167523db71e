import { Trans, useLingui } from '@lingui/react/macro'
import { searchPath, type SearchAddress } from '../../components/search/address.ts'
import { Link } from '../../ui/Link.tsx'
import { listText } from '../../ui/listText.ts'
import type { Eased } from './filters.ts'
import styles from './Forgiven.module.css'

type Props = { address: SearchAddress; eased: Eased; count: string; language: string }

/** That something else was searched for than was asked, and the way to what was asked; `count` is of what is shown. */
export function Forgiven({ address, eased, count, language }: Props) {
  const { corrected, offered, leftOut } = eased
  if (!corrected && !offered && !leftOut) return null
  const exactly = searchPath({ ...address, exactly: true, page: 1 })
  return (
    <div className={styles.said}>
      {corrected && <Corrected corrected={corrected} to={exactly} />}
      {offered && (
        <Offered text={offered.text} to={searchPath({ ...address, text: offered.text, page: 1 })} />
      )}
      {leftOut && <LeftOut leftOut={leftOut} count={count} language={language} />}
      {leftOut && !corrected && (
        <p>
          <Link to={exactly} rel="nofollow">
            <Trans>Search for exactly what was asked</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}

function Corrected({ corrected, to }: { corrected: NonNullable<Eased['corrected']>; to: string }) {
  return (
    <p>
      <Trans>
        Results for <Searched text={corrected.text} />. Search instead for{' '}
        <Typed text={corrected.from} to={to} />.
      </Trans>
    </p>
  )
}

function Offered({ text, to }: { text: string; to: string }) {
  return (
    <p>
      <Trans>
        Did you mean <Typed text={text} to={to} />?
      </Trans>
    </p>
  )
}

// Words of people stand in components: in a message itself they would be read for its elements.
const Searched = ({ text }: { text: string }) => (
  <strong>
    <bdi>{text}</bdi>
  </strong>
)
const Typed = ({ text, to }: { text: string; to: string }) => (
  <Link to={to} rel="nofollow">
    <bdi>{text}</bdi>
  </Link>
)
const Left = ({ what }: { what: string }) => what

type LeftOutProps = Pick<Props, 'language'> & { leftOut: NonNullable<Eased['leftOut']>; count: string }

function LeftOut({ leftOut, count, language }: LeftOutProps) {
  const { t } = useLingui()
  const left = listText(
    leftOut.words.map((word) => t`“${word}”`),
    language,
  )
  return (
    <p>
      <Trans>
        Nothing has all of these words. Results without <Left what={left} />: {count}
      </Trans>
    </p>
  )
}
