import { decideRecurso, readTasas } from '@apremia/core'
import type { Handler } from '../platform/http/mount.ts'
import {
  loadNormas,
  lockRecursos,
  withNormas,
  withVersion,
  writeRecurso,
} from '../recursos/recursos-repo.ts'
import { saveFilaDeCatalogo } from './save-fila-de-catalogo.ts'
import { isRecursoEnUso } from './usos-de-recurso.ts'

export const saveRecurso: Handler<'saveRecurso'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const { version, ...resto } = body
    const guardado = (await lockRecursos(tx)).get(resto.codigo)
    const actual = guardado && withNormas(guardado, await loadNormas(tx))
    const ordenanzas = body.ordenanzas ?? actual?.ordenanzas ?? []
    const recurso = {
      ...resto,
      ordenanzas: [...ordenanzas].sort((una, otra) => una.anio - otra.anio),
      tasas: body.tasas ? readTasas(body.tasas) : (actual?.tasas ?? []),
    }
    // A tax in use may not change from property tax to business tax, or back. Other changes skip the check, because it
    // reads whole tables.
    const enUso =
      actual !== undefined &&
      actual.clase !== recurso.clase &&
      (await isRecursoEnUso(tx, recurso.codigo))
    return saveFilaDeCatalogo(tx, {
      actual: actual && withVersion(actual),
      vista: version,
      decision: decideRecurso(recurso, { actual, nuevo: version === '', enUso }),
      write: (fila) => writeRecurso(tx, fila),
      toGuardada: withVersion,
      acto: {
        ...{ actor: sesion, momento: ahora(), operacion: 'save-recurso', entidad: 'recurso' },
        alta: `Alta del recurso ${recurso.codigo}, «${recurso.nombre}».`,
        edicion: `Edición del recurso ${recurso.codigo}, «${recurso.nombre}».`,
      },
    })
  })
