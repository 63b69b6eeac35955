import type { Decision } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

/** A judicial act in force over the item of a radication. */
export interface ActoJudicial {
  readonly nombre: string
  readonly fecha: Fecha
}

/** Most acts that a message names. More acts are counted. */
const NOMBRADOS = 3

/** Radication that will stop being one, or change its day. */
export interface CambioDeRadicacion {
  readonly dia: Fecha
  /** New day, or null when the radication stops being one. */
  readonly nuevo: Fecha | null
  /** Days of the other radications in force of the item. */
  readonly otras: readonly Fecha[]
}

/**
 * Decides whether a radication may stop being one, or change its day (D176). It may not while a judicial act rests on
 * it. An act rests on the radications of its day or before, or on any when there are none.
 */
export const decideBajaDeRadicacion = (
  { dia, nuevo, otras }: CambioDeRadicacion,
  actos: readonly ActoJudicial[],
): Decision<true> => {
  const quedan = nuevo === null ? otras : [...otras, nuevo]
  const enPie = actos.filter(
    ({ fecha }) => quedan.length === 0 || (fecha >= dia && !quedan.some((otra) => otra <= fecha)),
  )
  const porque = {
    regla: 'actuacion/baja-de-radicacion',
    fuente: 'D69, D176',
    entradas: { dia, nuevo, otras: otras.length, actos: actos.length },
    valor: enPie.length === 0,
  }
  if (enPie.length === 0) return { ok: true, valor: true, porque }
  const nombres = enPie
    .slice(0, NOMBRADOS)
    .map(({ nombre, fecha }) => `${nombre}, del ${formatFecha(fecha)}`)
  const mas = enPie.length - nombres.length
  const actosDichos = nombres.join('; ') + (mas > 0 ? ` y ${mas} más` : '')
  const { sostiene, quedanAntes } = actuaciones.reparos
  const mensaje =
    nuevo === null
      ? interpolar(sostiene, { actos: actosDichos })
      : interpolar(quedanAntes, { actos: actosDichos, fecha: formatFecha(nuevo) })
  const campo = nuevo === null ? 'id_etapa' : 'fecha'
  return { ok: false, motivos: [{ codigo: 'actuacion.sostiene-actos', campo, mensaje }], porque }
}
