export default {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: {
        'mantine-breakpoint-sm': '768px',
        'mantine-breakpoint-md': '992px',
        'mantine-breakpoint-lg': '1200px',
      },
    },
  },
}
