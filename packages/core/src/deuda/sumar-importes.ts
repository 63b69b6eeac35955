import { type Centavos, sumCentavos } from '../dinero/centavos.ts'

/**
 * Adds up amounts exactly. Null when some amount is missing, because a partial total would look like the whole (D110).
 */
export const sumarImportes = (importes: readonly (Centavos | null)[]): Centavos | null => {
  const known = importes.filter((importe) => importe !== null)
  return known.length === importes.length ? sumCentavos(known) : null
}
