import {
  type ArchivoDelManifiesto,
  type ErrorDeFila,
  type Fecha,
  MANIFIESTO,
  type ModoDePaquete,
} from '@apremia/core'
import type { FuenteDePaquete } from './fuente-de-paquete.ts'
import { readArchivoDePaquete } from './read-archivo-de-paquete.ts'

export interface ManifiestoLeido {
  readonly archivos: readonly ArchivoDelManifiesto[]
  readonly rechazadas: readonly ErrorDeFila[]
}

export const readManifiesto = async (fuente: FuenteDePaquete): Promise<ManifiestoLeido> => {
  const archivos: ArchivoDelManifiesto[] = []
  const rechazadas: ErrorDeFila[] = []
  for await (const { encabezado, filas, rechazadas: malas } of readArchivoDePaquete(
    fuente,
    MANIFIESTO,
  )) {
    rechazadas.push(...malas.flatMap(({ errores }) => errores))
    for (const { valores } of filas) {
      const valorDe = (nombre: string) =>
        valores[encabezado.presentes.findIndex((una) => una.nombre === nombre)] ?? null
      archivos.push({
        archivo: String(valorDe('ARCHIVO'))
          .toLowerCase()
          .replace(/\.(csv|xlsx)$/, ''),
        filas: valorDe('FILAS') as number | null,
        sha256: valorDe('SHA256') as string | null,
        modo: valorDe('MODO') as ModoDePaquete | null,
        liquidadoAl: valorDe('LIQUIDADO_AL') as Fecha | null,
      })
    }
  }
  return { archivos, rechazadas }
}
