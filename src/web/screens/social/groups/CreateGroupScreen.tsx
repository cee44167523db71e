import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Form, useNavigation } from 'react-router'
import type { Route } from './+types/CreateGroupScreen'
import { metaOf } from '../../../api/head.ts'
import { pageOf } from '../../../api/page.ts'
import { requireSession } from '../../../api/session/require-session.ts'
import { SaveProblem } from '../../../components/forms/SaveProblem.tsx'
import { useProblems } from '../../../components/forms/use-problems.ts'
import { groupsPath, newGroupPath } from '../../../components/groups/paths.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { KeepsTyping } from '../../../ui/KeepsTyping.tsx'
import { ownHead, ownHeaders } from '../head.ts'
import { foundFrom, noValues } from './group-form.ts'
import { GroupFields, groupFields, groupLimits } from './GroupFields.tsx'
import { PictureField } from './PictureField.tsx'
import styles from './Groups.module.css'

export const headers = ownHeaders

export async function loader({ context }: Route.LoaderArgs) {
  requireSession(context)
  const page = pageOf(context)
  const industries = await page.api.listIndustries({})
  return {
    fresh: noValues(),
    industries: industries.map(({ id, name }) => ({ value: id, name })),
    head: ownHead(page, newGroupPath, page.i18n._(msg`Create a group`)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSession(context)
  return foundFrom(pageOf(context), await request.formData())
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head)

/** Founds a group: what it is called, for whom it is, and who reads it (D21). */
export default function CreateGroupScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { fresh, industries } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const answer = isBusy ? undefined : actionData
  const shown = answer?.shown ?? fresh
  const problems = useProblems(answer?.wrong ?? {}, groupFields, groupLimits)
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <h1 className="t-page" tabIndex={-1}>
        <Trans>Create a group</Trans>
      </h1>
      <Form
        method="post"
        action={newGroupPath}
        noValidate
        className={`sheet ${styles.sheet}`}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <KeepsTyping as="new group" />
        {answer && (
          <SaveProblem answer={answer} title={answer.message} problems={problems} back={newGroupPath} />
        )}
        <input type="hidden" name="key" value={shown.key} />
        <GroupFields shown={shown} problems={problems} industries={industries} />
        <SelectField
          label={<Trans>Who reads and joins it</Trans>}
          name="kind"
          defaultValue={shown.kind}
          hint={<Trans>This cannot be changed later.</Trans>}
          error={problems['kind']}
        >
          <option value="open">
            <Trans>Open: everybody reads, whoever likes joins</Trans>
          </option>
          <option value="private">
            <Trans>Private: only members read, whoever wants to join asks</Trans>
          </option>
        </SelectField>
        <PictureField current={undefined} error={problems['picture']} />
        <div className={styles.ways}>
          <Button type="submit" variant="primary" aria-disabled={isBusy || undefined}>
            <Trans>Create group</Trans>
          </Button>
          <LinkButton to={groupsPath()}>
            <Trans>Cancel</Trans>
          </LinkButton>
        </div>
      </Form>
    </div>
  )
}
