/**
 * Fields with which the original screens name the person who asks, in every search (S2 §6). The server ignores these
 * fields, because the session identifies the person (T1, T3).
 */
export const DE_QUIEN_PIDE = ['usuario', 'user'] as const

/** Names of search fields in S1 §3 and S2 §3, each mapped to the filter of the product (D181). */
const DE_DOMICILIO = { CALLE: 'calle', NRO: 'altura' } as const

const DE_ABOGADO = { LEGAL: 'abogado', codexterno: 'abogado' } as const

export const NOMBRES_DE_IMPONIBLE = {
  IMPONIBLE: 'imponible',
  NRO_IMPONIBLE: 'imponible',
  NRO_INMUEBLE: 'imponible',
  RECURSO: 'recurso',
  APYNOM: 'contribuyente',
  NRO_PLAN: 'plan',
  ESTADO: 'estado',
  frm_dni: 'dni',
  frm_nombre: 'firmante',
  NRO_COMERCIO: 'comercio',
  CUIT: 'cuit',
  NOM_FANTASIA: 'fantasia',
  ...DE_DOMICILIO,
  ...DE_ABOGADO,
} as const

export const DE_BUSQUEDA = {
  inmuebles: {
    APYNOM: 'nombre',
    NRO_INMUEBLE: 'inmueble',
    NRO_IMPONIBLE: 'inmueble',
    IMPONIBLE: 'inmueble',
    RECURSO: 'recurso',
    ESTADO: 'estado',
    SITUACION: 'situacion',
    BARRIO: 'barrio',
    ...DE_DOMICILIO,
    PAR_PROVINCIAL: 'partida',
    PARTIDA: 'partida',
    CIRCUNS: 'circ',
    SECCION: 'secc',
    CHACRA_NRO: 'chNro',
    CHACRA_LET: 'chLta',
    QUINTA_NRO: 'qtNro',
    QUINTA_LET: 'qtLta',
    FRACCION_NRO: 'frNro',
    FRACCION_LET: 'frLta',
    MANZANA_NRO: 'mzNro',
    MANZANA_LET: 'mzLta',
    PARCELA_NRO: 'pcNro',
    PARCELA_LET: 'pcLta',
    UNI_FUNCIONAL: 'subPc',
    ...DE_ABOGADO,
  },
  contribuyentes: {
    APYNOM: 'nombre',
    NRO_DOC: 'dni',
    CUIT: 'cuit',
    CUIM: 'cuim',
    ...DE_DOMICILIO,
    ...DE_ABOGADO,
  },
  comercios: {
    NRO_COMERCIO: 'numero',
    IMPONIBLE: 'numero',
    CUIT: 'cuit',
    NOMBRE: 'contribuyente',
    APYNOM: 'contribuyente',
    NOM_FANTASIA: 'fantasia',
    ...DE_DOMICILIO,
    ...DE_ABOGADO,
  },
} as const

export const DE_NOVEDAD = {
  apynom: 'nombre',
  APYNOM: 'nombre',
  NRO_DOC: 'dni',
  CUIM: 'cuim',
  NRO_INMUEBLE: 'inmueble',
} as const
