// The hue of each industry: inside pictures and monograms only, never on controls.
const hues: Record<string, string> = {
  '0001': '#275e8f',
  '0002': '#007383',
  '0003': '#7e4f0c',
  '0004': '#4b61a1',
  '0005': '#006388',
  '0006': '#925033',
  '0007': '#794575',
  '0008': '#00766d',
  '0009': '#884152',
  '0010': '#745490',
  '0011': '#3b6831',
  '0012': '#7c610f',
  '0013': '#076c4c',
  '0014': '#954c49',
  '0015': '#595092',
}

/** The hue of an industry by its id, as a CSS colour. */
export function hueOf(industryID: string): string {
  return hues[industryID] ?? '#55657a'
}

const all = Object.values(hues)

/** The hue of a person without a photo: always the same one for an id, as a CSS colour. */
export function hueOfPerson(userID: string): string {
  let sum = 0
  for (const letter of userID) sum = (sum * 31 + letter.codePointAt(0)!) % 10_007
  return all[sum % all.length]!
}
