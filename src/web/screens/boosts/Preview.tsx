import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BoostPreviewEntry } from '../../../contract/boosts.ts'
import { limits } from '../../../contract/limits.ts'
import { formatNumber } from '../../components/text/formats.ts'
import { listText } from '../../ui/listText.ts'
import styles from './Boosts.module.css'

const { resultsPerSponsored } = limits

/** Where a boost may show: words and categories, editions, and how much room there is, shared with whom. */
export function Preview({ preview }: { preview: BoostPreviewEntry }) {
  const { i18n } = useLingui()
  const { name, words, categories, editions, rivals, inSearch } = preview
  const results = formatNumber(preview.results, i18n.locale)
  const places = formatNumber(preview.places, i18n.locale)
  // An element, not a text: Trans reads a text among its words for tags.
  const shown = <>{name}</>
  const namesOf = (list: BoostPreviewEntry['editions']) =>
    listText(
      list.map((one) => one.name),
      i18n.locale,
    )
  const wordList = listText(words, i18n.locale)
  const [categoryList, editionList] = [namesOf(categories), namesOf(editions)]
  return (
    <section className={`sheet ${styles.sheet}`} aria-labelledby="preview" role="status">
      <h2 id="preview" className="t-card">
        <Trans>Where it may appear</Trans>
      </h2>
      {editions.length === 0 ? (
        <p className={styles.note}>
          <Trans>Nowhere: no edition is in these countries, or your company hides from all of them.</Trans>
        </p>
      ) : (
        <>
          {inSearch ? (
            <p>
              <Trans>
                <bdi>{shown}</bdi> may stand beside what is found by such words: {wordList}; and in these
                categories: {categoryList}.
              </Trans>
            </p>
          ) : (
            <p>
              <Trans>
                A post stands in feeds alone: of people and companies in {categoryList} in your editions.
              </Trans>
            </p>
          )}
          {inSearch && (
            <p>
              <Trans>
                There are about {results} results, and so about {places} places: one beside every{' '}
                {resultsPerSponsored}, never above an exact name.
              </Trans>
            </p>
          )}
          <p>
            <Plural
              value={rivals}
              _0="No other boost is chosen from for these places just now."
              one="One other boost is chosen from for these places just now; the one that was shown least comes next."
              other="# other boosts are chosen from for these places just now; the one that was shown least comes next."
            />
          </p>
          <p className="muted">
            <Trans>Editions: {editionList}</Trans>
          </p>
          <p className="muted">
            <Trans>No number of views or inquiries is promised.</Trans>
          </p>
        </>
      )}
    </section>
  )
}
