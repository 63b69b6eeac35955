import { type Centavos, parseSignedWireAmount, sumarImportes } from '@apremia/core'
import pLimit from 'p-limit'
import { type ClaveImponible, claveDeImponible } from '../../padron/clave-imponible.ts'
import type { ProveedorDeDeuda } from '../deuda-proveedor.ts'
import type { ProveedorDePadron } from '../padron-proveedor.ts'
import { type Pedir, PREGUNTAS_DE_UN_TRABAJO } from './cliente-municipal.ts'
import { createDeudaCC } from './deuda-remota.ts'
import { createHechosRemotos } from './hechos-remotos.ts'
import type { LeerRecursos } from './leer.ts'
import { createPadronRemoto } from './padron-remoto.ts'

/**
 * Asks about many items. The service has no call for many, so the items are asked one by one in the queue of long jobs,
 * a few at a time for each job: two exports share the queue equally.
 *
 * @param keeping stores the answers before money is decided over them
 */
export const createLotesRemotos = (
  pedir: Pedir,
  ahora: () => Date,
  leerCatalogo: LeerRecursos,
  keeping: (deudaCC: ProveedorDeDeuda['deudaCC']) => ProveedorDeDeuda['deudaCC'],
): Pick<ProveedorDePadron, 'withRecursos' | 'deudaDeVarios' | 'hechosDeVarios'> => {
  // These works make no searches by stage.
  const padron = createPadronRemoto(
    pedir,
    async () => [],
    leerCatalogo,
    async () => [],
  )
  // Totals and titles name no situation.
  const deudaCC = createDeudaCC(pedir, ahora, leerCatalogo)

  /** Returns null when the service has no such item, or did not tell an amount of it. */
  const totalDe = async (clave: ClaveImponible, abogado: string): Promise<Centavos | null> => {
    const deuda = await deudaCC(clave)
    if (deuda === null) return null
    const visibles = deuda.lineas.filter(
      ({ LEGAL }) => abogado === '' || LEGAL === '' || LEGAL === abogado,
    )
    return sumarImportes(visibles.map(({ TOTAL }) => parseSignedWireAmount(TOTAL ?? '') ?? null))
  }

  const recursosDe = async (comercio: number): Promise<string[] | null> => {
    try {
      const recursos = await padron.recursosxImp('C', String(comercio), '')
      return recursos.map(({ RECURSO }) => RECURSO)
    } catch {
      return null
    }
  }

  return {
    withRecursos: (comercios, abandonada = () => false) => {
      const turno = pLimit(PREGUNTAS_DE_UN_TRABAJO)
      return Promise.all(
        comercios.map((fila) =>
          turno(async () =>
            fila.RECURSOS !== null || abandonada()
              ? fila
              : { ...fila, RECURSOS: await recursosDe(fila.NRO_COMERCIO) },
          ),
        ),
      )
    },
    // An item that fails, or comes without an amount, is not in the answer: that is not the same as owing nothing (D88,
    // D96).
    deudaDeVarios: async (_tipo, claves, abogado, abandonada = () => false) => {
      const turno = pLimit(PREGUNTAS_DE_UN_TRABAJO)
      const found = new Map<string, Centavos>()
      const ask = async (clave: ClaveImponible): Promise<void> => {
        if (abandonada()) return
        const total = await totalDe(clave, abogado).catch(() => null)
        if (total !== null) found.set(claveDeImponible(clave), total)
      }
      await Promise.all(claves.map((clave) => turno(ask, clave)))
      return found
    },
    hechosDeVarios: createHechosRemotos(padron, keeping(deudaCC), leerCatalogo),
  }
}
