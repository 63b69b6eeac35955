import {
  decideOtraRadicacion,
  decideRadicacion,
  esRadicacion,
  findTipoDeRadicacion,
  type Motivo,
  parseFecha,
  type TipoDeEtapa,
} from '@apremia/core'
import { nombreDePar, type Par } from './elegido.ts'
import type { Radicacion } from './use-radicaciones.ts'

export interface Forma {
  readonly tpId: number | null
  readonly pares: readonly Par[]
  /**
   * Reason why a court filing must be recorded instead of an action of the requested type (S2 §4, D69), or undefined.
   */
  readonly forzada: string | undefined
}

const has = (radicaciones: readonly Radicacion[], { imponible, recurso }: Par): boolean =>
  radicaciones.some((una) => una.imponible === imponible && una.recurso === recurso && una.radicado)

/**
 * Returns the type of the action to record, and its properties or businesses. An action in court (judicial group) needs
 * a court filing first. Where the filing is missing, the filing is recorded instead of the requested action (S2 §4,
 * D69).
 */
export const decideForma = (
  pedido: { readonly tpId: number | null; readonly gpId: number },
  pares: readonly Par[],
  radicaciones: readonly Radicacion[],
  tipos: readonly TipoDeEtapa[],
): Forma => {
  const { tpId, gpId } = pedido
  if (tpId === null) return { tpId, pares, forzada: undefined }
  const imponibles = pares.map((par) => ({
    nombre: nombreDePar(par),
    radicado: has(radicaciones, par),
  }))
  const decision = decideRadicacion({ tpId, gpId }, imponibles)
  if (decision.ok) return { tpId, pares, forzada: undefined }
  return {
    tpId: findTipoDeRadicacion(tipos)?.tpId ?? null,
    pares: pares.filter((par) => !has(radicaciones, par)),
    forzada: decision.motivos[0]?.mensaje,
  }
}

/**
 * Returns the reasons to refuse a second court filing of the same property or business (D137). The same court file
 * number (`nroexpte`) is always refused. Another number is accepted once the person confirms it (`confirmada`).
 */
export const checkOtraRadicacion = (
  tpId: number | null,
  nroexpte: string,
  pares: readonly Par[],
  radicaciones: readonly Radicacion[],
  confirmada: boolean,
): readonly Motivo[] => {
  if (tpId === null || !esRadicacion(tpId) || nroexpte.trim() === '') return []
  return pares.flatMap((par) => {
    const previos = radicaciones.flatMap((una) =>
      una.imponible === par.imponible && una.recurso === par.recurso && una.radicado
        ? [{ nroexpte: una.nroexpte, fecha: parseFecha(una.fecha ?? '') ?? null }]
        : [],
    )
    const decision = decideOtraRadicacion(nroexpte, previos, confirmada)
    return decision.ok ? [] : decision.motivos
  })
}
