import type { Decision, Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { padron as textos } from '../texto/padron.ts'
import type { ModoDeCarga } from './campos-de-inmueble.ts'

export interface CargaRevisada {
  readonly modo: ModoDeCarga
  readonly filas: number
  readonly vigentes: number
  readonly bajas: number
  /** Number of refused rows of the register file in which no property number can be read. */
  readonly sinNumero: number
  /** True when the person confirmed the number of properties that the load of the register deactivates. */
  readonly confirmada: boolean
  readonly rechazadas: number
  /**
   * Maximum number of refused rows that the person accepts. With more refused rows, the file of the register is not
   * loaded. Null means that any number is accepted.
   */
  readonly rechazosHasta: number | null
}

/**
 * Maximum percentage of the active properties that a load of the provincial register may deactivate without
 * confirmation (D91).
 */
const TOPE = 20

/**
 * Decides whether a file of the provincial register of properties may be loaded. A refusal lists every reason (D91,
 * D192).
 */
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
