import { interpolar } from '../texto/interpolar.ts'
import { recursos as textos } from '../texto/recursos.ts'
import type { CatalogoDeRecursos } from './catalogo.ts'
import type { Categoria } from './categoria.ts'
import { esRecursoDeComercio } from './find-recurso.ts'

/** The kind of the items that are taxed with a resource; an unknown code is of a property (D76). */
export const claseDeRecurso = (recursos: CatalogoDeRecursos, recurso: string): Categoria =>
  esRecursoDeComercio(recursos, recurso) ? 'comercio' : 'inmueble'

/**
 * Why an item of that kind cannot be taken with that resource (D175); null when it can. A property and a business may
 * share their number: without the kind, a paper of one goes to the people of the other.
 */
export const checkClase = (
  recursos: CatalogoDeRecursos,
  clase: Categoria,
  { imponible, recurso }: { readonly imponible: string; readonly recurso: string },
): string | null => {
  const real = claseDeRecurso(recursos, recurso)
  if (real === clase) return null
  const texto = real === 'comercio' ? textos.deComercio : textos.deInmueble
  return interpolar(texto, { imponible, recurso })
}
