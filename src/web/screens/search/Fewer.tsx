import { Trans, useLingui } from '@lingui/react/macro'
import { searchPath, type SearchAddress } from '../../components/search/address.ts'
import { Link } from '../../ui/Link.tsx'
import { listText } from '../../ui/listText.ts'
import { countText } from './header.ts'

export type Relaxed = {
  text: string
  words: string[]
  isOnly: boolean
  total: number
  totalIsExact: boolean
}
type Props = { relaxed: readonly Relaxed[]; address: SearchAddress; language: string }

/** The ways to ask for less that find something, each with its number: nothing that was named is left out unasked (D51). */
export function Fewer({ relaxed, address, language }: Props) {
  const { t } = useLingui()
  return (
    <>
      <h2>
        <Trans>With fewer of these words:</Trans>
      </h2>
      <ul>
        {relaxed.map(({ text, words, isOnly, ...counted }) => {
          const said = listText(
            words.map((word) => t`“${word}”`),
            language,
          )
          return (
            <li key={text}>
              <Link to={searchPath({ ...address, text, exactly: undefined, page: 1 })} rel="nofollow">
                {isOnly ? <Only said={said} /> : <Without said={said} />}
              </Link>{' '}
              <span className="muted">({countText(counted, language)})</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

// Words of people stand in components: in a message itself they would be read for its elements.
const Said = ({ what }: { what: string }) => <bdi>{what}</bdi>

const Only = ({ said }: { said: string }) => (
  <Trans>
    Only <Said what={said} />
  </Trans>
)
const Without = ({ said }: { said: string }) => (
  <Trans>
    Without <Said what={said} />
  </Trans>
)
