import { interpolar } from '../texto/interpolar.ts'
import { recursos as textos } from '../texto/recursos.ts'
import type { CatalogoDeRecursos } from './catalogo.ts'
import type { Categoria } from './categoria.ts'
import { esRecursoDeComercio } from './find-recurso.ts'

export const claseDeRecurso = (recursos: CatalogoDeRecursos, recurso: string): Categoria =>
  esRecursoDeComercio(recursos, recurso) ? 'comercio' : 'inmueble'

/**
 * Returns the reason why a property ('inmueble') or a business ('comercio') cannot have the tax, or null (D175). A
 * property and a business may have the same number. Without this check, a document about a business could be sent to
 * the owners of a property.
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
