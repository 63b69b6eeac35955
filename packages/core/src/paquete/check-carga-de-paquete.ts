import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'

/** Share of what is in force that a complete file may leave out without anybody saying so, in percent (D172). */
export const BAJAS_SIN_CONFIRMAR = 20

export interface PaquetePorAplicar {
  /** Refused rows of the package. */
  readonly rechazadas: number
  /** Refused rows that may be left out; null for any number (D192). */
  readonly rechazosHasta: number | null
  /** Percent of what is in force that each complete file may leave out. */
  readonly bajasHasta: number
  readonly archivos: readonly {
    readonly archivo: string
    /** Rows in force that the file does not bring. */
    readonly bajas: number
    readonly vigentes: number
  }[]
}

/** Every reason why a package that was compared with the register is not applied; it is applied whole, or not at all. */
export const checkCargaDePaquete = ({
  rechazadas,
  rechazosHasta,
  bajasHasta,
  archivos,
}: PaquetePorAplicar): Motivo[] => {
  const motivos: Motivo[] = []
  if (rechazosHasta !== null && rechazadas > rechazosHasta)
    motivos.push({
      ...{ codigo: 'paquete.rechazadas', campo: 'rechazosHasta' },
      mensaje: interpolar(textos.carga.rechazadas, { n: rechazadas }),
    })
  for (const { archivo, bajas, vigentes } of archivos)
    if (bajas * 100 > vigentes * bajasHasta)
      motivos.push({
        ...{ codigo: 'paquete.bajas', campo: 'bajasHasta' },
        mensaje: interpolar(textos.carga.bajas, { archivo, bajas, vigentes, limite: bajasHasta }),
      })
  return motivos
}
