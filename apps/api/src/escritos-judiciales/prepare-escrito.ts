import { buffer } from 'node:stream/consumers'
import {
  computeValoresDeEscrito,
  fillTexto,
  findFaltasDeEscrito,
  listUsados,
  pideDeudor,
  pidePresupuesto,
  textos,
} from '@apremia/core'
import { findCasoVisible } from '../pagina-de-caso/find-caso-visible.ts'
import { forbidden } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { fillEnHilo } from './hilo-de-escritos.ts'
import { loadDatosDeEscrito } from './load-datos-de-escrito.ts'
import { loadTextosDeBloques, requirePlantilla } from './plantillas-repo.ts'

const t = textos.escritosJudiciales

export interface PedidoDeEscritoDeCaso {
  readonly imponible: string
  readonly recurso: string
  readonly plantilla: number
  readonly presupuesto: string
  /** Position, counted from 1, of the debtor to whom the court paper refers, in the stored order of the debtors. */
  readonly deudor: number
}

/**
 * Loads the case and the template of a court paper, and finds which data of the case the paper lacks. Checks the case
 * first, so that a person who may not see the case learns nothing.
 *
 * @throws AppError 404 when the person may not see the case; 403 when the person is not in charge of the case
 */
export const prepareEscrito = async (
  services: Services,
  sesion: Sesion,
  pedido: PedidoDeEscritoDeCaso,
) => {
  const { db } = services
  const caso = await findCasoVisible(services, sesion, pedido)
  if (!caso.aCargo) throw forbidden(t.noEsSuyo)
  const plantilla = await requirePlantilla(db, pedido.plantilla)
  const textosDeBloques = await loadTextosDeBloques(db)
  const { datos, abogado } = await loadDatosDeEscrito(services, sesion, caso, pedido)
  const usados = listUsados(plantilla.ultima.campos, textosDeBloques)
  const valores = computeValoresDeEscrito(datos)
  return {
    ...{ clave: caso.clave, plantilla, abogado },
    pidePresupuesto: pidePresupuesto(usados),
    /** Names of the debtors of whom the person must choose one. Empty for a court paper that refers to all debtors. */
    deudores: pideDeudor(usados) ? datos.deudores.map(({ nombre }) => nombre) : [],
    faltas: findFaltasDeEscrito(usados, datos, valores),
    fill: async (): Promise<Uint8Array> => {
      const bytes = await buffer(await services.documentos.read(plantilla.ultima.documento))
      const bloques = Object.entries(textosDeBloques).map(([nombre, texto]) => [
        nombre,
        fillTexto(texto, valores.campos),
      ])
      return fillEnHilo(bytes, valores, Object.fromEntries(bloques))
    },
  }
}
