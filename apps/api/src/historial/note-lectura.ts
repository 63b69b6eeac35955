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

/** How a list calls the lawyer it is asked of. */
const DE_ABOGADO = ['abogado', 'abogadoCodExt', 'codexterno'] as const

/** How a list calls the one thing whose rows it has. */
export const DE_COSA = ['id', 'trabajo', 'carga', 'lote', 'userDni', 'cc', 'clave'] as const

/** The lawyer a list was asked of, '' for any: a field of the filter, or of what the municipal searches wrap it in. */
const abogadoDe = (pedido: Pedido): string => {
  const campos: Pedido = { ...(pedido.data as Pedido | undefined), ...pedido }
  for (const nombre of DE_ABOGADO) {
    const escrito = campos[nombre]
    const codigo = typeof escrito === 'string' ? parseCodigoAbogado(escrito) : undefined
    if (codigo !== undefined) return codigo
  }
  return ''
}

/** What was read, by names with one form: what people type, which has none, is in the filter that is kept with it. */
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
    // Another process may be noting the same.
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
 * Who reads other people's cases or data in bulk (R15) leaves one row a day for each list, thing and lawyer, told before the
 * first such page is sent: a row for each page would bury what was done. Afterwards, and for who reads what is theirs,
 * it costs nothing: what is noted is remembered, as long as the day.
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
