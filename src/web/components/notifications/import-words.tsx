import { Trans } from '@lingui/react/macro'
import type { ImportKind } from '../../../contract/notification-kinds.ts'
import type { KindWords } from './kind-words.ts'

/** The file, with what came of it. */
const About: KindWords['About'] = ({ notice: { title } }) => <bdi>{title}</bdi>

export const importWords: Readonly<Record<ImportKind, KindWords>> = {
  'import.done': {
    About,
    Happened: ({ company }) => <Trans>The products of {company} were brought in</Trans>,
  },
  'import.stopped': {
    About,
    Happened: ({ company }) => <Trans>An import of products of {company} has stopped</Trans>,
  },
  'import.failed': {
    About,
    Happened: ({ company }) => <Trans>A table of products of {company} could not be read</Trans>,
  },
  'import.reported': {
    About,
    Happened: ({ company }) => <Trans>A program sent a table of products of {company}</Trans>,
  },
}
