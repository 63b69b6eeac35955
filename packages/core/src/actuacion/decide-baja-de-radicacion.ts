import type { Decision } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface ActoJudicial {
  readonly nombre: string
  readonly fecha: Fecha
}

/**
 * Maximum number of judicial actions named in the message that refuses to delete or move a court filing. The message
 * only counts the rest.
 */
const NOMBRADOS = 3

export interface CambioDeRadicacion {
  readonly dia: Fecha
  readonly nuevo: Fecha | null
  /** Dates of the other court filings in force of the same property or business. */
  readonly otras: readonly Fecha[]
}

/**
 * Decides whether a court filing may be deleted or moved to a new day (D176). Every judicial action needs a court
 * filing of the same day or earlier. The change is refused when some judicial action would have none.
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
