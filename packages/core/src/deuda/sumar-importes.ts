import { type Centavos, sumCentavos } from '../dinero/centavos.ts'

/** The exact sum; null as soon as one amount is missing: a partial total would pass for the whole (D110). */
export const sumarImportes = (importes: readonly (Centavos | null)[]): Centavos | null => {
  const known = importes.filter((importe) => importe !== null)
  return known.length === importes.length ? sumCentavos(known) : null
}
