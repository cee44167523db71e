// What the walk through every form types, and what tells that it has arrived.
import type { Page } from 'playwright-core'
import { lastingName } from '../src/web/ui/drafts.ts'
import type { everyForm } from './every-form.ts'
import { keyWalked } from './keys-walked.ts'

export type Walked = {
  file: keyof typeof everyForm
  /** How the name begins under which the form keeps what is typed. */
  keptAs: string
  path: string
  /** By control: a text, a choice, or whether a box is ticked. */
  typed: Readonly<Record<string, string | boolean>>
  /** Filled in before it is sent, and never kept. */
  secrets?: Readonly<Record<string, string>>
  /** Pressed to send it; the last button of the form that sends when left out. */
  button?: string
  /** It goes without anybody being signed in. */
  isOpen?: true
  done(page: Page): Promise<unknown>
}

export type World = {
  /** A company of whoever walks, and somebody else's. */
  own: string
  other: string
  /** Of the own company. */
  product: string
  userID: string
  /** A conversation between the person and the other company. */
  conversation: string
  /** One that the person has written. */
  post: string
  /** A group of theirs, and a private one of somebody else. */
  group: string
  otherGroup: string
  tag: string
}
const told = (text: string) => (page: Page) => page.getByText(text).first().waitFor()
const at = (pattern: RegExp) => (page: Page) => page.waitForURL(pattern)

