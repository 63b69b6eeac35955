import { copyFile, readFile } from 'node:fs/promises'
import type { BodyOf, Contract } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { transactKeeping } from '../documentos/transact-keeping.ts'
import { plantilla, plantillaVersion } from '../escritos/plantilla-table.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { DOCX, reviewEnHilo } from './hilo-de-escritos.ts'
import {
  loadPlantillas,
  loadPlantillaWire,
  loadTextosDeBloques,
  lockPlantillas,
  type PlantillaGuardada,
} from './plantillas-repo.ts'

const t = textos.escritosJudiciales

/**
 * Reviews an uploaded template. Call this function before locking any row, so that nobody waits for the review.
 *
 * @throws AppError 422 with every reason to refuse the template
 */
const reviewArchivo = async ({ db }: Pick<Services, 'db'>, file: UploadedFile) => {
  const bloques = Object.keys(await loadTextosDeBloques(db))
  const { nombres, motivos } = await reviewEnHilo(await readFile(file.path), bloques)
  if (motivos.length > 0)
    throw new AppError(422, 'plantilla-rechazada', motivos.join(' '), {
      fields: motivos.map((message) => ({ field: 'file', message })),
    })
  return nombres
}

/**
 * Compares the uploaded file with the last version of the template that has the same name.
 *
 * @returns the stored template with that name, if any, and whether its last version already has this file and kind
 * @throws AppError 409 when the name is taken, or when another person uploaded a version meanwhile
 */
const compareGuardada = (
  plantillas: readonly PlantillaGuardada[],
  { clase, nombre, version }: BodyOf<Contract['uploadPlantilla']>,
  { sha256 }: UploadedFile,
) => {
  const actual = plantillas.find((una) => una.nombre === nombre)
  const [ultima] = actual?.versiones ?? []
  const yaEsta = ultima?.documento === sha256 && actual?.clase === clase
  if (yaEsta) return { actual, ultima, yaEsta }
  if (actual !== undefined && version === 0)
    throw new AppError(409, 'fila-repetida', interpolar(t.nombreRepetido, { nombre }))
  if ((ultima?.version ?? 0) !== version) throw new AppError(409, 'version-vieja', t.versionVieja)
  return { actual, ultima, yaEsta }
}

/**
 * Saves a new template, or a new version of a template, after its review. The same file sent twice in a row is one
 * version.
 *
 * @throws AppError 409 'version-vieja' when another person uploaded a version meanwhile
 */
export const uploadPlantilla: Handler<'uploadPlantilla'> = async (
  services,
  { sesion, body, files },
) => {
  const file = requireFile(files, 'file')
  const campos = await reviewArchivo(services, file)
  const { clase, nombre, version: vista } = body
  const porGuardar = [
    { sha256: file.sha256, tipo: DOCX, write: (path: string) => copyFile(file.path, path) },
  ]
  return transactKeeping(
    services,
    async (tx, keep) => {
      const keepWritten = await keep.ahead(porGuardar)
      await lockPlantillas(tx)
      const { actual, ultima, yaEsta } = compareGuardada(await loadPlantillas(tx), body, file)
      if (actual && yaEsta) return loadPlantillaWire(tx, actual.id, services.ahora())
      const [documento = ''] = await keepWritten()
      const [fila] = actual
        ? await tx
            .update(plantilla)
            .set({ clase, retirada: false })
            .where(sql`id = ${actual.id}`)
            .returning({ id: plantilla.id })
        : await tx.insert(plantilla).values({ clase, nombre }).returning({ id: plantilla.id })
      if (fila === undefined) throw new Error('No se pudo guardar la plantilla')
      const version = vista + 1
      const creada = services.ahora()
      await tx.insert(plantillaVersion).values({
        ...{ plantilla: fila.id, version, documento, archivo: file.name },
        ...{ campos: [...campos], dni: sesion.dni, creada },
      })
      await appendHistorial(tx, {
        ...{ momento: creada, actor: sesion, operacion: 'upload-plantilla' },
        ...{ entidad: 'plantilla', entidadId: String(fila.id) },
        descripcion:
          version === 1
            ? interpolar(t.historial.alta, { nombre, clase: t.clases[clase] })
            : interpolar(t.historial.version, { nombre, version }),
        ...(ultima ? { antes: { clase: actual?.clase, documento: ultima.documento } } : {}),
        despues: { clase, nombre, version, archivo: file.name, documento },
      })
      return loadPlantillaWire(tx, fila.id, creada)
    },
    porGuardar,
  )
}

/** Reviews a template with the same rules as its upload, and saves nothing. */
export const simulateUploadPlantilla: Handler<'simulateUploadPlantilla'> = async (
  services,
  { body, files },
) => {
  const file = requireFile(files, 'file')
  const campos = await reviewArchivo(services, file)
  compareGuardada(await loadPlantillas(services.db), body, file)
  return { campos: [...campos] }
}
