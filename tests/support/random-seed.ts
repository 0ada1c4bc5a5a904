import fc from 'fast-check'

/** Random tests try the same cases in every run, unless `RANDOM_SEED` asks for others. */
fc.configureGlobal({ seed: Number(process.env.RANDOM_SEED ?? 20_261_120) })
