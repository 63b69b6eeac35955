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

const DE_ABOGADO = ['abogado', 'abogadoCodExt', 'codexterno'] as const

export const DE_COSA = ['id', 'trabajo', 'carga', 'lote', 'userDni', 'cc', 'clave'] as const

/**
 * Returns the lawyer's code that the request filters by; '' when there is none. Some requests have the filter inside an
 * object named `data`.
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
 * Builds the key under which the audit history records that a person read a list: the call, the ids in the request and
 * the lawyer's code. Search words are left out, because people type the same search in many ways.
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
    // When two processes of the server record that the same person read the same list, the second process waits for
    // this lock, and then finds the row that the first process wrote.
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
 * Creates the function that records when a person reads many cases or people's data (R15). Before the first page is
 * sent, it adds one audit history row a day for each person, list and lawyer. A row for each page would hide the rows
 * about changes.
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
