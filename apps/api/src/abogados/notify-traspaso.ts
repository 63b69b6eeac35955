import { interpolar, textos } from '@apremia/core'
import { inArray } from 'drizzle-orm'
import { appendAviso } from '../avisos/append-aviso.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import type { abogado } from './abogado-table.ts'

type Abogado = Pick<typeof abogado.$inferSelect, 'nrodni' | 'nombre' | 'apellido' | 'codexterno'>

interface Traspaso {
  readonly origen: Abogado
  readonly destino: Abogado
  readonly casos: number
  readonly convenios: number
  /**
   * DNI (national identity number) of the person who reassigns the cases. That person gets no message about the
   * reassignment.
   */
  readonly actor: string
  readonly creado: Date
}

const t = textos.abogados.traspaso

const cuantos = (n: number, uno: string, varios: string): string =>
  n === 1 ? uno : interpolar(varios, { n })

const describe = (casos: number, convenios: number): string => {
  const deCasos = casos > 0 ? cuantos(casos, t.unCaso, t.casos) : ''
  const deConvenios = convenios > 0 ? cuantos(convenios, t.unConvenio, t.convenios) : ''
  if (deCasos === '' || deConvenios === '') return deCasos + deConvenios
  return interpolar(t.casosYConvenios, { casos: deCasos, convenios: deConvenios })
}

const nombreDe = ({ apellido, nombre, codexterno }: Abogado): string =>
  `${apellido}, ${nombre} (${codexterno})`

export const notifyTraspaso = async (
  tx: Tx,
  { origen, destino, casos, convenios, actor, creado }: Traspaso,
): Promise<void> => {
  const que = describe(casos, convenios)
  if (que === '') return
  const avisos = new Map([
    [origen.nrodni, interpolar(t.deja, { que, quien: nombreDe(destino) })],
    [destino.nrodni, interpolar(t.recibe, { que, quien: nombreDe(origen) })],
  ])
  avisos.delete(actor)
  const registrados = await tx
    .select({ dni: usuario.dni })
    .from(usuario)
    .where(inArray(usuario.dni, [...avisos.keys()]))
  for (const { dni } of registrados)
    await appendAviso(tx, { dni, texto: avisos.get(dni) ?? '', creado })
}
