import { ABOGADO_JEFE, fechaEnZona } from '@apremia/core'
import { abogado } from './abogados/abogado-table.ts'
import { createTitulosProfesionales } from './abogados/create-titulos-profesionales.ts'
import { ensureCasos } from './casos/ensure-casos.ts'
import { loadDemo } from './demo/load-demo.ts'
import { createEtapas } from './etapas/create-etapas.ts'
import { appendHistorial, type Cambio, SISTEMA } from './historial/append-historial.ts'
import { keepListados } from './municipio/embebido/keep-listados.ts'
import { nameMunicipio } from './parametros/name-municipio.ts'
import { assertClase, noteClase } from './platform/clase-de-instalacion.ts'
import type { Config } from './platform/config.ts'
import type { Db, Tx } from './platform/db/queryable.ts'
import { readPrimeros } from './primer-arranque.ts'
import { reconcileCodigos } from './usuarios/reconcile-codigos.ts'
import { usuario } from './usuarios/usuario-table.ts'

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ dni: usuario.dni }).from(usuario).limit(1)).length === 0

const bootstrap = async (
  tx: Tx,
  now: Date,
  { entidad, entidadId, descripcion }: Pick<Cambio, 'entidad' | 'entidadId' | 'descripcion'>,
): Promise<void> =>
  appendHistorial(tx, {
    momento: now,
    actor: SISTEMA,
    operacion: 'bootstrap',
    entidad,
    entidadId,
    descripcion,
  })

/** Creates the first head lawyer. An admin completes the lawyer's record later (D166). */
const createJefatura = async (tx: Tx, nrodni: string, now: Date): Promise<void> => {
  const persona = { apellido: 'Jefatura', nombre: 'Inicial' }
  await tx.insert(abogado).values({ codexterno: ABOGADO_JEFE, nrodni, ...persona })
  await tx
    .insert(usuario)
    .values({ dni: nrodni, ...persona, rol: 'user', abogado: ABOGADO_JEFE, creado: now })
  await bootstrap(tx, now, {
    entidad: 'abogado',
    entidadId: ABOGADO_JEFE,
    descripcion: `Nombramiento de la primera jefatura (${ABOGADO_JEFE}), DNI ${nrodni}.`,
  })
}

const createFirst = async (tx: Tx, config: Config, now: Date): Promise<void> => {
  const { admin, jefatura } = readPrimeros(config)
  await tx
    .insert(usuario)
    .values({ dni: admin, apellido: 'Administrador', nombre: 'Inicial', rol: 'admin', creado: now })
  await bootstrap(tx, now, {
    entidad: 'usuario',
    entidadId: admin,
    descripcion: 'Alta del primer administrador.',
  })
  if (jefatura !== undefined) await createJefatura(tx, jefatura, now)
  await noteClase(tx, config)
}

/**
 * Fills an empty database at the first start. A demonstration gets the demo municipality. A real installation gets the
 * first admin, the first head lawyer and the municipality name. Later starts only repair data that an older version
 * left wrong.
 */
export const prepareData = async (db: Db, config: Config, now: Date): Promise<void> => {
  const { demo, identidad, municipio } = config
  await assertClase(db, config)
  const empty = await isEmpty(db)
  // Records first whether the installation is real or a demonstration. This start may fail half way, and the next start
  // must still know which of the two it is.
  if (!empty || identidad.tipo === 'demo') await noteClase(db, config)
  await reconcileCodigos(db, now)
  await ensureCasos(db)
  if (identidad.tipo === 'demo') {
    if (!empty) return
    console.info('Primer inicio: creando el municipio de demostración…')
    await loadDemo(db, { ...demo, hoy: fechaEnZona(now), municipio })
    // Builds the stored search lists of a large municipality now, because its first search would be slow.
    if (demo.tamano === 'grande') await keepListados(db)
    return
  }
  // Writes the first data in one transaction. Otherwise, a first start that fails half way could leave the
  // municipality's name in the database, and later starts cannot change that name.
  await db.transaction(async (tx) => {
    await nameMunicipio(tx, municipio, now)
    // Creates the missing stage types (kinds of legal action) at every start, because older installations have none.
    await createEtapas(tx)
    await createTitulosProfesionales(tx)
    if (empty) await createFirst(tx, config, now)
  })
}
