import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'

/** Last change of each kind of a case. Null where there is none. */
export interface UltimosDeCaso {
  readonly actuacion: { readonly fecha: Fecha } | null
  readonly situacion: { readonly fecha: Fecha; readonly clase: ClaseDeSituacion } | null
  readonly titulo: Fecha | null
}

/** 'Última actualización' of a case: its day, and which of the three it was (D174). */
export interface UltimoCambio {
  readonly fecha: Fecha
  readonly que: 'actuacion' | 'titulo' | 'situacion'
}

/** The latest of last action, title and situation; of one day, in that order (D174). */
export const findUltimoCambio = ({
  actuacion,
  situacion,
  titulo,
}: UltimosDeCaso): UltimoCambio | null => {
  const cambios = [
    { que: 'actuacion', fecha: actuacion?.fecha ?? null },
    { que: 'titulo', fecha: titulo },
    { que: 'situacion', fecha: situacion?.fecha ?? null },
  ] as const
  return cambios.reduce<UltimoCambio | null>(
    (ultimo, { que, fecha }) =>
      fecha !== null && (ultimo === null || fecha > ultimo.fecha) ? { que, fecha } : ultimo,
    null,
  )
}

/** A situation, or the title, that came after the last action. */
export interface CambioPosterior {
  readonly clase: ClaseDeSituacion
  readonly desde: Fecha
}

/**
 * Returns the situation that the case reached after its last action, and its day. The title comes first, since the
 * first day after the action that says so. Null when the action is the last that happened, or there is none (D188).
 */
export const findCambioPosterior = ({
  actuacion,
  situacion,
  titulo,
}: UltimosDeCaso): CambioPosterior | null => {
  if (actuacion === null) return null
  const despues = (dia: Fecha | null | undefined): dia is Fecha => !!dia && dia > actuacion.fecha
  const situado = despues(situacion?.fecha) ? situacion : null
  const [titulado] = [titulo, situado?.clase === 'tituloEjecutivo' ? situado.fecha : null]
    .filter(despues)
    .sort()
  if (titulado !== undefined) return { clase: 'tituloEjecutivo', desde: titulado }
  return situado && { clase: situado.clase, desde: situado.fecha }
}
