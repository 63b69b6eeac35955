import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'

/** Maximum percentage of the stored rows that a file in mode 'completo' may leave out without confirmation (D172). */
export const BAJAS_SIN_CONFIRMAR = 20

interface BajasDeArchivo {
  readonly archivo: string
  readonly bajas: number
  readonly vigentes: number
}

export interface PaqueteComparado {
  readonly rechazadas: number
  readonly archivos: readonly BajasDeArchivo[]
}

export interface PaquetePorAplicar extends PaqueteComparado {
  readonly rechazosHasta: number | null
  readonly bajasHasta: number
}

const pasaDe = ({ archivo, bajas, vigentes }: BajasDeArchivo, porcentaje: number): boolean =>
  findArchivoDePaquete(archivo)?.bajasSinLimite !== true && bajas * 100 > vigentes * porcentaje

export const archivosConMuchasBajas = <A extends BajasDeArchivo>(archivos: readonly A[]): A[] =>
  archivos.filter((archivo) => pasaDe(archivo, BAJAS_SIN_CONFIRMAR))

/**
 * Computes the lowest limits with which the package that the person reviewed is accepted. `rechazosHasta` is a number
 * of refused rows. `bajasHasta` is the percentage of the stored rows that a file leaves out.
 */
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

/**
 * Returns every reason against applying a data package, after the comparison of the package with the stored data. A
 * package is applied as a whole or not at all.
 */
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
