// The 15 industries as P2.5 names them.
export const industryNames = [
  'Automation',
  'Electronics & IT',
  'Energy',
  'Industrial Technology',
  'Machineries',
  'Power Transmission',
  'Apparel',
  'Baby World',
  'Beauty Care',
  'Fashion Accessories',
  'Food & Agriculture',
  'Furniture',
  'Health Care',
  'Home & Construction',
  'Business Services',
]
