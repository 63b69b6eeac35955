import { type Acceso, type CambioDeAcceso, decideAcceso, interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { enqueueInvitacionCorregida } from '../correo/enqueue-invitacion.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { countAccess, revokeAccess } from '../sesiones/revoke-access.ts'
import { usuario } from './usuario-table.ts'
import {
  countOtrosAdmins,
  findCodigoPropio,
  lockUsuario,
  type Registrado,
  readUsuario,
  refuseCodigoAjeno,
  savePermisos,
  toRegistrado,
} from './usuarios-repo.ts'

type Call = Parameters<Handler<'editUsuario'>>[1]

/**
 * @throws AppError 404 when the user does not exist. 409 when another person changed the user meanwhile, or with all
 * the reasons why the change is not allowed
 */
const evaluate = async (
  tx: Tx,
  { sesion, params: { dni }, body }: Pick<Call, 'sesion' | 'params' | 'body'>,
): Promise<{ readonly row: Registrado; readonly cambio: CambioDeAcceso }> => {
  const row = await lockUsuario(tx, dni)
  if (row === undefined) throw notFound(interpolar(textos.usuarios.noExiste, { dni }))
  const { version, abogado, ...pedidos } = body
  refuseCodigoAjeno(abogado, row.abogado)
  const actual = toRegistrado(row)
  if (actual.version !== version) {
    throw new AppError(409, 'version-vieja', textos.usuarios.versionVieja, {
      detalle: { usuario: actual },
    })
  }
  const decision = decideAcceso({
    actual,
    cambios: Object.fromEntries(Object.entries(pedidos).filter(([, valor]) => valor !== undefined)),
    propio: sesion.dni === dni,
    otrosAdmins: await countOtrosAdmins(tx, dni),
    abogado: await findCodigoPropio(tx, dni),
  })
  if (!decision.ok) throw camposRechazados(409, 'cambio-rechazado', decision.motivos)
  return { row, cambio: decision.valor }
}

const fieldsOf = ({ cambios }: CambioDeAcceso) => Object.keys(cambios) as (keyof Acceso)[]

const save = async (tx: Tx, dni: string, { permisos, ...resto }: Partial<Acceso>) => {
  if (Object.keys(resto).length > 0) {
    await tx.update(usuario).set(resto).where(eq(usuario.dni, dni))
  }
  if (permisos !== undefined) await savePermisos(tx, dni, permisos)
}

/**
 * Changes a user. When the user loses access or gets another role, the user's sessions end, so that the user must sign
 * in again (D14, T6).
 */
export const editUsuario: Handler<'editUsuario'> = (services, call) => {
  const { dni } = call.params
  const now = services.ahora()
  return services.db.transaction(async (tx) => {
    const { row, cambio } = await evaluate(tx, call)
    const campos = fieldsOf(cambio)
    if (campos.length === 0) {
      return { usuario: toRegistrado(row), cambios: [], sesiones: 0, tokens: 0 }
    }
    await save(tx, dni, cambio.cambios)
    const { email } = cambio.cambios
    if (email !== undefined) await enqueueInvitacionCorregida(tx, services, { dni, email })
    const ended = cambio.terminaSesiones
      ? await revokeAccess(tx, [dni], now)
      : { sesiones: 0, tokens: 0 }
    const { campos: nombres, cambio: texto } = textos.usuarios
    await appendHistorial(tx, {
      momento: now,
      actor: call.sesion,
      operacion: 'edit-usuario',
      entidad: 'usuario',
      entidadId: dni,
      descripcion: interpolar(texto, {
        persona: `${row.apellido}, ${row.nombre}`,
        cambios: campos.map((campo) => nombres[campo]).join(', '),
      }),
      antes: Object.fromEntries(campos.map((campo) => [campo, row[campo]])),
      despues: { ...cambio.cambios, ...(cambio.terminaSesiones ? { terminados: ended } : {}) },
    })
    const after = await readUsuario(tx, dni)
    return { usuario: toRegistrado(after ?? row), cambios: campos, ...ended }
  })
}

export const simulateEditUsuario: Handler<'simulateEditUsuario'> = ({ db, ahora }, call) =>
  db.transaction(async (tx) => {
    const { row, cambio } = await evaluate(tx, call)
    const despues = {
      ...row,
      ...cambio.cambios,
      permisos: [...(cambio.cambios.permisos ?? row.permisos)],
    }
    const living = cambio.terminaSesiones
      ? await countAccess(tx, call.params.dni, ahora())
      : { sesiones: 0, tokens: 0 }
    return { usuario: toRegistrado(despues), cambios: fieldsOf(cambio), ...living }
  })
