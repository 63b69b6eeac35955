import {
  avisosDeLegajo,
  computeCamposDeLegajo,
  type DocumentoDeLegajo,
  type LegajoDatos,
  textos,
} from '@apremia/core'
import { loadDatosDeEscrito } from '../escritos-judiciales/load-datos-de-escrito.ts'
import { findCasoVisible } from '../pagina-de-caso/find-caso-visible.ts'
import { forbidden } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadDocumentosDeCaso } from './load-documentos-de-caso.ts'

/**
 * Loads the documents and the facts of a case. The case is looked at first, so that nothing is told to a person who may
 * not see the case.
 *
 * @throws AppError 404 for a case that the person may not see; 403 for one that the person is not in charge of
 */
export const loadLegajo = async (
  services: Services,
  sesion: Sesion,
  pedido: { readonly imponible: string; readonly recurso: string },
): Promise<{ readonly datos: LegajoDatos; readonly documentos: readonly DocumentoDeLegajo[] }> => {
  const caso = await findCasoVisible(services, sesion, pedido)
  if (!caso.aCargo) throw forbidden(textos.legajos.noEsSuyo)
  const { datos } = await loadDatosDeEscrito(services, sesion, caso, '')
  return {
    documentos: await loadDocumentosDeCaso(services, sesion, caso.clave),
    datos: {
      ...{ municipio: datos.municipio, fecha: datos.hoy },
      ...{ imponible: String(caso.clave.imponible), recurso: caso.clave.recurso },
      autor: [sesion.nombre, sesion.apellido].filter(Boolean).join(' '),
      ...{ campos: computeCamposDeLegajo(datos), avisos: avisosDeLegajo(datos) },
    },
  }
}
