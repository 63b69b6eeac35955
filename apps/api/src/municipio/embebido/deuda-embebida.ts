import { fechaEnZona } from '@apremia/core'
import { listEtapas } from '../../etapas/etapas-repo.ts'
import type { Db } from '../../platform/db/queryable.ts'
import type { ProveedorDeDeuda } from '../deuda-proveedor.ts'
import { TIPOS_DE_DOCUMENTO } from '../listados-tipo-doc.ts'
import { findConvenio, pageConvenios, pageConveniosDe } from './convenios-repo.ts'
import { findDeudaCC } from './deuda-repo.ts'
import { pageEnGestion, pageTitulosDe } from './gestion-repo.ts'
import { findEstadoDePlan, pagePlanes } from './planes-repo.ts'
import {
  findSituacionesDe,
  listSituacionesCC,
  pageHistorialDeSituaciones,
  pageSituacionesActuales,
} from './situaciones-repo.ts'

export const createDeudaEmbebida = ({
  db,
  ahora,
}: {
  readonly db: Db
  readonly ahora: () => Date
}): ProveedorDeDeuda => ({
  deudaCC: (clave) => findDeudaCC(db, clave, fechaEnZona(ahora())),
  listaSituaciones: () => listSituacionesCC(db),
  dtSituacion: () => listSituacionesCC(db, { destino: 'CC' }),
  listaSituaV2: (filtro, pagina) => pageHistorialDeSituaciones(db, filtro, pagina),
  listaSituaActual: (filtro, pagina) => pageSituacionesActuales(db, filtro, pagina),
  listaSitua: (filtro, recursos) => findSituacionesDe(db, filtro, recursos),
  planFiltro: (filtro, pagina, deQuien) => pagePlanes(db, filtro, pagina, deQuien),
  estadoPlnPago: (plan) => findEstadoDePlan(db, plan),
  convFiltro: async (filtro, pagina) => {
    const { rows, total } = await pageConvenios(db, filtro, pagina)
    return { rows: rows.map(({ version: _, ...convenio }) => convenio), total }
  },
  dataConvenio: (id) => findConvenio(db, id),
  listaConv: (filtro, pagina) => pageConveniosDe(db, filtro, pagina),
  listaEtapas: async (grupo) =>
    (await listEtapas(db, { grupo })).map(({ cierra: _, ...etapa }) => etapa),
  listaTitulos: (filtro, pagina, deQuien) => pageTitulosDe(db, filtro, pagina, deQuien),
  recImpGstLeg: (filtro, pagina) => pageEnGestion(db, filtro, pagina),
  dtTipoDoc: async () => [...TIPOS_DE_DOCUMENTO],
})
