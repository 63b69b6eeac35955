import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'

export interface UltimosDeCaso {
  readonly actuacion: { readonly fecha: Fecha } | null
  readonly situacion: { readonly fecha: Fecha; readonly clase: ClaseDeSituacion } | null
  readonly titulo: Fecha | null
}

export interface UltimoCambio {
  readonly fecha: Fecha
  readonly que: 'actuacion' | 'titulo' | 'situacion'
}

/**
 * Returns the newest change of a case: the last action, executive title or debt status (situación). On the same day, an
 * action is preferred to a title, and a title to a status (D174).
 */
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

export interface CambioPosterior {
  readonly clase: ClaseDeSituacion
  readonly desde: Fecha
}

/**
 * Returns the debt status (situación) that a case got after its last action, with its first day (D188). A later
 * executive title counts as the status Título Ejecutivo. If the title and that status both came later, the earlier day
 * is returned. Null without an action, or when nothing came later.
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
