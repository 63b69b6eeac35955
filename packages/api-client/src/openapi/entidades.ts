import { contract } from '../contract/index.ts'
import type { Entry } from '../entry.ts'

/**
 * For each main schema of the OpenAPI document, the API call whose reply has that schema. When the reply is a list, the
 * schema describes one row of the list.
 */
export const ENTIDADES = {
  Abogado: contract.getAbogadoPropio,
  Actuacion: contract.getActuacion,
  Caso: contract.getCaso,
  CasoDeMesa: contract.pageMesa,
  CasoEvaluado: contract.listCasosDeEvaluacion,
  CargaDePadron: contract.getCarga,
  Carta: contract.listCartas,
  Comercio: contract.comercioxVarios,
  Comunicacion: contract.getComunicaciones,
  CondicionLegal: contract.getCondiciones,
  Contribuyente: contract.recImpContrib,
  Convenio: contract.getConvenio,
  ConvenioEnLista: contract.convFiltro,
  Deuda: contract.deudaCC,
  EstadoDeConvenio: contract.getConveniosEstado,
  Evaluacion: contract.getEvaluacion,
  EvaluacionEnLista: contract.getEvaluacionesByAbogado,
  FilaDeHistorial: contract.searchHistorial,
  ImponibleEnGestion: contract.recImpGstLeg,
  Inmueble: contract.recImpInm,
  InmuebleDeNovedad: contract.getInmuebleDeNovedad,
  LoteDeTitulos: contract.getLote,
  Novedad: contract.getNovedad,
  PlanDePago: contract.planFiltro,
  PlanSimulado: contract.simDataPlanPago,
  Registro: contract.getRegistros,
  SituacionDeImponible: contract.listaSituaV2,
  TipoDeEtapa: contract.listTiposDeEtapa,
  TituloCreado: contract.getTitulosInfo,
  Trabajo: contract.getTrabajo,
  Usuario: contract.getUsuarios,
  Vista: contract.listVistas,
} as const satisfies Readonly<Record<string, Entry>>
