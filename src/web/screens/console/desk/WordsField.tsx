import { Trans } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import { TextAreaField } from '../../../ui/Field.tsx'

/** What both companies are told of a merge, or of its end. */
export function WordsField() {
  return (
    <TextAreaField
      name="words"
      label={<Trans>What the owners of both companies are told</Trans>}
      max={limits.staffReasonMax}
      rows={3}
      required
    />
  )
}
