// The numbers of P9 and of the D rules that P9.16 names, each once; what a column checks repeats it (db/migrations). Lengths count Unicode code points (D41).
import { boostLimits } from './boost-limits.ts'
import { importLimits } from './import-limits.ts'
import { keyLimits } from './key-limits.ts'
import { tradeLimits } from './trade-limits.ts'

export const limits = {
  ...boostLimits,
  ...importLimits,
  ...keyLimits,
  ...tradeLimits,
  searchPageSize: 5,
  searchPageSizeMax: 50,
  /** D18: at most one for so many results. */
  resultsPerSponsored: 5,
  searchSkipMax: 10_000,
  searchTextMax: 200,
  searchTotalCounted: 20_000,
  suggestionsMax: 8,
  /** For how long a decision of moderators may limit or suspend somebody, where it has an end. */
  limitedYearsMax: 5,
  /** Of an edition, as its managers see them. */
  editionFiguresDays: 30,
  /** D57: a session of staff stays unlocked so long after its last use, and so long at most. */
  unlockedMinutes: 30,
  unlockedHoursMax: 8,
  /** Of one kind that a company hands over when it is merged into another, and days within which that can be taken back. */
  mergeRowsMax: 20_000,
  mergeUndoDays: 30,
  /** Why one of staff did something, and what they note for each other. */
  staffReasonMax: 1_000,
  staffNoteMax: 2_000,
  incidentTitleMax: 120,
  incidentTextMax: 1_000,
  /** A report waits no longer for who looks after it, an appeal no longer, in hours. */
  reportDueHours: 24,
  appealDueHours: 72,
  /** Days within which a decision of moderators, or the refusal of a check, can be appealed, and for which what they took down can come back. */
  appealDays: 30,
  takenDownDays: 60,
  appealTextMax: 3_000,
  /** Of a thing as it was reported: letters in all, and pictures. */
  snapshotMax: 60_000,
  snapshotPicturesMax: 20,
  /** So many of those who reported one thing are counted in the console. */
  reportersCounted: 1_000,
  /** So much of what waits in a queue of the console is counted; one more means that there is more. */
  waitingCounted: 1_000,
  lastRegisteredPerType: 3,
  productsPerBusinessMax: 100,
  certificatesPerBusinessMax: 100,
  businessesPerUserMax: 50,
  /** Shown; what may be given is photosPerProductGiven. */
  photosPerProductMax: 20,
  videosPerProductMax: 5,
  directoryPartSize: 1_000,
  directoryPartMax: 10_000,
  slugIdLength: 36,
  countryNameCut: 24,
  countryNameEllipsisFrom: 16,
  specsPerCard: 4,
  specValueCut: 50,
  cardDescriptionCut: 200,
  mobileDescriptionCut: 340,
  /** Letters of Latin script that stand in three lines below a company's name. */
  shortPreviewCut: 200,
  titleSummaryCut: 64,
  personNameMax: 100,
  profileTextMax: 120,
  briefPresentationMax: 512,
  emailMax: 254,
  passwordMin: 10,
  /** What we advise without a second factor. */
  passwordAdvised: 15,
  passwordMax: 128,
  sessionsShownMax: 100,
  passkeysMax: 10,
  passkeyNameMax: 60,
  /** A code, or the answer of a passkey. */
  secondFactorMax: 12_000,
  /** A passkey as the browser that made it tells it. */
  madePasskeyMax: 16_000,
  /** How long a code of an authenticator app is the newest one (RFC 6238). */
  oneTimeCodeSeconds: 30,
  /** How long the link in a mail works that proves an address. */
  addressLinkHours: 24,
  phoneDigitsMin: 8,
  /** How long what was taken out of a form can be put back. */
  undoSeconds: 10,
  /** Of the path that somebody wanted before a log-in. */
  continueMax: 2_000,
  fileBytesMax: 512_000,
  /** Of a PDF: a certificate with its pages. */
  documentBytesMax: 5 * 1_024 * 1_024,
  /** Of a PDF that goes with a post. */
  postDocumentBytesMax: 10 * 1_024 * 1_024,
  /** Of a file that goes with a message, and how many go with one. */
  attachmentBytesMax: 20 * 1_024 * 1_024,
  attachmentsMax: 5,
  attachmentNameMax: 120,
  attachmentBytesPerUserAndDay: 500 * 1_024 * 1_024,
  filesPerUserAndDay: 100,
  textAreaMax: 512,
  companyNameMax: 120,
  shortDescriptionMax: 512,
  generalDescriptionMax: 10_000,
  registerNumberMax: 40,
  yearEstablishedMin: 1000,
  addressMax: 300,
  zipcodeMax: 20,
  websiteMax: 300,
  facilitiesMax: 2_000,
  /** Beside that of the original. */
  textLanguagesMax: 12,
  categoriesPerBusinessMax: 30,
  /** Of markets, languages, currencies and the like. */
  codesPerListMax: 60,
  /** Days. */
  leadTimeMax: 3_650,
  certificateTextMax: 200,
  /** Years of the days on a certificate. */
  certificateYearMin: 1950,
  certificateYearMax: 2100,
  productNameMax: 200,
  productDescriptionMax: 10_000,
  keywordsPerProductMax: 30,
  keywordMax: 60,
  specsPerProductMax: 50,
  specKeyMax: 100,
  /** Terms that are offered for a name that may mean several. */
  termsOfferedMax: 10,
  termIDMax: 60,
  specValueMax: 500,
  /** Beside the main image; older products may show more. */
  photosPerProductGiven: 12,
  /** In every state, drafts included. */
  productsManagedMax: 50_000,
  productsPageSize: 20,
  productsAtOnceMax: 100,
  membersPerBusinessMax: 200,
  openInvitationsMax: 100,
  invitationDays: 14,
  ownershipOfferDays: 7,
  /** How long what was removed can be restored. */
  restoreDays: 30,
  favouritesMax: 5_000,
  favouritesPageSize: 20,
  followsPageSize: 20,
  /** Of those who like a thing, and after how many of them nobody is told. */
  likersPageSize: 20,
  likersPageSizeMax: 50,
  likersSkipMax: 1_000,
  connectionsPageSize: 20,
  connectionNoteMax: 300,
  /** Days after which a request that nobody answers runs out, and after which a declined one may be asked again. */
  connectionRequestDays: 60,
  connectionAgainDays: 90,
  /** Of requests that one identity has open at once. */
  connectionRequestsMax: 200,
  connectionsCounted: 1_000,
  /** What one page may ask about: a company and all it shows, and some to spare. */
  standingIDsMax: 120,
  blocksMax: 500,
  reportTextMax: 1_000,
  /** Of what company and verifier write to each other, and of the reasons for a decision. */
  /** Of fewer decisions in a month a usual time would be that of somebody. */
  usualTimeFrom: 5,
  verificationTextMax: 4_000,
  /** At once; a case holds three times as many. */
  verificationDocumentsMax: 10,
  verificationDocumentsPerCase: 30,
  /** When the documents of a case that is decided are deleted. */
  documentsKeptDays: 90,
  /** How long before its end a check can be asked for anew, and for how long at most it holds. */
  verifyAgainDays: 90,
  checkDaysMax: 1_100,
  /** Who looked where, as readers are told. */
  lookedWhereMax: 200,
  actorsShown: 5,
  /** Of a post, in code points; where nothing else is said a text area takes 512 (decision 87). */
  postMax: 3_000,
  postPicturesMax: 9,
  pictureAltMax: 300,
  mentionsMax: 20,
  /** Whose followers or connections are more is read from their posts when somebody opens a feed. */
  feedRowsMax: 5_000,
  /** Posts of somebody that come into a feed when they are followed. */
  feedBroughtAlong: 20,
  /** Older posts stand on timelines alone. */
  feedDays: 730,
  /** New posts are counted up to so many. */
  newsCounted: 20,
  /** Beside the feed. */
  suggestedBusinesses: 5,
  suggestedPeople: 3,
  muteDays: 30,
  /** Of what somebody keeps out of their feed. */
  mutesMax: 500,
  /** Things that a page watches at once. */
  watchedMax: 50,
  /** So long it is told of them unless it asks again. */
  watchSeconds: 300,
  commentMax: 512,
  commentPageSize: 5,
  commentPageSizeMax: 50,
  commentSkipMax: 1_000,
  /** More are not counted. */
  commentsCounted: 1_000,
  commentEditMinutes: 15,
  timelinePageSize: 10,
  timelinePageSizeMax: 50,
  timelineSkipMax: 10_000,
  /** Of those in one sitemap. */
  postsListedMax: 10_000,
  groupNameMax: 80,
  groupRulesMax: 2_000,
  groupsPageSize: 20,
  /** Of those that one person is in. */
  groupsPerUserMax: 100,
  /** Days after which a request to join, or an invitation, is over; a declined one may be made again then. */
  groupRequestDays: 90,
  /** Of invitations of one group that nobody has answered. */
  groupInvitationsMax: 500,
  groupCounted: 1_000,
  pinnedPostsMax: 3,
  /** So many groups may be told much the same within a day. */
  alikePostsMax: 3,
  subjectMax: 200,
  messageMax: 4_000,
  /** What an asker adds to a wish for a document; our own words stand before it in the message. */
  wishTextMax: 2_000,
  inquiriesPageSize: 20,
  messagesPageSize: 50,
  /** So many of the newest messages of a conversation are searched for words. */
  messagesSearched: 100,
  /** The largest number that the database counts to. */
  countedMax: 2_147_483_647,
  /** Of the names of products that an enquiry asks for or offers. */
  enquiryProductMax: 200,
  /** Of receipts that one mailbox gets in a day by what comes from one network, beside one an hour. */
  enquiryReceiptsADay: 3,
  /** Months after which an enquiry is deleted. */
  enquiryMonths: 24,
  /** Of what an operator notes when one is closed. */
  enquiryNoteMax: 1_000,
  /** Of an answer to an enquiry, and hours within which the first is due. */
  enquiryAnswerMax: 4_000,
  enquiryHours: 24,
  enquiriesPageSize: 50,
  notificationsPageSize: 20,
  /** Days after which the next post of a company is told to those who follow it. */
  quietDays: 30,
  /** After so many days without its reader no digest is sent; they are told in each of the last so many before. */
  digestAwayDays: 90,
  digestWarnedDays: 30,
  teamHistoryShown: 50,
  /** Minutes that a message has not been read for when it is mailed. */
  unreadMailMinutes: 10,
  /** Hours within which an inquiry is to be answered. */
  answerHours: 24,
  /** Days within which a bank transfer is to arrive, and how many before their end its owner is reminded. */
  transferDays: 30,
  transferReminderDays: 7,
  /** Cents from which on a transfer counts only when a second operator has booked it too. */
  transferSecondFrom: 300_000,
  transfersListed: 200,
  refundsListed: 200,
  /** Support time is booked in such steps. */
  supportStepMinutes: 15,
  supportListed: 200,
  /** Days over which answers are counted, and below how many inquiries nothing is said of them. */
  answerDays: 90,
  answersMin: 5,
  /** Times to an answer are published as means of so many at least. */
  answersTogether: 3,
  /** From so many of a hundred inquiries on a company answers fast; so many such ones are named to who waits for another. */
  fastAnswersPercent: 80,
  alternativesShown: 3,
  /** Of each list of what waits on the home page. */
  homeListMax: 5,
  /** For how long what a followed company published is news, and of how many of the companies followed last. */
  newsDays: 30,
  followsLooked: 100,
  /** Days before the end of a certificate, and after it, in which its company is reminded. */
  certificateEndingDays: 60,
  flyoutCategories: 6,
  flyoutSubCategories: 6,
} as const
