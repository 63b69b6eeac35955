import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Tells how a new value of a parameter changes a figure, such as the fees of an example agreement. Null means that the
 * figure cannot be computed. Returns [] when the figure after the change (`despues`) is null.
 */
export const writePasaje = (
  de: string,
  antes: string | null,
  despues: string | null,
): readonly string[] => {
  if (despues === null) return []
  if (antes === null) return [interpolar(t.empieza, { de, despues })]
  return [interpolar(antes === despues ? t.sigue : t.pasa, { de, antes, despues })]
}
