import type { Handler } from '../platform/http/mount.ts'
import { listAbogados } from './abogados-conocidos.ts'

export const getAbogadosNameDni: Handler<'getAbogadosNameDni'> = async ({ db }) => {
  const todos = await listAbogados(db)
  return todos.map(({ codexterno, apellido, nombre, nrodni, baja }) => ({
    codexterno,
    apellido,
    nombre,
    nombre_completo: `${apellido}, ${nombre}`,
    nrodni,
    baja: baja ? ('1' as const) : ('0' as const),
  }))
}
