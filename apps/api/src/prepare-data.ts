import { fechaEnZona } from '@apremia/core'
import { appendHistorial, SISTEMA } from './historial/append-historial.ts'
import { type Config, ConfigError } from './platform/config.ts'
import type { Db } from './platform/db/open-db.ts'
import { loadDemo } from './registro/load-demo.ts'
import { parametro } from './registro/parametro-table.ts'
import { usuario } from './usuarios/usuario-table.ts'

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.select({ dni: usuario.dni }).from(usuario).limit(1)).length === 0

/** The name of the municipality given by the installation holds from always (decision D20). */
const saveMunicipio = async (db: Db, nombre: string): Promise<void> => {
  await db
    .insert(parametro)
    .values({ clave: 'municipio.nombre', vigenteDesde: '1900-01-01' as never, valor: nombre })
    .onConflictDoUpdate({
      target: [parametro.clave, parametro.vigenteDesde],
      set: { valor: nombre },
    })
}

/**
 * First start: the demo municipality, or the first admin of a real installation. Later starts change nothing
 * but the name of the municipality, when one is given.
 */
export const prepareData = async (db: Db, config: Config, now: Date): Promise<void> => {
  if (await isEmpty(db)) {
    if (config.identidad.tipo === 'demo') {
      console.info('Primer inicio: creando el municipio de demostración…')
      await loadDemo(db, { ...config.demo, hoy: fechaEnZona(now) })
    } else {
      const { adminInicial } = config
      if (adminInicial === undefined || !/^[1-9]\d{6,7}$/.test(adminInicial)) {
        throw new ConfigError(
          'No hay usuarios todavía: indique el DNI del primer administrador en APREMIA_ADMIN_DNI.',
        )
      }
      await db.transaction(async (tx) => {
        await tx.insert(usuario).values({
          dni: adminInicial,
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
          entidadId: adminInicial,
          descripcion: 'Alta del primer administrador.',
        })
      })
    }
  }
  if (config.municipio !== undefined) await saveMunicipio(db, config.municipio)
}
