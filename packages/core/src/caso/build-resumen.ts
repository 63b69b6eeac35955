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
 * Facts of a case from which the rules compute its desk (work list), its deadline and its alarms. The facts do not
 * depend on the current date.
 */
export interface ResumenDeCaso extends Instancia {
  readonly situacion: UltimaSituacion | null
  /**
   * Debt status (situación) with which the rules decide about the case (S2 §4). A case with an executive title has
   * Título Ejecutivo, unless it is in Plan de Pagos (payment plan). Any other case has its last recorded status.
   */
  readonly efectiva: UltimaSituacion | null
  /** Last action of the case that is not deleted (D74). Null when the case has no such action. */
  readonly actuacion: Omit<ActuacionDeCaso, 'vigente' | 'medida' | 'tramite' | 'tribunal'> | null
  readonly titulado: boolean
  readonly titulo: Fecha | null
  readonly ultima: UltimoCambio | null
  readonly ingreso: Fecha | null
  readonly huboGestion: boolean
  readonly huboTitulo: boolean
  readonly huboPlan: boolean
  /** Court measure of the case (such as a seizure) that expires first. Null when no measure has an expiry day. */
  readonly medida: MedidaConVencimiento | null
  /**
   * Day since which all the debt in legal management (collection by lawyers) is paid (D169). Null while some of that
   * debt is unpaid.
   */
  readonly saldada: Saldada | null
}

/** Returns the newest element of a list. Between elements of the same date, the newest has the highest `id` (D51). */
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
 * Returns the debt status (situación) with which the rules decide about a case (S2 §4). With an executive title the
 * status is Título Ejecutivo, except in Plan de Pagos (payment plan). If nobody recorded that status, it begins with
 * the title or the last recorded status, whichever is later.
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
