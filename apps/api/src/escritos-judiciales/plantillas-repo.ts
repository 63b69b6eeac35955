import {
  type ClaseDeEscrito,
  fechaEnZona,
  listUsados,
  pidePresupuesto,
  presupuestoVigente,
  textos,
} from '@apremia/core'
import { asc, eq, sql } from 'drizzle-orm'
import { bloque, plantilla } from '../escritos/plantilla-table.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'
import { notFound } from '../platform/http/app-error.ts'

const t = textos.escritosJudiciales

interface VersionDePlantilla {
  readonly version: number
  readonly archivo: string
  readonly tamano: number
  readonly autor: string
  readonly creada: string
  readonly documento: string
  readonly campos: readonly string[]
}

export interface PlantillaGuardada extends Record<string, unknown> {
  readonly id: number
  readonly clase: ClaseDeEscrito
  readonly nombre: string
  readonly retirada: boolean
  /** Versions of the template of a court paper, the newest first. */
  readonly versiones: readonly VersionDePlantilla[]
}

export const loadPlantillas = async (
  db: Queryable,
  id: number | null = null,
): Promise<PlantillaGuardada[]> => {
  const { rows } = await db.execute<PlantillaGuardada>(sql`
    select p.id, p.clase, p.nombre, p.retirada, (
      select json_agg(json_build_object('version', v.version, 'archivo', v.archivo, 'tamano', d.tamano,
        'autor', u.apellido || ', ' || u.nombre, 'creada', v.creada, 'documento', v.documento,
        'campos', v.campos) order by v.version desc)
      from plantilla_version v join documento d on d.sha256 = v.documento join usuario u on u.dni = v.dni
      where v.plantilla = p.id) as versiones
    from plantilla p where ${id}::integer is null or p.id = ${id}::integer order by p.clase, p.nombre`)
  return rows
}

/** @throws AppError 404 when no template has that id */
export const requirePlantilla = async (
  db: Queryable,
  id: number,
): Promise<PlantillaGuardada & { readonly ultima: VersionDePlantilla }> => {
  const [una] = await loadPlantillas(db, id)
  const ultima = una?.versiones[0]
  if (una === undefined || ultima === undefined) throw notFound(t.noExiste)
  return { ...una, ultima }
}

/**
 * Locks the templates of court papers and the text blocks against writing until the transaction ends. Reading is still
 * allowed.
 */
export const lockPlantillas = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${plantilla}, ${bloque} in share row exclusive mode`)
}

export const listBloquesGuardados = async (db: Queryable) => {
  const filas = await db.select().from(bloque).orderBy(asc(bloque.nombre))
  return filas.map((fila) => ({ ...fila, version: versionDeContenido([fila.nombre, fila.texto]) }))
}

export const loadTextosDeBloques = async (db: Queryable): Promise<Record<string, string>> =>
  Object.fromEntries((await listBloquesGuardados(db)).map(({ nombre, texto }) => [nombre, texto]))

/**
 * Data that every answer about a template of court papers needs. They are the texts of the reusable blocks, and today's
 * percentage for interest and costs.
 */
export interface ContextoDePlantillas {
  readonly bloques: Readonly<Record<string, string>>
  readonly presupuesto: string
}

export const loadContextoDePlantillas = async (
  db: Queryable,
  ahora: Date,
): Promise<ContextoDePlantillas> => ({
  bloques: await loadTextosDeBloques(db),
  presupuesto: presupuestoVigente(await listParametros(db), fechaEnZona(ahora)),
})

export const toPlantillaWire = (
  { id, clase, nombre, retirada, versiones }: PlantillaGuardada,
  { bloques, presupuesto }: ContextoDePlantillas,
) => ({
  ...{ id, clase, nombre, retirada, presupuesto },
  pidePresupuesto: pidePresupuesto(listUsados(versiones[0]?.campos ?? [], bloques)),
  versiones: versiones.map(({ version, archivo, tamano, autor, creada }) => ({
    ...{ version, archivo, tamano, autor },
    creada: new Date(creada).toISOString(),
  })),
})

export const loadPlantillaWire = async (db: Queryable, id: number, ahora: Date) =>
  toPlantillaWire(await requirePlantilla(db, id), await loadContextoDePlantillas(db, ahora))

export const setRetirada = async (tx: Tx, id: number, retirada: boolean): Promise<void> => {
  await tx.update(plantilla).set({ retirada }).where(eq(plantilla.id, id))
}
