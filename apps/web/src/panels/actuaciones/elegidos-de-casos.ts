import { type CatalogoDeRecursos, claseDeRecurso, textos } from '@apremia/core'
import { elegidoDe, type ImponibleElegido } from './elegido.ts'
import type { SeleccionDeCasos } from './seleccion.ts'

interface CasoElegible {
  readonly imponible: number
  readonly recurso: string
  readonly contribuyente: string
  readonly abogado: string
}

/** Converts a case to a chosen item. Unlike a whole business, the case of a business has a single resource. */
export const elegidoDeCaso = (caso: CasoElegible): ImponibleElegido =>
  elegidoDe({
    imponible: caso.imponible,
    recurso: caso.recurso,
    contribuyente: caso.contribuyente,
    legal: caso.abogado,
  })

/**
 * Returns the kind of the chosen items. When properties and businesses are mixed, also returns an impediment, because
 * an action is recorded on items of one kind (S2 §5).
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
