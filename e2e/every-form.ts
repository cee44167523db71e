// Every form of the product: how it keeps what is typed, and what the walk through all of them types into it.
// `scripts/forms.test.ts` finds each form in the sources: one that is missing here fails it.

/**
 * `kept`: what is typed stays and comes back. `typed anew`: it confirms what cannot be undone, and stays while the page
 * does. `address`: a search, which its address keeps. `buttons`: nothing is typed, at most one thing is chosen beside the button.
 * `by itself`: what is chosen is saved a moment later, or kept for this tab, without being sent.
 */
export type Keeping = 'kept' | 'typed anew' | 'address' | 'buttons' | 'by itself'

/** By the file that has the form's element, in the order in which they stand there. */
export const everyForm: Readonly<Record<string, readonly Keeping[]>> = {
  'components/acting/ActorChoices.tsx': ['buttons'],
  'components/acts/ActsForm.tsx': ['buttons'],
  'components/comments/CommentBox.tsx': ['kept'],
  'components/layout/AccountMenu.tsx': ['buttons'],
  'components/layout/MailLanguage.tsx': ['buttons'],
  'components/manage/RestoreForm.tsx': ['buttons'],
  'components/posts/Composer.tsx': ['kept'],
  'components/posts/PostMenu.tsx': ['buttons'],
  'components/safety/BlockDialog.tsx': ['buttons'],
  'components/safety/ReportForm.tsx': ['kept'],
  'components/search/SearchBar.tsx': ['address'],
  'components/team/OwnInvitations.tsx': ['buttons'],
  // Every form of the account pages is one of these; passwords and codes are never stored.
  'screens/accounts/AccountForm.tsx': ['kept'],
  'screens/accounts/CheckMailScreen.tsx': ['buttons'],
  'screens/accounts/SessionList.tsx': ['buttons'],
  'screens/businesses/manage/CertificateForm.tsx': ['kept'],
  'screens/products/manage/documents/DocumentForm.tsx': ['kept'],
  'screens/products/manage/documents/DocumentsScreen.tsx': ['buttons'],
  'screens/businesses/manage/CertificateOutcome.tsx': ['buttons'],
  'screens/businesses/manage/CertificatesScreen.tsx': ['buttons'],
  'screens/console/reports/AppealScreen.tsx': ['buttons'],
  'screens/console/reports/CaseScreen.tsx': ['buttons'],
  'screens/console/reports/DecideForm.tsx': ['kept'],
  'screens/console/reports/ReportsScreen.tsx': ['address'],
  'screens/company-data/EditionsSheet.tsx': ['kept'],
  'screens/company-data/ExportSheet.tsx': ['buttons'],
  'screens/company-data/RemovalSheet.tsx': ['typed anew'],
  // The question whether one ends; one more.
  'screens/boosts/BoostForm.tsx': ['kept'],
  'screens/boosts/StopBoost.tsx': ['buttons'],
  'screens/company-keys/EndKey.tsx': ['buttons'],
  'screens/company-keys/MakeKeyForm.tsx': ['kept'],
  // The coupon stands in the address.
  'screens/company-membership/Checkout.tsx': ['address'],
  'screens/company-membership/DetailsForm.tsx': ['kept'],
  // Ordering by bank transfer, and withdrawing that.
  'screens/company-membership/OrderTransfer.tsx': ['buttons', 'buttons'],
  // Switching the renewal on, and the question before it goes off.
  'screens/company-membership/Renewal.tsx': ['buttons', 'buttons'],
  'screens/console/audit/AuditScreen.tsx': ['address'],
  // Every act of the console is one of these, and every search there.
  'screens/console/ConsoleShell.tsx': ['buttons'],
  'screens/console/desk/ActButton.tsx': ['buttons'],
  'screens/console/desk/FindForm.tsx': ['address'],
  'screens/console/ReasonForm.tsx': ['kept'],
  'screens/console/verification/Case.tsx': ['buttons'],
  'screens/contact/EnquiryForm.tsx': ['kept'],
  // The question whether to end it, and both questions without scripts.
  'screens/inquiries/Asked.tsx': ['buttons', 'buttons', 'kept'],
  'screens/inquiries/Conversation.tsx': ['buttons'],
  'screens/inquiries/DocumentWish.tsx': ['buttons'],
  'screens/inquiries/MailboxPane.tsx': ['address'],
  'screens/inquiries/ReplyBox.tsx': ['kept'],
  'screens/inquiries/RequestForm.tsx': ['kept'],
  'screens/inquiries/WonMark.tsx': ['buttons'],
  // The language that is added stands in the address.
  'screens/languages/LanguageTabs.tsx': ['address'],
  // Of a company, and of a product.
  'screens/languages/TextsForm.tsx': ['kept'],
  'screens/management/SectionForm.tsx': ['kept'],
  'screens/my-business/CreateForm.tsx': ['kept'],
  'screens/notifications/NotificationsScreen.tsx': ['buttons'],
  'screens/notifications/PreferencesScreen.tsx': ['kept'],
  'screens/notifications/UnsubscribeScreen.tsx': ['buttons'],
  'screens/posts/EditPostScreen.tsx': ['kept'],
  // An import of products; product-import.test.ts loads anew what was chosen.
  'screens/product-import/ActButton.tsx': ['buttons'],
  'screens/product-import/CategoriesAsked.tsx': ['by itself'],
  'screens/product-import/Mapping.tsx': ['by itself'],
  'screens/product-import/RunForm.tsx': ['by itself'],
  'screens/products/manage/DeletedProduct.tsx': ['buttons'],
  'screens/products/manage/Filters.tsx': ['address'],
  'screens/products/manage/ListOutcome.tsx': ['buttons'],
  'screens/products/manage/ProductForm.tsx': ['kept'],
  'screens/products/manage/ProductsScreen.tsx': ['buttons'],
  'screens/profiles/EditForm.tsx': ['kept'],
  'screens/search/Order.tsx': ['address'],
  'screens/session/SetIDScreen.tsx': ['buttons'],
  'screens/social/ActingAsScreen.tsx': ['address'],
  'screens/social/BlockScreen.tsx': ['buttons'],
  'screens/social/BlockedScreen.tsx': ['buttons'],
  'screens/social/ReportScreen.tsx': ['kept'],
  'screens/social/connections/AnswerForm.tsx': ['buttons'],
  'screens/social/connections/AskForm.tsx': ['kept'],
  'screens/social/groups/CreateGroupScreen.tsx': ['kept'],
  // What it says, and closing it, where a box is ticked.
  'screens/social/groups/GroupSettingsScreen.tsx': ['kept', 'buttons'],
  'screens/social/groups/GroupsScreen.tsx': ['address', 'buttons'],
  'screens/social/groups/InvitePeople.tsx': ['address'],
  // The rules, asking with a note, and what needs neither.
  'screens/social/groups/Joining.tsx': ['buttons', 'kept', 'buttons'],
  'screens/social/groups/PersonActs.tsx': ['buttons'],
  'screens/social/newsfeed/FeedMenu.tsx': ['buttons'],
  'screens/social/newsfeed/MutedScreen.tsx': ['buttons'],
  // The password that offers the company, and the other questions.
  'screens/team/ConfirmAct.tsx': ['typed anew', 'buttons'],
  // By address, the search by name, one that was found.
  'screens/team/InviteForms.tsx': ['kept', 'address', 'buttons'],
  'screens/team/JoinScreen.tsx': ['kept'],
  'screens/team/LeaveOrHandOver.tsx': ['address'],
  'screens/team/MemberList.tsx': ['buttons'],
  'screens/team/OpenInvitations.tsx': ['buttons'],
  'screens/team/RefereeForm.tsx': ['buttons'],
  'screens/team/Requests.tsx': ['buttons'],
  'screens/timelines/DoneToPost.tsx': ['buttons'],
  'screens/verification/CertificatesSheet.tsx': ['buttons'],
  'screens/verification/IdentitySheet.tsx': ['buttons'],
  'screens/verification/OpenCase.tsx': ['buttons'],
  'screens/verification/WriteForm.tsx': ['kept'],
}
