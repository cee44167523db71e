// The numbers of section 9, named once. Lengths count Unicode code points (D41).
export const limits = {
  searchPageSize: 5,
  searchPageSizeMax: 50,
  searchSkipMax: 10_000,
  searchTextMax: 200,
  searchTotalCounted: 1_000,
  lastRegisteredPerType: 3,
  productsPerBusinessMax: 100,
  certificatesPerBusinessMax: 100,
  businessesPerUserMax: 50,
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
  /** Of the path that somebody wanted before a log-in. */
  continueMax: 2_000,
  fileBytesMax: 512_000,
  filesPerUserAndDay: 100,
  flyoutCategories: 6,
  flyoutSubCategories: 6,
} as const

/** Published products per plan (section 6, D20). */
export const showcaseLimits = { standard: 7, gold: 20, premium: 50, platinum: 100 } as const
