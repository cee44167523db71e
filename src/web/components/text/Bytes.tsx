import { useLingui } from '@lingui/react/macro'
import { formatNumber } from './formats.ts'

/** The size of a file in the words of every system. */
export function Bytes({ count }: { count: number }) {
  const { i18n } = useLingui()
  const [size, unit] = count < 1e6 ? [Math.ceil(count / 1e3), 'KB'] : [Math.ceil(count / 1e5) / 10, 'MB']
  return (
    <>
      {formatNumber(size, i18n.locale)} {unit}
    </>
  )
}
