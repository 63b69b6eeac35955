/**
 * Number of runs of a property-based test. The variable `CORRIDAS` raises it for all of them: `npm run cifras R8` gives
 * 10,000 runs.
 */
export const corridas = (usual: number): { readonly numRuns: number } => ({
  numRuns: Math.max(usual, Number(process.env.CORRIDAS ?? 0)),
})
