import { basexImp } from './llamadas/basex-imp.ts'
import { comerciosxCC } from './llamadas/comerciosx-cc.ts'
import { comercioxInmueble } from './llamadas/comerciox-inmueble.ts'
import { comercioxVarios } from './llamadas/comerciox-varios.ts'
import { contribxImp } from './llamadas/contribx-imp.ts'
import { convFiltro } from './llamadas/conv-filtro.ts'
import { dataConvenio } from './llamadas/data-convenio.ts'
import { deudaCC } from './llamadas/deuda-cc.ts'
import { dtSituacion } from './llamadas/dt-situacion.ts'
import { dtTipoDoc } from './llamadas/dt-tipo-doc.ts'
import { estadoPlnPago } from './llamadas/estado-pln-pago.ts'
import { existeComercio } from './llamadas/existe-comercio.ts'
import { exportComercioxVarios } from './llamadas/export-comerciox-varios.ts'
import { exportRecImpContrib } from './llamadas/export-rec-imp-contrib.ts'
import { exportRecImpInm } from './llamadas/export-rec-imp-inm.ts'
import { getInmuebles } from './llamadas/get-inmuebles.ts'
import { listaConv } from './llamadas/lista-conv.ts'
import { listaEtapas } from './llamadas/lista-etapas.ts'
import { listaSitua } from './llamadas/lista-situa.ts'
import { listaSituaActual } from './llamadas/lista-situa-actual.ts'
import { listaSituaV2 } from './llamadas/lista-situa-v2.ts'
import { listaSituaciones } from './llamadas/lista-situaciones.ts'
import { listaTitulos } from './llamadas/lista-titulos.ts'
import { planFiltro } from './llamadas/plan-filtro.ts'
import { recImpContrib } from './llamadas/rec-imp-contrib.ts'
import { recImpGstLeg } from './llamadas/rec-imp-gst-leg.ts'
import { recImpInm } from './llamadas/rec-imp-inm.ts'
import { recImpxAbog } from './llamadas/rec-impx-abog.ts'
import { recursosxImp } from './llamadas/recursosx-imp.ts'

export const municipioHandlers = {
  recImpInm,
  exportRecImpInm,
  recImpxAbog,
  recursosxImp,
  basexImp,
  getInmuebles,
  contribxImp,
  recImpContrib,
  exportRecImpContrib,
  comercioxVarios,
  exportComercioxVarios,
  comercioxInmueble,
  comerciosxCC,
  existeComercio,
  deudaCC,
  listaSituaciones,
  dtSituacion,
  listaSituaV2,
  listaSituaActual,
  listaSitua,
  estadoPlnPago,
  planFiltro,
  convFiltro,
  dataConvenio,
  listaConv,
  listaEtapas,
  listaTitulos,
  recImpGstLeg,
  dtTipoDoc,
}
