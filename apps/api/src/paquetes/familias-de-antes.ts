import { describeReferenciaRota, interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import type { FallaDeRegistro } from './falla.ts'
import type { ArchivoPorCargar } from './write-puesta.ts'

const { motivos } = textos.paquete

/**
 * Files whose rows together describe one letter or agreement of the former system. A letter or agreement is imported
 * whole or not at all. Each one needs at least one row in the first file of `partes`.
 */
const FAMILIAS = [
  {
    ...{ archivo: 'cartas_anteriores', columna: 'CARTA', tabla: 'carta' },
    partes: ['cartas_anteriores_imponibles'],
  },
  {
    ...{ archivo: 'convenios_anteriores', columna: 'CONVENIO', tabla: 'convenio' },
    partes: [
      ...['convenios_anteriores_planes', 'convenios_anteriores_periodos'],
      'convenios_anteriores_cuotas',
    ],
  },
] as const

interface ParteDePapel {
  readonly puesto: ArchivoPorCargar
  readonly columna: string
}

interface FamiliaDePapel {
  readonly padre: ArchivoPorCargar
  /**
   * Refuses a new letter or agreement of the former system with a missing or refused part. A letter needs a row in its
   * file of properties and businesses. An agreement needs a row in its file of payment plans.
   */
  readonly falla: FallaDeRegistro
  readonly hijos: readonly ParteDePapel[]
}

/**
 * Creates in each staging table an index on the number of the letter or agreement, because the search for the rows of
 * one letter or agreement would otherwise read the whole table.
 */
export const indexPapeles = async (
  tx: Tx,
  puestos: ReadonlyMap<string, ArchivoPorCargar>,
): Promise<void> => {
  for (const { archivo, columna, partes } of FAMILIAS)
    for (const [nombre, numero] of [
      [archivo, 'numero'],
      ...partes.map((parte) => [parte, columna.toLowerCase()]),
    ]) {
      const tabla = puestos.get(nombre ?? '')?.tabla
      if (tabla === undefined) continue
      await tx.execute(sql.raw(`create index on ${tabla} (${numero})`))
      await tx.execute(sql.raw(`analyze ${tabla}`))
    }
}

export const familiasDe = (
  puestos: ReadonlyMap<string, ArchivoPorCargar>,
): readonly FamiliaDePapel[] =>
  FAMILIAS.flatMap(({ archivo, columna, tabla, partes }) => {
    const padre = puestos.get(archivo)
    if (padre === undefined) return []
    const hijos = partes.flatMap((parte) => {
      const puesto = puestos.get(parte)
      return puesto === undefined ? [] : [{ puesto, columna }]
    })
    const deParte = (hijo: ParteDePapel): string =>
      `select from ${hijo.puesto.tabla} p where p.${columna.toLowerCase()} = f.numero`
    const primera = puestos.get(partes[0])
    const sinParte =
      primera === undefined ? 'true' : `not exists (${deParte({ puesto: primera, columna })})`
    const nuevo = `not exists (select from ${tabla} x where x.anterior = f.numero)`
    const mal = [sinParte, ...hijos.map((hijo) => `exists (${deParte(hijo)} and p.rechazada)`)]
    return {
      ...{ padre, hijos },
      falla: {
        ...{ columna: 'NUMERO', valor: 'f.numero::text' },
        mensaje: interpolar(motivos.papelIncompleto, { archivo: partes[0] }),
        condicion: `${nuevo} and (${mal.join(' or ')})`,
      },
    }
  })

export const huerfanosDe = (
  { columna }: ParteDePapel,
  { tabla, archivo }: ArchivoPorCargar,
): FallaDeRegistro => ({
  ...{ columna, valor: `f.${columna.toLowerCase()}::text` },
  mensaje: describeReferenciaRota(archivo.nombre, null),
  condicion: `exists (select from ${tabla} p where p.numero = f.${columna.toLowerCase()} and p.rechazada)`,
})
