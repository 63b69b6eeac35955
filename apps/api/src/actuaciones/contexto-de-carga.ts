import { findAbogados } from '../abogados/abogados-conocidos.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'

export const findContexto = async ({ db, ahora }: Services, sesion: Sesion) => {
  const abogados = [...(await findAbogados(db))]
  return {
    ...{ sesion, ahora: ahora() },
    enActividad: new Set(abogados.flatMap(([codigo, { baja }]) => (baja ? [] : [codigo]))),
  }
}
