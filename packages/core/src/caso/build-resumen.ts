import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import { explainSaldada, type Saldada } from './explain-saldada.ts'
import { findIngreso } from './find-ingreso.ts'
import { findInstancia, type Instancia } from './find-instancia.ts'
import { findMedida } from './find-medida.ts'
import { findUltimoCambio, type UltimoCambio } from './find-ultimo-cambio.ts'
import type { ActuacionDeCaso, HistoriaDeCaso, MedidaConVencimiento } from './historia-de-caso.ts'

export interface UltimaSituacion {
  readonly fecha: Fecha
  readonly clase: ClaseDeSituacion
}

/**
 * Summary of a case: the facts that the rules read. The rules read nothing else, and no fact depends on the current
 * date.
 */
export interface ResumenDeCaso extends Instancia {
  readonly situacion: UltimaSituacion | null
  /**
   * Last situation, or the executive title when the title counts as the situation (S2 §4): see `findSituacionEfectiva`.
   */
  readonly efectiva: UltimaSituacion | null
  /** Deleted actions do not count (D74). */
  readonly actuacion: Omit<ActuacionDeCaso, 'vigente' | 'medida'> | null
  readonly titulado: boolean
  readonly titulo: Fecha | null
  readonly ultima: UltimoCambio | null
  readonly ingreso: Fecha | null
  /** True when the history contains a Gestión Legal situation at any point (D56). */
  readonly huboGestion: boolean
  readonly huboTitulo: boolean
  readonly huboPlan: boolean
  /** Measure that expires first. Null when the case has no measure with a last day. */
  readonly medida: MedidaConVencimiento | null
  /** Day since which all the debt in legal management is paid (D169). Null while some of that debt is unpaid. */
  readonly saldada: Saldada | null
}

/** Among elements of the same date, the highest `id` wins (D51). */
const findUltimo = <T extends { readonly fecha: Fecha; readonly id: number }>(
  lista: readonly T[],
): T | undefined =>
  lista.reduce<T | undefined>(
    (ultimo, uno) =>
      ultimo === undefined ||
      uno.fecha > ultimo.fecha ||
      (uno.fecha === ultimo.fecha && uno.id > ultimo.id)
        ? uno
        : ultimo,
    undefined,
  )

/**
 * A case with an executive title counts as Título Ejecutivo, whatever situation the municipality wrote last. The
 * exception is Plan de Pagos, which stays (S2 §4). The effective situation begins on the day of the title, or on the
 * day of the last situation when that day is later.
 */
const findSituacionEfectiva = (
  situacion: UltimaSituacion | null,
  titulo: Fecha | null,
): UltimaSituacion | null => {
  if (titulo === null || situacion?.clase === 'planDePagos') return situacion
  if (situacion?.clase === 'tituloEjecutivo') return situacion
  const fecha = situacion !== null && situacion.fecha > titulo ? situacion.fecha : titulo
  return { fecha, clase: 'tituloEjecutivo' }
}

export const buildResumenDeCaso = ({
  situaciones,
  actuaciones,
  titulo,
  periodos = [],
}: HistoriaDeCaso): ResumenDeCaso => {
  const ultima = findUltimo(situaciones)
  const vigentes = actuaciones.filter(({ vigente }) => vigente)
  const actuacion = findUltimo(vigentes)
  const clases = new Set(situaciones.map(({ clase }) => clase))
  const situacion = ultima ? { fecha: ultima.fecha, clase: ultima.clase } : null
  return {
    situacion,
    efectiva: findSituacionEfectiva(situacion, titulo),
    actuacion: actuacion
      ? {
          id: actuacion.id,
          fecha: actuacion.fecha,
          tpId: actuacion.tpId,
          gpId: actuacion.gpId,
          etapa: actuacion.etapa,
          tiempo: actuacion.tiempo,
        }
      : null,
    titulado: titulo !== null,
    titulo,
    ultima: findUltimoCambio({ situacion, titulo, actuacion: actuacion ?? null }),
    ingreso: findIngreso({ situaciones, actuaciones: vigentes, titulo }),
    huboGestion: clases.has('gestionLegal'),
    huboTitulo: clases.has('tituloEjecutivo'),
    huboPlan: clases.has('planDePagos'),
    ...findInstancia(vigentes),
    medida: findMedida(vigentes),
    saldada: explainSaldada(periodos).valor,
  }
}
