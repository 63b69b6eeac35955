import { efectoDeParametro as t } from '../texto/efecto-de-parametro.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Writes how a figure changes with a new configuration value, such as the fees of an example agreement. `antes` and
 * `despues` are the figure before and after, and null means that it cannot be computed. Empty when there is no figure
 * after the change.
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
