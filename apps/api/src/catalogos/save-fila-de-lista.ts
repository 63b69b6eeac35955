import { decideFilaDeLista, interpolar, textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { lockLista, withVersionDeLista, writeFilaDeLista } from './listas-cortas-repo.ts'
import { saveFilaDeCatalogo } from './save-fila-de-catalogo.ts'

const { listas: t } = textos.catalogos

export const saveFilaDeLista: Handler<'saveFilaDeLista'> = (
  { db, ahora },
  { sesion, params, body },
) =>
  db.transaction(async (tx) => {
    const { lista } = params
    const { nombre, clase, version } = body
    const rows = await lockLista(tx, lista)
    const actual = version === '' ? undefined : rows.find((una) => una.codigo === body.codigo)
    if (version !== '' && actual === undefined) throw notFound()
    const siguiente = Math.max(0, ...rows.map((una) => Number(una.codigo))) + 1
    const codigo = actual?.codigo ?? String(siguiente)
    const enUso = actual?.enUso ?? false
    const activo = body.activo ?? actual?.activo ?? true
    const decision = decideFilaDeLista({ codigo, nombre, clase, activo }, { lista, rows, enUso })
    const en = { nombre, lista: `«${t.nombres[lista]}»`, antes: actual?.nombre ?? '' }
    return saveFilaDeCatalogo(tx, {
      actual: actual && withVersionDeLista(actual),
      vista: version,
      decision: decision.ok ? { ...decision, valor: { ...decision.valor, enUso } } : decision,
      write: (fila) => writeFilaDeLista(tx, lista, fila),
      toGuardada: withVersionDeLista,
      acto: {
        ...{ actor: sesion, momento: ahora(), operacion: 'save-fila-de-lista', entidad: 'lista' },
        entidadId: `${lista}/${codigo}`,
        alta: interpolar(t.alta, en),
        edicion: interpolar(t.edicion, en),
      },
    })
  })
