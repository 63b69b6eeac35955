import type { CallName } from '@apremia/api-client'

/**
 * The authorization matrix as the product owner reads it: who may use each call, written down independently
 * of the code that decides. The suite calls every route as every principal and compares; a call without a row
 * does not compile, and a route of the server that is not here fails the suite.
 *
 * Guests never change anything (T12), whatever else they are (D9).
 */
type Quienes =
  | 'todos'
  | 'con-sesion'
  | 'sin-invitados'
  | 'admin-o-A00'
  | 'solo-admin'
  | 'solo-A00'
  | 'con-abogado'
  | 'admin-o-abogado'

export const AUTHZ_MATRIX = {
  getConfig: 'todos',
  getSalud: 'todos',
  login: 'todos',
  validateToken: 'con-sesion',
  logout: 'con-sesion',
  createUsuario: 'solo-admin',
  listTokens: 'sin-invitados',
  createToken: 'sin-invitados',
  revokeToken: 'sin-invitados',
  generateXls: 'admin-o-A00',
  generateTitles: 'admin-o-A00',
  simulateTitles: 'admin-o-A00',
  getTitulosInfo: 'admin-o-A00',
  exportTitulosInfo: 'admin-o-A00',
  getAbogadosInfoFilter: 'admin-o-A00',
  getXlsExample: 'admin-o-A00',
  getLastTitleNumber: 'admin-o-A00',
  listLotes: 'admin-o-A00',
  getLote: 'admin-o-A00',
  resumeLote: 'admin-o-A00',
  downloadLote: 'admin-o-A00',
  downloadTitulo: 'admin-o-A00',
  annulTitulo: 'solo-admin',
  listTrabajos: 'sin-invitados',
  getTrabajo: 'sin-invitados',
  watchTrabajo: 'sin-invitados',
  cancelTrabajo: 'sin-invitados',
  downloadTrabajo: 'sin-invitados',
  verifyHistorial: 'admin-o-A00',
  getAbogados: 'admin-o-A00',
  searchAbogados: 'admin-o-A00',
  exportAbogados: 'admin-o-A00',
  getAbogadosNameDni: 'con-sesion',
  getTitulosDeAbogado: 'con-sesion',
  getAbogadoPropio: 'con-abogado',
  createAbogado: 'solo-admin',
  editAbogado: 'admin-o-abogado',
  deleteAbogado: 'solo-admin',
  reassignAbogado: 'solo-admin',
  getCondiciones: 'admin-o-A00',
  exportCondiciones: 'admin-o-A00',
  saveContribuyente: 'solo-A00',
  recImpInm: 'con-sesion',
  recImpxAbog: 'con-sesion',
  recursosxImp: 'con-sesion',
  basexImp: 'con-sesion',
  getInmuebles: 'con-sesion',
  contribxImp: 'con-sesion',
  recImpContrib: 'con-sesion',
  comercioxVarios: 'con-sesion',
  comercioxInmueble: 'con-sesion',
  comerciosxCC: 'con-sesion',
  existeComercio: 'con-sesion',
  exportRecImpInm: 'sin-invitados',
  exportRecImpContrib: 'sin-invitados',
  exportComercioxVarios: 'sin-invitados',
  deudaCC: 'con-sesion',
  listaSituaciones: 'con-sesion',
  dtSituacion: 'con-sesion',
  listaSituaV2: 'sin-invitados',
  listaSituaActual: 'con-sesion',
  listaSitua: 'con-sesion',
  estadoPlnPago: 'con-sesion',
  planFiltro: 'con-sesion',
  convFiltro: 'con-sesion',
  dataConvenio: 'con-sesion',
  listaConv: 'con-sesion',
  listaEtapas: 'con-sesion',
  listaTitulos: 'sin-invitados',
  recImpGstLeg: 'con-sesion',
  dtTipoDoc: 'con-sesion',
} as const satisfies Record<CallName, Quienes>
