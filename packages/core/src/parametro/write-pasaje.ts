import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Writes what a change does to an example. Empty when the example is impossible before and after the change. */
export const writePasaje = (
  de: string,
  antes: string | null,
  despues: string | null,
): readonly string[] => {
  if (despues === null) return []
  if (antes === null) return [interpolar(t.empieza, { de, despues })]
  return [interpolar(antes === despues ? t.sigue : t.pasa, { de, antes, despues })]
}
