import { filtroDeVista, type ListaConVistas, ordenDeVista, type Principal } from '@apremia/core'
import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { vista, vistaInicial } from './vista-table.ts'

export type FilaDeVista = typeof vista.$inferSelect

interface Quien extends Principal {
  readonly dni: string
}

/**
 * Condition in SQL for the saved views that the user may see: the user's own views, and the shared views of active
 * users.
 */
const seVe = (dni: string): SQL | undefined =>
  or(eq(vista.dni, dni), and(vista.compartida, eq(usuario.baja, false)))

const selectVistas = (db: Queryable, { dni }: Quien, where: SQL | undefined) =>
  db
    .select({
      vista,
      de: sql<string>`${usuario.apellido} || ', ' || ${usuario.nombre}`,
      inicial: sql<boolean>`exists (select 1 from ${vistaInicial} where ${vistaInicial.vista} = ${vista.id} and ${vistaInicial.dni} = ${dni})`,
      enUso: sql<number>`case when ${vista.dni} = ${dni} then (select count(*)::int from ${vistaInicial} where ${vistaInicial.vista} = ${vista.id} and ${vistaInicial.dni} <> ${dni}) else 0 end`,
    })
    .from(vista)
    .innerJoin(usuario, eq(usuario.dni, vista.dni))
    .where(and(seVe(dni), where))
    .orderBy(asc(vista.nombre), asc(vista.id))

type Leida = Awaited<ReturnType<typeof selectVistas>>[number]

/**
 * Converts a stored view into the view that a user receives. Leaves out the filters and the order that the user may not
 * use.
 */
const toVista = (quien: Quien, { vista: fila, de, inicial, enUso }: Leida) => {
  const { filtro, quitados } = filtroDeVista(quien, fila.filtro)
  return {
    id: fila.id,
    nombre: fila.nombre,
    propia: fila.dni === quien.dni,
    compartida: fila.compartida,
    de,
    inicial,
    enUso,
    columnas: { mostradas: [], ...fila.columnas },
    densidad: fila.densidad,
    orden: ordenDeVista(quien, fila.orden),
    sentido: fila.sentido,
    filtro: Object.entries(filtro).map(([campo, valor]) => ({ campo, valor })),
    quitados: [...quitados],
  }
}

export const listVistasDe = async (db: Queryable, quien: Quien, lista: ListaConVistas) =>
  (await selectVistas(db, quien, eq(vista.lista, lista))).map((leida) => toVista(quien, leida))

export const findVista = async (db: Queryable, quien: Quien, id: number) => {
  const [leida] = await selectVistas(db, quien, eq(vista.id, id))
  return leida && { ...toVista(quien, leida), lista: leida.vista.lista }
}

/**
 * Locks the user's row until the transaction ends, so that concurrent requests of the user cannot exceed the limit of
 * saved views or repeat the name of a view.
 */
export const lockPersona = (tx: Tx, dni: string) =>
  tx.select().from(usuario).where(eq(usuario.dni, dni)).for('update')

/**
 * Locks a saved view until the transaction ends. Returns undefined when the view does not exist or belongs to another
 * user.
 */
export const lockPropia = async (
  tx: Tx,
  dni: string,
  id: number,
): Promise<FilaDeVista | undefined> => {
  const [fila] = await tx
    .select()
    .from(vista)
    .where(and(eq(vista.id, id), eq(vista.dni, dni)))
    .for('update')
  return fila
}

export const countPropias = (db: Queryable, dni: string, lista: ListaConVistas): Promise<number> =>
  db.$count(vista, and(eq(vista.dni, dni), eq(vista.lista, lista)))

/** Inserts a saved view. Returns undefined when the user already has a view with that name for the same list. */
export const insertVista = async (
  tx: Tx,
  nueva: typeof vista.$inferInsert,
): Promise<number | undefined> => {
  const [fila] = await tx.insert(vista).values(nueva).onConflictDoNothing().returning()
  return fila?.id
}

export const isTaken = async (db: Queryable, fila: FilaDeVista, nombre: string): Promise<boolean> =>
  (await db.$count(
    vista,
    and(
      eq(vista.dni, fila.dni),
      eq(vista.lista, fila.lista),
      eq(vista.nombre, nombre),
      ne(vista.id, fila.id),
    ),
  )) > 0

/**
 * When a saved view stops being shared, no other user opens the list with it any more. The owner's choice of initial
 * view stays.
 */
export const forgetAjenas = (tx: Tx, { id, dni }: FilaDeVista) =>
  tx.delete(vistaInicial).where(and(eq(vistaInicial.vista, id), ne(vistaInicial.dni, dni)))
