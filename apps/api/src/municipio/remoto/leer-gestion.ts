import { formatFecha, parseFecha, textos } from '@apremia/core'
import type {
  ConvenioEnLista,
  DatosDeConvenio,
  Etapa,
  ImponibleEnGestion,
  SituacionCC,
  SituacionDeImponible,
  TipoDeDocumento,
  TituloEnLista,
} from '../deuda-proveedor.ts'
import {
  anio,
  codigoDeAbogado,
  codigoDeRecurso,
  cuotaDePeriodo,
  deCatalogo,
  entero,
  fechaOFalta,
  importe,
  importeOFalta,
  type Lector,
  lista,
  logico,
  numero,
  objeto,
  optativo,
  texto,
  textoNoVacio,
} from './leer.ts'
import { tipoDeImponible } from './leer-deuda.ts'

export const leerSituaciones: Lector<SituacionCC[]> = lista(
  objeto({ CODIGO: textoNoVacio, DETALLE_SITUACION: textoNoVacio }),
)

export const leerSituacionesDeImponible: Lector<SituacionDeImponible[]> = lista(
  objeto({
    TIPO: tipoDeImponible,
    NRO_IMPONIBLE: numero,
    RECURSO: codigoDeRecurso,
    FECHA: fechaOFalta,
    SITUACION: texto,
    DETALLE_SITUACION: optativo(texto, ''),
    LEGAL: codigoDeAbogado,
  }),
)

/** The answer of `listaSitua` has its rows inside an object (S2 §7). */
export const leerSitua: Lector<SituacionDeImponible[]> = (valor, donde, notar) =>
  objeto({ situacion: leerSituacionesDeImponible })(valor, donde, notar).situacion

const plan = objeto({
  r: codigoDeRecurso,
  i: numero,
  c: entero,
  m: importe,
  cnt: optativo(texto, ''),
  plan: optativo(texto, ''),
  i50: optativo(texto, ''),
  estado_retiro: optativo(entero, 0),
})

const periodo = objeto({ r: codigoDeRecurso, i: numero, a: anio, c: cuotaDePeriodo })

const firma: Lector<{ id: number; nombre: string } | null> = objeto({
  id: numero,
  nombre: optativo(texto, ''),
})

const camposDeLista = {
  id: numero,
  convenio: textoNoVacio,
  codexterno: codigoDeAbogado,
  estado: optativo(texto, '1'),
  fechaconf: optativo(fechaOFalta, null),
  fechacarga: optativo(fechaOFalta, null),
  fc_confirma: fechaOFalta,
  frm_dni: optativo(texto, ''),
  frm_nombre: optativo(texto, ''),
  frm_tel: optativo(texto, ''),
  frm_cel: optativo(texto, ''),
  frm_email: optativo(texto, ''),
  frm_loc: optativo(texto, ''),
  frm_dir: optativo(texto, ''),
  convenio_abogado: optativo(
    objeto({ apellido: optativo(texto, ''), nombre: optativo(texto, '') }),
    { apellido: '', nombre: '' },
  ),
  convenio_convfirma: optativo(firma, null),
  convenio_convpp: optativo(lista(plan), []),
}

const enLista = objeto(camposDeLista)

const completar = <C extends ReturnType<typeof enLista>>(leido: C) => {
  const confirmado = parseFecha(leido.fc_confirma ?? '')
  return {
    ...leido,
    vigencia: null,
    con_pdf: true,
    estado: leido.estado === '0' ? ('0' as const) : ('1' as const),
    format_confirma:
      confirmado === undefined ? textos.convenios.sinConfirmar : formatFecha(confirmado),
    convenio_abogado: { codexterno: leido.codexterno, ...leido.convenio_abogado },
  }
}

export const leerConvenios: Lector<ConvenioEnLista[]> = (valor, donde, notar) =>
  lista(enLista)(valor, donde, notar).map(completar)

const completo = objeto({
  ...camposDeLista,
  firma_caracter_id: entero,
  firma_caracter_otros: optativo(texto, ''),
  estado_id: entero,
  estporc: importe,
  estgstfijo: importe,
  otgastos: importe,
  obsotgastos: optativo(texto, ''),
  frmpg_id: entero,
  montopago: importe,
  cuotaspago: entero,
  obs: optativo(texto, ''),
  convenio_convppcuotas: optativo(lista(periodo), []),
})

export const leerConvenio: Lector<DatosDeConvenio | null> = (valor, donde, notar) =>
  valor === null ? null : completar(completo(valor, donde, notar))

const unidad = deCatalogo('unidad de tiempo', ['minute', 'hour', 'day', 'year'])
const textoOFalta: Lector<string | null> = (...leido) => texto(...leido) || null
const enteroOFalta: Lector<number | null> = (valor, donde, notar) =>
  valor === null || valor === '' ? null : entero(valor, donde, notar)

export const leerEtapas: Lector<Etapa[]> = lista(
  objeto({
    tp_id: numero,
    tipo_nombre: textoNoVacio,
    gp_id: numero,
    gp_nombre: textoNoVacio,
    tiempo: enteroOFalta,
    tipo_tiempo: (...leido) => unidad(...leido) || null,
    estado: texto,
    evaluacion: logico,
    show: logico,
  }),
)

export const leerTitulos: Lector<TituloEnLista[]> = lista(
  objeto({
    NRO_TITULO: numero,
    TIPO: tipoDeImponible,
    NRO_IMPONIBLE: numero,
    RECURSO: codigoDeRecurso,
    APYNOM: optativo(texto, ''),
    LEGAL: codigoDeAbogado,
    PERIODO_DESDE: optativo(textoOFalta, null),
    PERIODO_HASTA: optativo(textoOFalta, null),
    FECHA_EMISION: optativo(fechaOFalta, null),
    LIQUIDO_AL: optativo(fechaOFalta, null),
    EXPEDIENTE: optativo(texto, ''),
    MONTO: importe,
    ANULADO: optativo(logico, false),
    ANTERIOR: optativo(logico, false),
    DOCUMENTO: optativo(logico, true),
    FIRMADO: optativo(fechaOFalta, null),
  }),
)

export const leerEnGestion: Lector<ImponibleEnGestion[]> = lista(
  objeto({
    TIPO: tipoDeImponible,
    NRO_IMPONIBLE: numero,
    RECURSO: codigoDeRecurso,
    APYNOM: optativo(texto, ''),
    DOMICILIO: optativo(texto, ''),
    BARRIO: optativo(texto, ''),
    PARTIDA: optativo(texto, ''),
    LEGAL: codigoDeAbogado,
    PERIODOS: entero,
    PERIODO_DESDE: optativo(textoOFalta, null),
    PERIODO_HASTA: optativo(textoOFalta, null),
    TOTAL: importeOFalta,
  }),
)

export const leerTiposDeDocumento: Lector<TipoDeDocumento[]> = lista(
  objeto({ CODIGO: textoNoVacio, DETALLE: textoNoVacio }),
)
