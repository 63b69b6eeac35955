import { fechaEnZona, parseDni } from '@apremia/core'
import { appendHistorial, SISTEMA } from './historial/append-historial.ts'
import { keepListados } from './municipio/embebido/keep-listados.ts'
import { nameMunicipio } from './parametros/name-municipio.ts'
import { type Config, ConfigError } from './platform/config.ts'
import type { Db } from './platform/db/open-db.ts'
import { loadDemo } from './registro/load-demo.ts'
import { usuario } from './usuarios/usuario-table.ts'

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ dni: usuario.dni }).from(usuario).limit(1)).length === 0

const createAdmin = async (db: Db, given: string | undefined, now: Date): Promise<void> => {
  const dni = parseDni(given ?? '')
  if (dni === undefined) {
    throw new ConfigError(
      'No hay usuarios todavía: indique el DNI del primer administrador en APREMIA_ADMIN_DNI.',
    )
  }
  await db.transaction(async (tx) => {
    await tx.insert(usuario).values({
      dni,
      apellido: 'Administrador',
      nombre: 'Inicial',
      rol: 'admin',
      creado: now,
    })
    await appendHistorial(tx, {
      momento: now,
      actor: SISTEMA,
      operacion: 'bootstrap',
      entidad: 'usuario',
      entidadId: dni,
      descripcion: 'Alta del primer administrador.',
    })
  })
}

/** First start: the demo municipality, or the first admin and the name of a real one. Later starts change nothing. */
export const prepareData = async (db: Db, config: Config, now: Date): Promise<void> => {
  const { adminInicial, demo, identidad, municipio } = config
  const empty = await isEmpty(db)
  if (identidad.tipo === 'demo') {
    if (!empty) return
    console.info('Primer inicio: creando el municipio de demostración…')
    await loadDemo(db, { ...demo, hoy: fechaEnZona(now), municipio })
    await keepListados(db)
    return
  }
  await nameMunicipio(db, municipio, now)
  if (empty) await createAdmin(db, adminInicial, now)
}
