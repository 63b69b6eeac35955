import { interpolar } from '../texto/interpolar.ts'
import { recursos } from '../texto/recursos.ts'
import type { Categoria } from './categoria.ts'
import { esRecursoDeComercio } from './find-recurso.ts'

/** The kind of the items that are taxed with a resource; an unknown code is of a property (D76). */
export const claseDeRecurso = (recurso: string): Categoria =>
  esRecursoDeComercio(recurso) ? 'comercio' : 'inmueble'

/**
 * Why an item of that kind cannot be taken with that resource (D175); null when it can. A property and a business may
 * share their number: without the kind, a paper of one goes to the people of the other.
 */
export const checkClase = (
  clase: Categoria,
  { imponible, recurso }: { readonly imponible: string; readonly recurso: string },
): string | null => {
  const real = claseDeRecurso(recurso)
  if (real === clase) return null
  const texto = real === 'comercio' ? recursos.deComercio : recursos.deInmueble
  return interpolar(texto, { imponible, recurso })
}
