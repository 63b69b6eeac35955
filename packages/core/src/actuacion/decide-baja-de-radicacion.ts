import type { Decision } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

/** A judicial act in force over the item of a radication. */
export interface ActoJudicial {
  readonly nombre: string
  readonly fecha: Fecha
}

/** Acts that are named; more of them are counted. */
const NOMBRADOS = 3

/**
 * Whether a radication may stop being one (D176): not while a judicial act rests on it. An act rests on the radications
 * of its day or before; when there is none, on any.
 *
 * @param otras days of the other radications in force of the item
 */
export const decideBajaDeRadicacion = (
  dia: Fecha,
  otras: readonly Fecha[],
  actos: readonly ActoJudicial[],
): Decision<true> => {
  const enPie = actos.filter(
    ({ fecha }) => otras.length === 0 || (fecha >= dia && !otras.some((otra) => otra <= fecha)),
  )
  const porque = {
    regla: 'actuacion/baja-de-radicacion',
    fuente: 'D69, D176',
    entradas: { dia, otras: otras.length, actos: actos.length },
    valor: enPie.length === 0,
  }
  if (enPie.length === 0) return { ok: true, valor: true, porque }
  const nombres = enPie
    .slice(0, NOMBRADOS)
    .map(({ nombre, fecha }) => `${nombre}, del ${formatFecha(fecha)}`)
  const mas = enPie.length - nombres.length
  const actosDichos = nombres.join('; ') + (mas > 0 ? ` y ${mas} más` : '')
  const mensaje = interpolar(actuaciones.reparos.sostiene, { actos: actosDichos })
  return {
    ok: false,
    motivos: [{ codigo: 'actuacion.sostiene-actos', campo: 'id_etapa', mensaje }],
    porque,
  }
}
