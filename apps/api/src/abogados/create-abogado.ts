import {
  esCodigoReservado,
  type FichaDeAbogado,
  interpolar,
  type Motivo,
  ROL_DE_ABOGADO,
  textos,
  validateAbogado,
} from '@apremia/core'
import { eq, or } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { abogado } from './abogado-table.ts'
import { findTituloIds, readWire } from './abogados-repo.ts'
import { grantAccess } from './grant-access.ts'

const { existente } = textos.abogados

const findRepetidos = async (tx: Tx, { nrodni, codexterno }: FichaDeAbogado): Promise<Motivo[]> => {
  const rows = await tx
    .select()
    .from(abogado)
    .where(or(eq(abogado.nrodni, nrodni), eq(abogado.codexterno, codexterno)))
  return rows.map((row) => {
    const campo = row.nrodni === nrodni ? 'nrodni' : 'codexterno'
    const nombre = `${row.apellido}, ${row.nombre}`
    return {
      codigo: `abogado.${campo}-existente`,
      campo,
      mensaje: interpolar(existente[campo], { nrodni, nombre, codexterno: row.codexterno }),
    }
  })
}

/** A new lawyer always gets the role `user`, whatever role the request names (D7, T9). */
export const createAbogado: Handler<'createAbogado'> = async (
  services,
  { sesion, body, request },
) => {
  const { db, ahora } = services
  const { rol, tipodni, baja, inscripto, ...tecleado } = body
  if (rol !== undefined && rol !== ROL_DE_ABOGADO) {
    request.log.warn({ rol }, 'el alta de un abogado llegó con un rol, que no se usa')
  }
  const titulos = await findTituloIds(db)
  const decision = validateAbogado(
    { ...tecleado, baja: baja === '1', inscripto: inscripto === '1' },
    titulos,
  )
  if (!decision.ok) {
    const taken = esCodigoReservado(tecleado.codexterno)
    throw camposRechazados(
      taken ? 409 : 400,
      taken ? 'codigo-reservado' : 'campos-invalidos',
      decision.motivos,
    )
  }
  const { ficha, avisos } = decision.valor
  return db.transaction(async (tx) => {
    const repetidos = await findRepetidos(tx, ficha)
    if (repetidos.length > 0) throw camposRechazados(409, 'abogado-existente', repetidos)
    const created = await tx.insert(abogado).values(ficha).onConflictDoNothing().returning()
    if (created.length === 0) {
      throw camposRechazados(409, 'abogado-existente', await findRepetidos(tx, ficha))
    }
    const acceso = await grantAccess(tx, services, ficha)
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'create-abogado',
      entidad: 'abogado',
      entidadId: ficha.codexterno,
      descripcion: `Alta del abogado ${ficha.apellido}, ${ficha.nombre} (${ficha.codexterno}).`,
      antes: acceso.antes && { acceso: acceso.antes },
      despues: { ...ficha, acceso: acceso.despues },
    })
    return {
      abogado: await readWire(tx, ficha.codexterno),
      avisos: avisos.map(({ mensaje }) => mensaje),
    }
  })
}
