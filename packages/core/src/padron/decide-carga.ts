import type { Decision, Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { padron as textos } from '../texto/padron.ts'
import type { ModoDeCarga } from './campos-de-inmueble.ts'

/** Counts of the review of a load. */
export interface CargaRevisada {
  readonly modo: ModoDeCarga
  /** Rows that can be loaded. */
  readonly filas: number
  /** Active properties of the registry. `bajas` are those that the load makes inactive. */
  readonly vigentes: number
  readonly bajas: number
  /** Refused rows whose number cannot be read. */
  readonly sinNumero: number
  /** The person saw how many properties become inactive and accepted. */
  readonly confirmada: boolean
  readonly rechazadas: number
  /** Refused rows that the person accepts to leave out. Null accepts any number of them. */
  readonly rechazosHasta: number | null
}

/** Percentage of the active properties that may become inactive without confirmation (D91). */
const TOPE = 20

/** Decides whether a reviewed load may be applied, with every reason against (D91, D192). */
export const decideCarga = (carga: CargaRevisada): Decision<null> => {
  const { filas, vigentes, bajas, sinNumero, confirmada, rechazadas, rechazosHasta } = carga
  const motivos: Motivo[] = []
  const refuse = (codigo: string, campo: string, mensaje: string) =>
    motivos.push({ codigo: `padron.${codigo}`, campo, mensaje })
  const { noSePudoAplicar } = textos
  if (filas === 0) refuse('ninguna-fila', '', noSePudoAplicar.ninguna)
  else if (rechazosHasta !== null && rechazadas > rechazosHasta)
    refuse(
      'rechazadas',
      'rechazosHasta',
      rechazosHasta === 0
        ? interpolar(noSePudoAplicar.rechazadas, { n: rechazadas })
        : interpolar(noSePudoAplicar.masRechazadas, { n: rechazadas, hasta: rechazosHasta }),
    )
  if (!confirmada && bajas * 100 > vigentes * TOPE)
    refuse(
      'muchas-bajas',
      'confirmarBajas',
      interpolar(noSePudoAplicar.bajas, { bajas, vigentes, tope: TOPE }),
    )
  if (!confirmada && bajas > 0 && sinNumero > 0)
    refuse(
      'filas-sin-numero',
      'confirmarBajas',
      interpolar(noSePudoAplicar.sinNumero, { filas: sinNumero, bajas }),
    )
  const porque = {
    regla: 'padron/aplicar',
    fuente: 'S2 §2.13, D91',
    entradas: { ...carga },
    valor: motivos.length === 0,
  }
  return motivos.length === 0 ? { ok: true, valor: null, porque } : { ok: false, motivos, porque }
}
