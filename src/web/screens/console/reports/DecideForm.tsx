import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../contract/limits.ts'
import type { CaseEntry } from '../../../../contract/moderation.ts'
import { restrictionKinds } from '../../../../contract/moderation-rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckField, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import type { Acted } from '../acting.ts'
import { Refused } from '../ReasonForm.tsx'
import { actionKeys, actionNames, restrictionNames, ruleNames } from './words.ts'
import styles from './Reports.module.css'

const { limitedYearsMax } = limits

type Props = {
  one: CaseEntry
  answer: Acted | undefined
  /** What a key chose; `at` tells one press from the next. */
  chosen: { action: string; at: number } | undefined
}

/** What is decided, by which rule and why: one form for all actions, of which each says which fields it needs. */
export function DecideForm({ one, answer, chosen }: Props) {
  const { t, i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().state !== 'idle'
  const { values = {}, wrong = [] } = answer ?? {}
  // What was pressed before this form came is not for it.
  const heard = useRef(chosen?.at)
  useEffect(() => {
    if (!chosen || !form.current || heard.current === chosen.at) return
    heard.current = chosen.at
    const action = form.current.elements.namedItem('action')
    if (action instanceof HTMLSelectElement) action.value = chosen.action
    // A rule is needed for all but what is dismissed, and comes first then.
    const first = form.current.elements.namedItem(chosen.action === 'dismissed' ? 'reason' : 'ruleCode')
    if (first instanceof HTMLElement) first.focus()
  }, [chosen])
  const say = (name: string, text: string) => (wrong.includes(name) ? text : undefined)
  const choices = one.actions.filter((action) => action !== 'none')
  const keys = choices.map((action) => `${actionKeys[action]} ${i18n._(actionNames[action])}`).join(' · ')
  return (
    <section className={`sheet ${styles.part}`}>
      <h2 className="t-card">
        <Trans>Decide</Trans>
      </h2>
      <p className={styles.keys}>
        <Trans>Keys: d dismisses · {keys}</Trans>
      </p>
      <Form method="post" ref={form} className={styles.form} noValidate>
        <KeepsTyping as={`decide ${one.caseID}`} />
        <input type="hidden" name="intent" value="decide" />
        {answer && answer.outcome !== 'done' && <Refused key={answer.at} answer={answer} />}
        <SelectField
          label={t`Decision`}
          name="action"
          required
          defaultValue={values['action'] ?? 'dismissed'}
        >
          <option value="dismissed">{t`Dismiss: it breaks no rule`}</option>
          {one.actions.map((action) => (
            <option key={action} value={action}>
              {action === 'none' ? t`Uphold, and do nothing more` : i18n._(actionNames[action])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t`Rule that was broken`}
          name="ruleCode"
          defaultValue={values['ruleCode'] ?? ''}
          error={say('ruleCode', t`Choose the rule that was broken.`)}
        >
          <option value="">{t`None`}</option>
          {Object.entries(ruleNames).map(([rule, name]) => (
            <option key={rule} value={rule}>
              {i18n._(name)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t`Reason, for the log`}
          name="reason"
          required
          rows={3}
          max={limits.staffReasonMax}
          defaultValue={values['reason'] ?? ''}
          error={say('reason', t`Say why.`)}
        />
        <details open={wrong.some((name) => ['limits', 'until', 'words'].includes(name)) || undefined}>
          <summary className={styles.more}>
            <Trans>Limits, dates and words to the other side</Trans>
          </summary>
          <div className={styles.form}>
            {restrictionKinds.map((kind) => (
              <CheckField
                key={kind}
                id={`limit-${kind}`}
                label={i18n._(restrictionNames[kind])}
                name="limits"
                value={kind}
                error={kind === 'contacts' ? say('limits', t`Choose what is limited.`) : undefined}
              />
            ))}
            <Field
              label={t`Until the end of`}
              name="until"
              type="date"
              hint={t`A suspension without a day has no end.`}
              defaultValue={values['until'] ?? ''}
              error={say('until', t`Choose a day in the next ${limitedYearsMax} years.`)}
            />
            <SelectField
              label={t`What a suspended person wrote`}
              name="contents"
              defaultValue={values['contents'] ?? 'stay'}
            >
              <option value="stay">{t`stays`}</option>
              <option value="hide">{t`is hidden while they are suspended`}</option>
            </SelectField>
            <TextAreaField
              label={t`Words to the other side, beside the rule`}
              name="words"
              rows={3}
              max={limits.staffReasonMax}
              defaultValue={values['words'] ?? ''}
            />
          </div>
        </details>
        <div className={styles.ways}>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            <Trans>Decide</Trans>
          </Button>
        </div>
      </Form>
    </section>
  )
}
