import {
  type CambiosDeAbogado,
  type CampoDeAbogado,
  decideEdicion,
  type FichaDeAbogado,
  interpolar,
  MOTIVOS_DE_PERMISO,
  parseDni,
  textos,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { SIN_VERSION } from '../historial/sin-version.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, forbidden, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { abogado } from './abogado-table.ts'
import { type AbogadoRow, type AbogadoWire, fromWire, toFicha } from './abogado-wire.ts'
import { findOtraVigente, findTituloIds, lockByDni, readWire } from './abogados-repo.ts'
import { askEnElMunicipio } from './asignados-repo.ts'
import { endAccess } from './end-access.ts'
import { refuseBaja } from './refuse-baja.ts'

const { abogados } = textos

const pickWire = (ficha: FichaDeAbogado, campos: readonly CampoDeAbogado[]) =>
  Object.fromEntries(
    campos.map((campo) => {
      const valor = ficha[campo]
      return [campo, typeof valor === 'boolean' ? (valor ? '1' : '0') : valor]
    }),
  )

const stale = (
  ficha: FichaDeAbogado,
  tecleados: CambiosDeAbogado,
  actual: AbogadoWire,
): AppError => {
  const campos = (Object.keys(tecleados) as CampoDeAbogado[]).filter(
    (campo) => tecleados[campo] !== undefined && tecleados[campo] !== ficha[campo],
  )
  return new AppError(409, 'version-vieja', abogados.versionVieja, {
    detalle: {
      abogado: actual,
      enviados: pickWire({ ...ficha, ...tecleados }, campos),
      actuales: pickWire(ficha, campos),
    },
  })
}

const renameUsuario = async (
  tx: Tx,
  nrodni: string,
  { apellido, nombre, email }: CambiosDeAbogado,
): Promise<void> => {
  const cambios = {
    ...(apellido === undefined ? {} : { apellido }),
    ...(nombre === undefined ? {} : { nombre }),
    ...(email === undefined ? {} : { email }),
  }
  if (Object.keys(cambios).length === 0) return
  await tx.update(usuario).set(cambios).where(eq(usuario.dni, nrodni))
}

/** Refuses to reactivate a lawyer's code when the same person has another active code (D166). */
const refuseAlta = async (tx: Tx, row: AbogadoRow): Promise<void> => {
  const otra = await findOtraVigente(tx, row)
  if (otra === undefined) return
  const { nrodni, codexterno, apellido, nombre } = otra
  const datos = { nrodni, codexterno, nombre: `${apellido}, ${nombre}` }
  const mensaje = interpolar(abogados.existente.nrodni, datos)
  throw camposRechazados(409, 'abogado-existente', [
    { codigo: 'abogado.nrodni-existente', campo: 'baja', mensaje },
  ])
}

export const editAbogado: Handler<'editAbogado'> = async (services, { sesion, body }) => {
  const { db, ahora } = services
  const { nrodni, version, ...resto } = body
  const tecleados = fromWire(resto) as CambiosDeAbogado
  const enElMunicipio =
    tecleados.baja === true && sesion.rol === 'admin'
      ? await askEnElMunicipio(services, parseDni(nrodni) ?? '')
      : null
  const now = ahora()
  return db.transaction(async (tx) => {
    const row = await lockByDni(tx, parseDni(nrodni) ?? '', body.codexterno)
    const propio = row?.codexterno === sesion.abogado
    if (row === undefined || (sesion.rol !== 'admin' && !propio)) {
      // Only an admin gets a 404 when no lawyer has this identity number (DNI). Other people always get the same 403,
      // so that they cannot find out which numbers belong to lawyers.
      throw sesion.rol === 'admin' ? notFound(abogados.noExiste) : forbidden(abogados.ajeno)
    }
    const ficha = toFicha(row)
    const titulos = await findTituloIds(tx, row.titulo)
    const decision = decideEdicion(ficha, tecleados, sesion, titulos)
    const motivos = decision.ok ? [] : decision.motivos
    if (motivos.some(({ codigo }) => MOTIVOS_DE_PERMISO.includes(codigo))) {
      throw camposRechazados(403, 'sin-permiso', motivos)
    }
    // Clients written for the specification S1 §7 send no version, so their edit overwrites any earlier edit. The audit
    // history records each change.
    if (version !== undefined && row.version !== version) {
      throw stale(ficha, tecleados, await readWire(tx, row.codexterno))
    }
    if (!decision.ok) throw camposRechazados(400, 'campos-invalidos', motivos)
    const { cambios, avisos } = decision.valor
    const campos = Object.keys(cambios) as CampoDeAbogado[]
    if (cambios.baja === true) await refuseBaja(tx, row, sesion, enElMunicipio)
    if (cambios.baja === false) await refuseAlta(tx, row)
    if (campos.length > 0) {
      await tx
        .update(abogado)
        .set({ ...cambios, version: row.version + 1 })
        .where(eq(abogado.codexterno, row.codexterno))
      await renameUsuario(tx, row.nrodni, cambios)
      if (cambios.baja === true) await endAccess(tx, row, now)
      await appendHistorial(tx, {
        momento: now,
        actor: sesion,
        operacion: 'edit-abogado',
        entidad: 'abogado',
        entidadId: row.codexterno,
        descripcion: `Edición del abogado ${row.apellido}, ${row.nombre} (${row.codexterno}): ${campos.map((campo) => abogados.campos[campo]).join(', ')}.${version === undefined ? SIN_VERSION : ''}`,
        antes: Object.fromEntries(campos.map((campo) => [campo, ficha[campo]])),
        despues: cambios,
      })
    }
    return {
      abogado: await readWire(tx, row.codexterno),
      avisos: avisos.map(({ mensaje }) => mensaje),
      anterior: pickWire(ficha, campos),
    }
  })
}
