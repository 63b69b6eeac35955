import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { paquete as textos } from '../texto/paquete.ts'
import { findArchivoDePaquete } from './archivos-del-paquete.ts'

/**
 * Maximum percentage of the stored rows that a file in mode 'completo' may delete without confirmation (D172). A stored
 * row is deleted when the file does not contain it.
 */
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

/**
 * Returns the percentage of the stored rows that a file of a data package would delete, rounded up to a whole number. A
 * person accepts a whole percentage, so rounding down would accept too little.
 */
export const computeParteQueFalta = ({
  bajas,
  vigentes,
}: Pick<BajasDeArchivo, 'bajas' | 'vigentes'>): number => Math.ceil((bajas * 100) / vigentes)

export const archivosConMuchasBajas = <A extends BajasDeArchivo>(archivos: readonly A[]): A[] =>
  archivos.filter((archivo) => pasaDe(archivo, BAJAS_SIN_CONFIRMAR))

/**
 * Computes the limits that a person accepts with a reviewed data package. A load that exceeds a limit is refused.
 * `rechazosHasta`: number of refused rows. `bajasHasta`: highest percentage of stored rows that a file deletes.
 */
export const computeTolerancia = ({
  rechazadas,
  archivos,
}: PaqueteComparado): { readonly rechazosHasta: number; readonly bajasHasta: number } => ({
  rechazosHasta: rechazadas,
  bajasHasta: Math.max(
    BAJAS_SIN_CONFIRMAR,
    ...archivosConMuchasBajas(archivos).map(computeParteQueFalta),
  ),
})

/**
 * Returns every reason to refuse the load of a data package. One reason is enough, because a data package is loaded as
 * a whole or not at all.
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
    const limites = { limite: bajasHasta, parte: computeParteQueFalta(uno) }
    motivos.push({
      ...{ codigo: 'paquete.bajas', campo: 'bajasHasta' },
      mensaje: interpolar(textos.carga.bajas, { archivo, bajas, vigentes, ...limites }),
    })
  }
  return motivos
}
