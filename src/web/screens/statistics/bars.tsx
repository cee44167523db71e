// Bars drawn as SVG without a script: lengths in percent, so that they fit any width. Told apart by pattern, not by colour alone.
import styles from './bars.module.css'

const hatched = 'statistics-hatched'

/** Once on a page, before what uses it. */
export function Patterns() {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <pattern id={hatched} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="5" className={styles.stroke} />
      </pattern>
    </svg>
  )
}

const hatching = `url(#${hatched})`

/** A number now and the one before below it; both stand beside it as text. */
export function TwoBars({ widths: [now, before] }: { widths: readonly [number, number] }) {
  return (
    <svg className={styles.two} width="100%" height="20" aria-hidden="true">
      <rect width={`${now}%`} height="10" className={styles.bar} />
      <rect y="12" width={`${before}%`} height="8" fill={hatching} />
    </svg>
  )
}

export function OneBar({ width }: { width: number }) {
  return (
    <svg className={styles.one} width="100%" height="6" aria-hidden="true">
      <rect width={`${width}%`} height="6" className={styles.bar} />
    </svg>
  )
}

/** What a bar of one kind looks like. */
export function Swatch({ isBefore }: { isBefore?: true }) {
  return (
    <svg className={styles.swatch} width="12" height="10" aria-hidden="true">
      {isBefore ? (
        <rect width="12" height="10" fill={hatching} />
      ) : (
        <rect width="12" height="10" className={styles.bar} />
      )}
    </svg>
  )
}

const chartHeight = 72

/** One bar for each of `heights`, in percent of the highest; `label` says what is seen. */
export function Columns({ heights, label }: { heights: readonly number[]; label: string }) {
  const step = 100 / heights.length
  return (
    <svg className={styles.columns} width="100%" height={chartHeight + 1} role="img" aria-label={label}>
      {heights.map((height, at) => {
        const tall = (chartHeight * height) / 100
        return height === 0 ? null : (
          <rect
            // Bars have no name but their place.
            key={at}
            x={`${(at * step + step * 0.1).toFixed(2)}%`}
            y={chartHeight - tall}
            width={`${(step * 0.8).toFixed(2)}%`}
            height={tall}
            className={styles.bar}
          />
        )
      })}
      <rect y={chartHeight} width="100%" height="1" className={styles.ground} />
    </svg>
  )
}
