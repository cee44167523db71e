import { Trans } from '@lingui/react/macro'

export type Option = { value: string; name: string }

/** The entries of a pick list, an empty one first (P2.28). */
export function Options({ of }: { of: readonly Option[] }) {
  return (
    <>
      <option value="">
        <Trans>Select</Trans>
      </option>
      {of.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </>
  )
}
