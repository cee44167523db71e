import { Trans, useLingui } from '@lingui/react/macro'
import { Swatch, TwoBars } from './bars.tsx'
import { countWords } from './words.tsx'
import type { Shown } from './page-data.ts'
import styles from './Funnel.module.css'

/** What became of being found: a step a row, with a bar for these days and a hatched one for those before. */
export function Funnel({ shown: { funnel, beside } }: { shown: Shown }) {
  const { i18n, t } = useLingui()
  const [stepName, barsName] = [t`What happened`, t`As bars`]
  const [nowName, beforeName, changeName] = [t`These days`, t`Days before`, t`Difference`]
  return (
    <>
      <table className={styles.funnel}>
        <caption className="vh">
          <Trans>How often each happened in these days and in those before</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{stepName}</span>
            </th>
            <th scope="col" className={styles.bars}>
              <span className="vh">{barsName}</span>
            </th>
            <th scope="col">
              <Swatch /> {nowName}
            </th>
            <th scope="col">
              <Swatch isBefore /> {beforeName}
            </th>
            <th scope="col">{changeName}</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ step, now, before, change, widths }) => (
            <tr key={step} data-step={step}>
              <th scope="row">{i18n._(countWords[step])}</th>
              <td className={styles.bars}>
                <TwoBars widths={widths} />
              </td>
              <td className={styles.now} data-name={nowName}>
                {now}
              </td>
              <td data-name={beforeName}>{before}</td>
              <td data-name={changeName}>{change ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.beside}>
        {beside.map(({ what, now, before }) => (
          <div key={what}>
            <dt>{i18n._(countWords[what])}</dt>
            <dd>
              <b>{now}</b>{' '}
              <span className="unit">
                <Trans>before: {before}</Trans>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
