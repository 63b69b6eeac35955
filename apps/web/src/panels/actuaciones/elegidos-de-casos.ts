import { type CatalogoDeRecursos, claseDeRecurso, textos } from '@apremia/core'
import { elegidoDe, type ImponibleElegido } from './elegido.ts'
import type { SeleccionDeCasos } from './seleccion.ts'

interface CasoElegible {
  readonly imponible: number
  readonly recurso: string
  readonly contribuyente: string
  readonly abogado: string
}

/**
 * Converts a case to a chosen property or business. The case of a business has a single tax, unlike a business chosen
 * in a search.
 */
export const elegidoDeCaso = (caso: CasoElegible): ImponibleElegido =>
  elegidoDe({
    imponible: caso.imponible,
    recurso: caso.recurso,
    contribuyente: caso.contribuyente,
    legal: caso.abogado,
  })

/**
 * Tells whether the chosen cases are of properties or of businesses. One action cannot be recorded on both kinds, so
 * for a mixed choice the result has the reason to show (S2 §5).
 */
export const claseDeElegidos = (
  recursos: CatalogoDeRecursos,
  seleccion: SeleccionDeCasos,
): { readonly clase: 'inmueble' | 'comercio'; readonly impedimento?: string } => {
  const clases = new Set(
    [...seleccion.values()].map(({ recurso }) => claseDeRecurso(recursos, recurso)),
  )
  const clase = clases.has('comercio') ? 'comercio' : 'inmueble'
  return clases.size > 1
    ? { clase, impedimento: textos.actuaciones.imponiblesMezclados }
    : { clase }
}
