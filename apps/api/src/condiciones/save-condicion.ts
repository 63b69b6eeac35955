import type { BodyOf, Contract } from '@apremia/api-client'
import { claveDeCondicion, parseCodigoAbogado, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import {
  findCondicion,
  type Guardada,
  insertCondiciones,
  listAbogadosConocidos,
  lockCondiciones,
  updateCondicion,
  versionOf,
} from './condiciones-repo.ts'

const { condiciones: t } = textos

const refuse = (status: number, code: string, field: string, message: string): AppError =>
  new AppError(status, code, message, { fields: [{ field, message }] })

/** What is sent, of a lawyer there is and of no contract of theirs that is there already. */
const readDatos = async (
  tx: Tx,
  { contrato, condiciones, abogado, municipio }: BodyOf<Contract['createCondicion']>,
  otras: readonly Guardada[],
) => {
  const codigo = parseCodigoAbogado(abogado)
  const conocidos = await listAbogadosConocidos(tx)
  if (codigo === undefined || !conocidos.some(({ codexterno }) => codexterno === codigo))
    throw refuse(400, 'campos-invalidos', 'abogado', t.abogadoInexistente)
  const datos = { contrato, condiciones, abogado: codigo, municipio }
  const clave = claveDeCondicion(datos)
  if (otras.some((otra) => claveDeCondicion(otra) === clave))
    throw refuse(409, 'condicion-repetida', 'contrato', t.repetida)
  return datos
}

const readBack = async (tx: Tx, id: number) => {
  const condicion = await findCondicion(tx, id)
  if (condicion === undefined) throw new Error(`Falta la condición ${id}`)
  return { condicion }
}

export const createCondicion: Handler<'createCondicion'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const datos = await readDatos(tx, body, await lockCondiciones(tx))
    const [id] = await insertCondiciones(tx, [datos])
    if (id === undefined) throw new Error('No se guardó la condición')
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'create-condicion',
      entidad: 'condicion-legal',
      entidadId: String(id),
      descripcion: `Alta de las condiciones del contrato ${datos.contrato} de ${datos.abogado}.`,
      despues: datos,
    })
    return readBack(tx, id)
  })

export const editCondicion: Handler<'editCondicion'> = ({ db, ahora }, { sesion, params, body }) =>
  db.transaction(async (tx) => {
    const guardadas = await lockCondiciones(tx)
    const antes = guardadas.find(({ id }) => id === params.id)
    if (antes === undefined) throw notFound()
    if (versionOf(antes) !== body.version) {
      const detalle = { condicion: await findCondicion(tx, antes.id) }
      throw new AppError(409, 'version-vieja', t.versionVieja, { detalle })
    }
    const otras = guardadas.filter(({ id }) => id !== antes.id)
    const despues = await readDatos(tx, body, otras)
    if (versionOf(despues) !== body.version) {
      await updateCondicion(tx, antes.id, despues)
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'edit-condicion',
        entidad: 'condicion-legal',
        entidadId: String(antes.id),
        descripcion: `Edición de las condiciones del contrato ${despues.contrato} de ${despues.abogado}.`,
        antes,
        despues,
      })
    }
    return readBack(tx, antes.id)
  })
