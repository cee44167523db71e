// What is made up is the same in every run, so that nothing fails by chance; FUZZ_SEED makes up something else.
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_261_120) })
