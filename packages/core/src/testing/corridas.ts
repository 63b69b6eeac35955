/**
 * Number of runs of a property-based test, at least `usual`. The environment variable `CORRIDAS` raises it for every
 * test: `npm run cifras R8` gives 10,000 runs.
 */
export const corridas = (usual: number): { readonly numRuns: number } => ({
  numRuns: Math.max(usual, Number(process.env.CORRIDAS ?? 0)),
})