/** The forms of somebody who is signed in. */
export const walkedBy = ({
  own,
  other,
  product,
  userID,
  conversation,
  post,
  group,
  otherGroup,
  tag,
}: World): readonly Walked[] => [
  {
    file: 'screens/profiles/EditForm.tsx',
    keptAs: `profile:${userID}`,
    path: '/profile/edit',
    typed: {
      city: `Nagoya ${tag}`,
      gender: 'female',
      briefPresentation: 'Two\nlines',
      showProfession: false,
    },
    button: 'Save',
    done: told('Profile data updated successfully.'),
  },
  {
    file: 'screens/management/SectionForm.tsx',
    keptAs: `business:${own}:contact`,
    path: `/business/${own}/edit/contact`,
    typed: { city: `Sakai ${tag}`, zipcode: '590-0001' },
    button: 'Save',
    done: told('Saved successfully'),
  },
  keyWalked(own, tag),
  {
    file: 'screens/languages/TextsForm.tsx',
    keptAs: `texts:${own}:es`,
    path: `/business/${own}/edit/languages?language=es`,
    typed: { 'text-companyName': `Kettler ${tag}`, 'text-shortDescription': 'Cojinetes en lotes pequeños' },
    button: 'Save',
    done: told('Saved successfully'),
  },
  {
    file: 'screens/languages/TextsForm.tsx',
    keptAs: `texts-of:${product}:es`,
    path: `/business/${own}/products/${product}/languages?language=es`,
    typed: { 'text-name': `Rodamiento ${tag}`, 'text-keywords': 'rodamiento\nbolas' },
    button: 'Save',
    done: told('Saved successfully'),
  },
  {
    file: 'screens/businesses/manage/CertificateForm.tsx',
    keptAs: `certificate:${own}`,
    path: `/business/${own}/edit/certificates?edit=new`,
    typed: { name: `ISO 9001 ${tag}`, issueDate: '2024-05-01' },
    done: told('Certificate saved'),
  },
  {
    file: 'screens/products/manage/documents/DocumentForm.tsx',
    keptAs: `document:${product}:new`,
    path: `/business/${own}/products/${product}/documents?edit=new`,
    typed: { title: `Data sheet ${tag}`, version: 'Rev. C' },
    done: told('Please choose a PDF, STEP, IGES, DXF or DWG file.'),
  },
  {
    file: 'screens/verification/WriteForm.tsx',
    keptAs: `verification:${own}:answer`,
    path: `/business/${own}/edit/verification`,
    typed: { text: `The one in Osaka ${tag}` },
    done: (page) => page.getByRole('listitem').getByText(`The one in Osaka ${tag}`).waitFor(),
  },
  {
    file: 'screens/products/manage/ProductForm.tsx',
    keptAs: `product:${own}:new`,
    path: `/business/${own}/products/new`,
    typed: { name: `Turntable ${tag}`, leadTime: '21', description: 'Carries 400 kg', stock: true },
    button: 'Save draft',
    // A category is chosen by a search of its own, in forms-kept.test.ts.
    done: told('Please choose a category of the list.'),
  },
  {
    file: 'screens/my-business/CreateForm.tsx',
    keptAs: 'new-business',
    path: '/business/create',
    typed: {
      companyName: `Morikage ${tag}`,
      country: 'JP',
      state: 'JP-27',
      shortDescription: 'Forged rings',
    },
    done: told('Complete all the information required'),
  },
  {
    file: 'screens/inquiries/RequestForm.tsx',
    keptAs: `${lastingName}request ${other}`,
    path: `/business/${other}/send-request`,
    typed: { subject: 'Other', typed: `Prices ${tag}`, message: `How many by May, ${tag}?` },
    done: told('Inquiry sent successfully'),
  },
  {
    file: 'screens/inquiries/ReplyBox.tsx',
    keptAs: `${lastingName}reply `,
    path: conversation,
    typed: { content: `And by when, ${tag}?` },
    done: told(`And by when, ${tag}?`),
  },
  {
    file: 'components/safety/ReportForm.tsx',
    keptAs: 'report ',
    path: `${conversation}?ask=report`,
    typed: { reason: 'spam', text: `Written to many ${tag}` },
    button: 'Send report',
    done: told('Our moderators will look at it'),
  },
  {
    file: 'screens/social/ReportScreen.tsx',
    keptAs: 'report ',
    path: `/report/business/${other}`,
    typed: { reason: 'spam', text: `Not what it says ${tag}` },
    button: 'Send report',
    done: told('Our moderators will look at it'),
  },
  {
    file: 'components/posts/Composer.tsx',
    keptAs: `post ${userID} `,
    path: `/timeline/${userID}`,
    typed: { content: `Line 3 runs ${tag}` },
    done: told('Post created!'),
  },
  {
    file: 'components/comments/CommentBox.tsx',
    keptAs: `comment post ${post}`,
    path: `/post/${post}`,
    typed: { content: `Grease or oil? ${tag}` },
    done: (page) => page.locator('[data-comment]').filter({ hasText: tag }).first().waitFor(),
  },
  {
    file: 'screens/posts/EditPostScreen.tsx',
    keptAs: `edit-post ${post}`,
    path: `/post/${post}/edit`,
    typed: { content: `Line 3 runs again ${tag}` },
    button: 'Save',
    done: at(/\/post\/[^/]*$/),
  },
  {
    file: 'screens/social/connections/AskForm.tsx',
    keptAs: `connect ${other}`,
    path: `/connect/business/${other}`,
    typed: { note: `We met in Hannover, ${tag}` },
    button: 'Send request',
    done: told('The request runs out on'),
  },
  {
    file: 'screens/social/groups/CreateGroupScreen.tsx',
    keptAs: 'new group',
    path: '/groups/create',
    typed: { name: `Hall 4 ${tag}`, purpose: 'What we show\nat the fair', kind: 'private' },
    done: at(/\/groups\/[^/]*\?done=founded$/),
  },
  {
    file: 'screens/social/groups/GroupSettingsScreen.tsx',
    keptAs: `group ${group}`,
    path: `/groups/${group}/edit`,
    typed: { name: `Hall 5 ${tag}`, rules: 'No advertising.' },
    button: 'Save changes',
    done: at(/\/groups\/[^/]*\?done=saved$/),
  },
  {
    file: 'screens/social/groups/Joining.tsx',
    keptAs: `ask group ${otherGroup}`,
    path: `/groups/${otherGroup}`,
    typed: { note: `We show spindles ${tag}` },
    button: 'Ask to join',
    done: told('You asked to join.'),
  },
  {
    file: 'screens/team/JoinScreen.tsx',
    keptAs: `join ${other}`,
    path: `/business/${other}/join`,
    typed: { message: `I plan the furnaces ${tag}` },
    done: told('Your request was sent.'),
  },
  {
    file: 'screens/team/InviteForms.tsx',
    keptAs: 'invite ',
    path: `/business/${own}/members`,
    typed: { email: `${tag}@proof.example`, role: 'admin' },
    done: told(`${tag}@proof.example`),
  },
  {
    file: 'screens/company-membership/DetailsForm.tsx',
    keptAs: `billing details ${own}`,
    path: `/business/${own}/membership?show=details`,
    typed: {
      name: `Kettler ${tag} Works`,
      addressLine1: `3-1 Honmachi ${tag}`,
      city: 'Osaka',
      countryCode: 'JP',
      email: `accounts@${tag}.example`,
    },
    done: told(`Receipts go to accounts@${tag}.example`),
  },
  {
    file: 'screens/company-data/EditionsSheet.tsx',
    keptAs: `editions ${own}`,
    path: `/business/${own}/edit/data`,
    typed: { 'shown"][value="it': false },
    done: told('Your choice was saved.'),
  },
  {
    file: 'screens/notifications/PreferencesScreen.tsx',
    keptAs: 'notification preferences',
    path: '/notifications/preferences',
    typed: { wordsInMails: false },
    done: told('Your choice was saved.'),
  },
  {
    file: 'screens/accounts/AccountForm.tsx',
    keptAs: 'account /accounts/change-email',
    path: '/accounts/change-email',
    typed: { email: `new-${tag}@proof.example` },
    secrets: { password: 'nine clever gear trains' },
    done: at(/check-mail/),
  },
]
