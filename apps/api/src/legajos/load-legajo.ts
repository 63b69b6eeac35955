import {
  avisosDeLegajo,
  computeCamposDeLegajo,
  type DatosDeEscrito,
  type DocumentoDeLegajo,
  type LegajoDatos,
  textos,
} from '@apremia/core'
import {
  findMontosDeTitulos,
  loadDatosDeEscrito,
} from '../escritos-judiciales/load-datos-de-escrito.ts'
import { findCasoVisible } from '../pagina-de-caso/find-caso-visible.ts'
import { forbidden } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { loadDocumentosDeCaso } from './load-documentos-de-caso.ts'

/**
 * Lists the executive titles (legal proofs of debt) for the cover page of the joined documents. A joined title is
 * listed even when its debt is no longer owed, and a title of the case even before it is printed.
 */
const listTitulos = (
  { titulos }: Pick<DatosDeEscrito, 'titulos'>,
  documentos: readonly DocumentoDeLegajo[],
): number[] => {
  const delIndice = documentos.flatMap(({ clase, numero }) => (clase === 'titulo' ? [numero] : []))
  return [...new Set([...delIndice, ...titulos.map(({ numero }) => numero)])]
}

/**
 * Loads the documents and the data of a case. The permission is checked first, so that an outsider learns nothing about
 * the case.
 *
 * @throws AppError 404 when the person may not see the case; 403 when the person is not in charge of it
 */
export const loadLegajo = async (
  services: Services,
  sesion: Sesion,
  pedido: { readonly imponible: string; readonly recurso: string },
): Promise<{ readonly datos: LegajoDatos; readonly documentos: readonly DocumentoDeLegajo[] }> => {
  const caso = await findCasoVisible(services, sesion, pedido)
  if (!caso.aCargo) throw forbidden(textos.legajos.noEsSuyo)
  const { datos } = await loadDatosDeEscrito(services, sesion, caso, {
    ...{ presupuesto: '', deudor: 1 },
  })
  const documentos = await loadDocumentosDeCaso(services, sesion, caso.clave)
  const conSusTitulos = {
    ...datos,
    titulos: await findMontosDeTitulos(services.db, listTitulos(datos, documentos)),
  }
  return {
    documentos,
    datos: {
      ...{ municipio: datos.municipio, fecha: datos.hoy },
      ...{ imponible: String(caso.clave.imponible), recurso: caso.clave.recurso },
      autor: [sesion.nombre, sesion.apellido].filter(Boolean).join(' '),
      ...{ campos: computeCamposDeLegajo(conSusTitulos), avisos: avisosDeLegajo(conSusTitulos) },
    },
  }
}
