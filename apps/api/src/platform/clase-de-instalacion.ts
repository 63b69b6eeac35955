import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from './config.ts'
import { VARIABLES_DE_IDENTIDAD } from './config-de-identidad.ts'
import { ConfigError } from './config-error.ts'
import type { Queryable } from './db/queryable.ts'
import { type ClaseDeInstalacion, instalacion } from './instalacion-table.ts'

const claseDe = ({ identidad }: Pick<Config, 'identidad'>): ClaseDeInstalacion =>
  identidad.tipo === 'demo' ? 'demostracion' : 'real'

const RECHAZOS: Readonly<Record<ClaseDeInstalacion, string>> = {
  real: `Esta base es de una instalación real y no arranca como demostración, donde cualquiera puede ingresar como administrador. Faltan las variables del proveedor de identidad (${VARIABLES_DE_IDENTIDAD}): póngalas como estaban. Para ver la demostración use otro DATA_DIR.`,
  demostracion:
    'Esta base es de la demostración, con personas y datos ficticios, y no arranca como instalación real. Indique otro DATA_DIR, vacío, o la base del municipio en DATABASE_URL. Para seguir con la demostración quite las variables IDENTIDAD_*.',
}

export const assertClase = async (db: Queryable, config: Pick<Config, 'identidad'>) => {
  const [row] = await db.select({ clase: instalacion.clase }).from(instalacion)
  if (row?.clase && row.clase !== claseDe(config)) throw new ConfigError(RECHAZOS[row.clase])
}

export const noteClase = async (db: Queryable, config: Pick<Config, 'identidad'>) => {
  await db
    .update(instalacion)
    .set({ clase: claseDe(config) })
    .where(and(eq(instalacion.id, 1), isNull(instalacion.clase)))
}
