import {
  type ArchivoDelManifiesto,
  type Fecha,
  formatFecha,
  interpolar,
  textos,
} from '@apremia/core'
import type { RevisionDePaquete } from '@apremia/workbooks'
import { DESTINOS_DE_PAQUETE } from './destinos.ts'

const { carga: t } = textos.paquete

/** The day for which the amounts of debt hold, as the manifest says (D171). */
export const liquidadoDe = (declarados: readonly ArchivoDelManifiesto[]): Fecha | null =>
  declarados.find(({ archivo }) => archivo === 'deuda')?.liquidadoAl ?? null

/** Reasons for which nothing of a package can be loaded, whatever its rows say. */
export const impedimentosDePaquete = (
  { archivos, manifiesto, declarados }: RevisionDePaquete,
  hoy: Fecha,
  administra: boolean,
): string[] => {
  const liquidado = liquidadoDe(declarados)
  const ilegibles = archivos.flatMap(({ fuente, falla }) =>
    falla === '' ? [] : [interpolar(t.ilegible, { archivo: fuente, mensaje: falla })],
  )
  const otraVia = archivos.flatMap(({ archivo, fuente }) =>
    DESTINOS_DE_PAQUETE[archivo] === undefined ? [interpolar(t.otraVia, { archivo: fuente })] : [],
  )
  // D193: people change only in the session of an administrator.
  const ajenos = archivos.flatMap(({ archivo, fuente }) =>
    archivo === 'abogados' && !administra
      ? [interpolar(t.soloAdministrador, { archivo: fuente })]
      : [],
  )
  const traeDeuda = archivos.some(({ archivo }) => archivo === 'deuda')
  return [
    ...ilegibles,
    ...manifiesto.map(({ campo, mensaje }) => interpolar(t.ilegible, { archivo: campo, mensaje })),
    ...otraVia,
    ...ajenos,
    ...(traeDeuda && manifiesto.length === 0 && liquidado === null ? [t.sinLiquidado] : []),
    ...(liquidado !== null && liquidado > hoy
      ? [interpolar(t.liquidadoFuturo, { dia: formatFecha(liquidado) })]
      : []),
  ]
}
