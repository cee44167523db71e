// Words that mean what they say: numbers with their units, standards, certificates and threads are neither put right nor left out.

/** Bodies whose standards have numbers: ISO 13485, EN 10204, DIN 931, JIS G4304, ASTM A105, GB/T 1804. */
const bodies = wordsOf(`
  ABS AFNOR AGMA AISI AMS ANSI API AS ASME ASTM ATA AWS BS CAN CEN CENELEC CISPR CNS CSA DIN DNV ECE EIA EN ETSI FED FEPA GB GB/T
  GOST GSTC HB HG IACS IATF IEC IEEE IPC IS ISA ISO ITU JASO JB JEDEC JEITA JIS JPI JWWA KS LR MIL MIL-STD NACE NAS NB NBR NEMA
  NF NFPA NK NOM NSF OHSAS PN QC QS RAL SA SAE SEMI SIS SN SS TIA TS UIC UL UNE UNI UNS USP VDA VDE VDI VDMA VG YB`)

/** Marks and certificates that are whole without a number. */
const marks = wordsOf(`
  AEO AMFORI ATEX BAP BEPI BIFMA BIS BLUESIGN BRC BRCGS BSCI BUREAUVERITAS CCC CNAS CRUELTYFREE CSA CUL CULUS DAKKS DNV EAC ECOCERT
  ECOVADIS EHEDG ENEC EPD ETL FAIRTRADE FCC FDA FM FSC FSSC GDP GLOBALGAP GLP GMP CGMP GOTS GRS HACCP HALAL HAR IATF IECEE IECEX IFS
  ILAC INMETRO ISCC ISO JAS JIS KC KOSHER KTL LFGB MSC NADCAP NEMKO NMPA NSF OEKO-TEX OHSAS OKEO PED PEFC PSE RCM REACH ROHS SASO
  SAE SEDEX SEMKO SGS SIRIM SMETA SQF TISAX TUEV TUV TÜV UKCA UL USDA VCA VCCI VDE WEEE WRAP`)

/** The same in two letters: only so as they are written, since each is a word or a syllable somewhere. */
const shortMarks = new Set(['CE', 'CB', 'GS', 'KC', 'PS', 'UL', 'FM'])

/** Threads and sizes by name. */
const threads = wordsOf(`
  ACME BSF BSP BSPP BSPT BSW JIC METRIC NB NPS NPSM NPT NPTF ORFS PF PG PN PT RC RP SWG AWG AWWA TR UN UNC UNEF UNF UNJF UNS DN NW NB`)

/** The same before a number in whatever letters: g 1/2, dn 50, m 8. */
const sizes = wordsOf('DN G M NB NPS NW PF PN PT R RC RP')

/** What may stand behind a number. */
const units = wordsOf(`
  A AH AMP AWG BAR BIT C CC CFM CM CST DB DEG F FT G GAL GB GHZ GPM GR H HP HRC HRB HV HZ IN INCH INCHES J K KA KB KG KGF KHZ KJ KM
  KN KPA KV KVA KW KWH L LB LBS LM LPM LUX M MA MAH MB MBAR MG MHZ MIC MICRON MICRONS MIL MIN ML MM MPA MV MW N NL NM NW OHM OZ PA
  PC PCS PPM PSI RPM S SEC T TB TON TONS TONNE TONNES UM V VA VAC VDC W WH YD X BY °C °F Ω ΜM MM2 MM² CM2 M2 M3 % " ' ″ ′`)

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}

/** Quotes after a number are inches; elsewhere nobody means what stands around a word. */
const bare = (chunk: string) =>
  chunk
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^[("'“”‘’[]+|[)"'“”‘’\],;:!?.]+$/gu, '')
const hasDigit = (chunk: string | undefined) => chunk !== undefined && /\p{N}/u.test(chunk)
/** JIS G 4304, ASTM A 105: a letter or two between. */
const isSeries = (chunk: string | undefined) => chunk !== undefined && /^[A-Z]{1,2}$/.test(bare(chunk))

/** A measure or a series, of a letter or a few, before its number. */
const shortName = /^\p{Lu}\p{L}{0,3}$/u
const capitals = /^\p{Lu}{2,5}$/u
const plain = (chunk: string) => chunk.normalize('NFKC')
/** What stands in capitals behind a body of standards belongs to its name, unless all is typed so. */
const isNamed = (chunks: readonly string[], at: number) =>
  chunks.slice(0, at).some((chunk) => bodies.has(bare(chunk)))

/** Of the chunks of a text, divided at its spaces, those that mean what they say. */
export function termsAmong(chunks: readonly string[]): boolean[] {
  const kept = chunks.map((chunk) => hasDigit(chunk) || isTerm(chunk))
  for (const [at, chunk] of chunks.entries()) {
    const [before, next, afterNext] = [chunks[at - 1], chunks[at + 1], chunks[at + 2]]
    const isBody = bare(chunk)
      .split(/[-/]/)
      .some((part) => bodies.has(part))
    if (isBody && hasDigit(next)) kept[at] = true
    if (isBody && next !== undefined && capitals.test(plain(next))) kept[at] = kept[at + 1] = true
    if (isBody && isSeries(next) && hasDigit(afterNext)) kept[at] = kept[at + 1] = true
    // EN ISO 9001, UNI EN 10204, ANSI/ASME B16.5.
    if (isBody && next !== undefined && bodies.has(bare(next))) kept[at] = kept[at + 1] = true
    // HRC 60, Ra 0.8, Rc 1/4; ASME BPVC VIII.
    if (hasDigit(next) && (shortName.test(plain(chunk)) || sizes.has(bare(chunk)))) kept[at] = true
    if (before !== undefined && kept[at - 1] && capitals.test(plain(chunk)) && isNamed(chunks, at))
      kept[at] = true
    if (hasDigit(before) && units.has(bare(chunk) || chunk)) kept[at] = true
    // An O-ring to Italians, and no English word.
    if (chunk === 'OR' && before !== undefined && /^(?:guarnizion|anell)/iu.test(before)) kept[at] = true
  }
  return kept
}

/** JISマーク, CE認証 and RoHS対応 are what stands before. */
const saidInJapanese = /(?:マーク|規格|認証|認定|対応|準拠|適合|取得|指令)+(?:済み?|品)?$/u

function isTerm(typed: string): boolean {
  const chunk = typed.normalize('NFKC').replace(saidInJapanese, '')
  const word = bare(chunk)
  if (shortMarks.has(word)) return /[A-Z]/.test(chunk.normalize('NFKC').at(0) ?? '')
  return word.length > 2 ? marks.has(word) || threads.has(word) : threads.has(chunk.normalize('NFKC'))
}
