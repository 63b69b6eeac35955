import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'

/** Percentage of the rows in force that a complete file may leave out without a confirmation (D172). */
export const BAJAS_SIN_CONFIRMAR = 20

interface BajasDeArchivo {
  readonly archivo: string
  /** Rows in force that the file does not bring. */
  readonly bajas: number
  readonly vigentes: number
}

/** A package as it was compared with the register. */
export interface PaqueteComparado {
  /** Refused rows of the package. */
  readonly rechazadas: number
  readonly archivos: readonly BajasDeArchivo[]
}

export interface PaquetePorAplicar extends PaqueteComparado {
  /** Refused rows that may be left out; null for any number (D192). */
  readonly rechazosHasta: number | null
  /** Percentage of the rows in force that each complete file may leave out. */
  readonly bajasHasta: number
}

const pasaDe = ({ archivo, bajas, vigentes }: BajasDeArchivo, porcentaje: number): boolean =>
  findArchivoDePaquete(archivo)?.bajasSinLimite !== true && bajas * 100 > vigentes * porcentaje

/** Files that leave out more than they may without anybody saying so. */
export const archivosConMuchasBajas = <A extends BajasDeArchivo>(archivos: readonly A[]): A[] =>
  archivos.filter((archivo) => pasaDe(archivo, BAJAS_SIN_CONFIRMAR))

/** The least that has to be let through for a package to be applied as it was seen, and nothing beyond it. */
export const computeTolerancia = ({
  rechazadas,
  archivos,
}: PaqueteComparado): { readonly rechazosHasta: number; readonly bajasHasta: number } => ({
  rechazosHasta: rechazadas,
  bajasHasta: Math.max(
    BAJAS_SIN_CONFIRMAR,
    ...archivosConMuchasBajas(archivos).map(({ bajas, vigentes }) =>
      Math.ceil((bajas * 100) / vigentes),
    ),
  ),
})

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
  for (const uno of archivos.filter((archivo) => pasaDe(archivo, bajasHasta))) {
    const { archivo, bajas, vigentes } = uno
    motivos.push({
      ...{ codigo: 'paquete.bajas', campo: 'bajasHasta' },
      mensaje: interpolar(textos.carga.bajas, { archivo, bajas, vigentes, limite: bajasHasta }),
    })
  }
  return motivos
}
