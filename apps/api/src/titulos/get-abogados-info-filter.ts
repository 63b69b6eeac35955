import { listAbogados } from '../abogados/abogados-conocidos.ts'
import type { Handler } from '../platform/http/mount.ts'

export const getAbogadosInfoFilter: Handler<'getAbogadosInfoFilter'> = async ({ db }) =>
  (await listAbogados(db))
    .filter(({ baja }) => !baja)
    .map((row) => ({
      codexterno: row.codexterno,
      apellido: row.apellido,
      nombre: row.nombre,
      nrodni: row.nrodni,
      nombre_completo: `${row.apellido}, ${row.nombre}`,
    }))
