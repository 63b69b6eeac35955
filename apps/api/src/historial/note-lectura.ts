import { fechaEnZona, interpolar, leeEnMasa, parseCodigoAbogado, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Notas } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { appendHistorial } from './append-historial.ts'
import { hasDelDia } from './historial-repo.ts'
import { operacionDe, pedidoAnotado } from './pedido-anotado.ts'

type Lectura = Parameters<Notas['lectura']>[1]

const t = textos.historial

type Pedido = Readonly<Record<string, unknown>>

/** Names that lists give to the lawyer they are asked of. */
const DE_ABOGADO = ['abogado', 'abogadoCodExt', 'codexterno'] as const

/** Parameters with which lists name the thing whose rows they show. */
export const DE_COSA = ['id', 'trabajo', 'carga', 'lote', 'userDni', 'cc', 'clave'] as const

/**
 * Returns the lawyer that a list was asked of, '' for any. Looks in the filter, and in the `data` that the municipal
 * searches wrap it in.
 */
const abogadoDe = (pedido: Pedido): string => {
  const campos: Pedido = { ...(pedido.data as Pedido | undefined), ...pedido }
  for (const nombre of DE_ABOGADO) {
    const escrito = campos[nombre]
    const codigo = typeof escrito === 'string' ? parseCodigoAbogado(escrito) : undefined
    if (codigo !== undefined) return codigo
  }
  return ''
}

/**
 * Names what was read by the values that have a single form. Typed text can be written in many ways, so only the stored
 * filter keeps it.
 */
const entidadDe = (call: string, pedido: Pedido, abogado: string): string =>
  [call, ...DE_COSA.map((nombre) => pedido[nombre]), abogado]
    .filter((parte) => parte !== undefined && parte !== '')
    .join('/')

const note = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  { call, sesion, lista, pedido }: Lectura,
  { abogado, entidadId }: { readonly abogado: string; readonly entidadId: string },
): Promise<void> => {
  const momento = ahora()
  await db.transaction(async (tx) => {
    // Another process may be noting the same reading.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext(${`apremia.lectura ${sesion.dni} ${entidadId}`}))`,
    )
    const fila = { dni: sesion.dni, entidad: 'lectura', entidadId }
    if (await hasDelDia(tx, fila, fechaEnZona(momento))) return
    await appendHistorial(tx, {
      momento,
      actor: sesion,
      operacion: operacionDe(call),
      entidad: 'lectura',
      entidadId,
      descripcion: interpolar(abogado === '' ? t.lectura : t.lecturaDe, { lista, abogado }),
      despues: { filtro: pedidoAnotado(pedido) },
    })
  })
}

/**
 * Leaves one row a day in the history for each list, thing and lawyer when a person reads other people's cases or data
 * in bulk (R15). The row is written before the first such page is sent. A row for each page would hide the acts among
 * the readings. Written rows are remembered until the day ends, so later pages cost nothing. Pages of the person's own
 * things cost nothing either.
 */
export const createNoteLectura = (): Notas['lectura'] => {
  const anotadas = new Map<string, Promise<void>>()
  let dia = ''
  return async (services, lectura) => {
    const { call, sesion, capacidad, hasta, pedido } = lectura
    const campos: Pedido = { ...pedido }
    const abogado = abogadoDe(campos)
    if (!leeEnMasa(sesion, { capacidad, abogado, hasta })) return
    const hoy = fechaEnZona(services.ahora())
    if (hoy !== dia) anotadas.clear()
    dia = hoy
    const entidadId = entidadDe(call, campos, abogado)
    const clave = `${sesion.dni} ${entidadId}`
    const nota = anotadas.get(clave) ?? note(services, lectura, { abogado, entidadId })
    anotadas.set(clave, nota)
    try {
      await nota
    } catch (error) {
      anotadas.delete(clave)
      throw error
    }
  }
}
