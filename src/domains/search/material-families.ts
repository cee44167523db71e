// A material is any of its grades: who asks for a flange of stainless steel wants one of SUS304, of 1.4404 and of AISI 316L.

/**
 * The name of a material, as vocabulary/materials.ts has it, and its usual grades. Whoever asks by the name finds what says a grade;
 * who asks by a grade finds no other. Stainless steels of one number in AISI, SUS and EN are one (standards.ts).
 */
const families = `
steel: SS400, S235JR, S275JR, S355JR, S355J2, SPCC, SPHC, SECC, SGCC, DC01, DD11, Q235, S45C, S50C, C45, SCM415, SCM435, SCM440, 42CrMo4
carbon steel: S10C, S15C, S20C, S25C, S35C, S45C, S50C, S55C, C15E, C22E, C35, C45, C45E, C60, SS400, A105
alloy steel: SCM415, SCM420, SCM435, SCM440, SNCM439, SNCM447, 42CrMo4, 34CrMo4, 34CrNiMo6, 16MnCr5, 20MnCr5, 18CrNiMo7-6
tool steel: SK3, SK85, SKS3, SKD11, SKD61, SKD1, SKH51, SKH55, 1.2379, 1.2344, 1.2842, 1.2311, NAK80
spring steel: SUP9, SUP10, SWP-A, SWP-B, SWC, SWOSC-V, 51CrV4, 55Cr3, 1.8159
bearing steel: SUJ2, 100Cr6, GCr15, 1.3505
high speed steel: SKH51, SKH55, SKH59, 1.3343, 1.3243, 1.3247
stainless steel: SUS201, SUS301, SUS303, SUS304, SUS304L, SUS310S, SUS316, SUS316L, SUS316Ti, SUS321, SUS409, SUS410, SUS420, SUS430, SUS440C, SUS904L, SUS420J1, SUS420J2, SUS431, SUS630, SUS631, SUS329J3L, SCS13, SCS14, 1.4462, 1.4542, A2-50, A2-70, A4-70, A4-80
duplex stainless steel: SUS329J1, SUS329J3L, SUS329J4L, 1.4462, 1.4410, S31803, S32205, S32750
cast iron: FC150, FC200, FC250, FC300, GG20, GG25, GG30, GJL-200, GJL-250, GJL-300, HT200, HT250, FCD400, FCD450, FCD500, GGG40, GGG50
ductile iron: FCD400, FCD450, FCD500, FCD600, GGG40, GGG50, GGG60, GJS-400-15, GJS-500-7, QT400, QT500
grey iron: FC150, FC200, FC250, FC300, GG20, GG25, GG30, GJL-200, GJL-250, HT200, HT250
aluminium: A1050, A1050P, A1070, A1100, A2011, A2014, A2017, A2024, A3003, A5052, A5052P, A5056, A5083, A6061, A6063, A7075, AC4C, AC4CH, AC7A, ADC12, AW-1050, AW-2007, AW-2011, AW-2024, AW-5083, AW-5754, AW-6060, AW-6061, AW-6063, AW-6082, AW-7075, anticorodal, ergal
aluminium alloy: A2011, A2014, A2017, A2024, A3003, A5052, A5052P, A5056, A5083, A6061, A6063, A7075, AC4C, AC4CH, AC7A, ADC12, AW-2007, AW-2011, AW-2024, AW-5083, AW-5754, AW-6060, AW-6061, AW-6063, AW-6082, AW-7075, anticorodal, ergal
copper: C1020, C1100, C1220, CW004A, CW008A, CW024A, Cu-ETP, Cu-OF, Cu-DHP
brass: C2600, C2680, C2720, C2801, C3602, C3603, C3604, C3771, CW614N, CW617N, CW602N, CW508L, CW510L, OT58, CAC203
bronze: CAC403, CAC406, CAC407, BC3, BC6, CC493K, RG7
phosphor bronze: C5191, C5210, C5212, C5341, C5441, CW452K, CW453K, CAC502
aluminium bronze: CAC702, CAC703, C6161, C6191, CW307G
titanium: TP270, TP340, TB340, Ti-6Al-4V, Ti6Al4V, TC4, 3.7035, 3.7165
zamak: ZDC2, ZAMAK3, ZAMAK5, ZL0410
nylon: PA6, PA66, PA12, MC901, PA6-GF30, PA66-GF30
`

/** By the name of a material, what is a grade of it. */
export const gradesOfMaterials: ReadonlyMap<string, readonly string[]> = new Map(
  families
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string])
    .map(([name, grades]) => [name, grades.split(', ')]),
)

/** The index reads a list for each, and a grade has few documents. */
export const gradesMost = 40
