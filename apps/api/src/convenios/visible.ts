import { type FilaDeParametro, fechaEnZona, type Motivo, textos } from '@apremia/core'
import { convenioVisible } from '../municipio/visibles.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { type DetalleWire, toDetalle } from './convenio-wire.ts'
import { categoriaDeDetalle, type FilaDeDetalle, findDetalle } from './detalle-repo.ts'
import { loadAviso } from './load-aviso.ts'
import { reviewMarcadosDe } from './marcados-de-convenio.ts'
import { reviewPrescriptos } from './review-prescriptos.ts'
import { findTitulosDe } from './titulos-de-convenio.ts'

/** Throws 404 for an agreement of another lawyer, so that its existence stays hidden (T16). */
export const findVisible = async (
  db: Queryable,
  sesion: Sesion,
  id: number,
  noExiste: string = textos.convenios.noExiste,
): Promise<FilaDeDetalle> => {
  const fila = convenioVisible(sesion, await findDetalle(db, id))
  if (fila === undefined) throw notFound(noExiste)
  return fila
}

const findAvisos = async (
  db: Queryable,
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
): Promise<readonly Motivo[]> => {
  const { avisos } = await reviewMarcadosDe(db, fila)
  const prescriptos = await reviewPrescriptos(db, {
    clase: categoriaDeDetalle(fila),
    periodos: fila.periodos.map((periodo) => ({
      ...periodo,
      imponible: String(periodo.imponible),
    })),
    ...{ firma: fila.fechaconf, filas },
  })
  return [...avisos, ...prescriptos]
}

export const answerConvenio = async (
  services: Pick<Services, 'db' | 'municipio' | 'ahora'>,
  fila: FilaDeDetalle,
  filas: readonly FilaDeParametro[],
): Promise<DetalleWire> => {
  const cobranza = await loadAviso(services, fila, filas, fechaEnZona(services.ahora()))
  const titulos = await findTitulosDe(services.db, fila)
  const avisos = fila.fc_confirma === null ? await findAvisos(services.db, fila, filas) : []
  return {
    ...toDetalle(fila, filas, cobranza, titulos),
    avisos: avisos.map(({ mensaje }) => mensaje),
  }
}
