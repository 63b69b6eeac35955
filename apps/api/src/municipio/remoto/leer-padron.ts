import { formatDomicilio } from '@apremia/core'
import { nomenclaturaDe } from '../embebido/terreno.ts'
import type {
  BaseDeImponible,
  ComercioDePadron,
  ImponibleDeAbogado,
  InmuebleDePadron,
  RecursoDeImponible,
  Responsable,
} from '../padron-proveedor.ts'
import {
  codigoDeRecurso,
  codigosDeAbogado,
  entero,
  fechaOFalta,
  type Lector,
  lista,
  logico,
  numero,
  numeroOFalta,
  objeto,
  optativo,
  recursoOFalta,
  texto,
  textoNoVacio,
} from './leer.ts'
import { tipoDeImponible } from './leer-deuda.ts'

const nombre = optativo(texto, '')
const parte = optativo(numeroOFalta, null)

const domicilio = {
  CALLE: nombre,
  NRO: parte,
  PISO: nombre,
  DEPT: nombre,
}

const domicilioDe = (fila: {
  readonly CALLE: string
  readonly NRO: number | null
  readonly PISO: string
  readonly DEPT: string
}): string =>
  formatDomicilio({ calle: fila.CALLE, nro: fila.NRO, piso: fila.PISO, dept: fila.DEPT })

const inmueble = objeto({
  NRO_INMUEBLE: numero,
  RECURSO: codigoDeRecurso,
  ...domicilio,
  BARRIO: nombre,
  PAR_PROVINCIAL: nombre,
  APYNOM: nombre,
  LEGAL: codigosDeAbogado,
  CIRCUNS: nombre,
  SECCION: nombre,
  CHACRA_NRO: parte,
  CHACRA_LET: nombre,
  QUINTA_NRO: parte,
  QUINTA_LET: nombre,
  FRACCION_NRO: parte,
  FRACCION_LET: nombre,
  MANZANA_NRO: parte,
  MANZANA_LET: nombre,
  PARCELA_NRO: parte,
  PARCELA_LET: nombre,
  UNI_FUNCIONAL: parte,
})

const completarInmueble = (fila: ReturnType<typeof inmueble>): InmuebleDePadron => ({
  ...fila,
  NRO_IMPONIBLE: fila.NRO_INMUEBLE,
  ACTIVO: true,
  // The municipality's service does not say which cases are paid. The caller fills `SALDADA` (day of payment) from the
  // product's own database.
  SALDADA: null,
  DOMICILIO: domicilioDe(fila),
  PARTIDA: fila.PAR_PROVINCIAL,
  NOMENCLATURA: nomenclaturaDe({
    circuns: fila.CIRCUNS,
    seccion: fila.SECCION,
    chacra_nro: fila.CHACRA_NRO,
    chacra_let: fila.CHACRA_LET,
    quinta_nro: fila.QUINTA_NRO,
    quinta_let: fila.QUINTA_LET,
    fraccion_nro: fila.FRACCION_NRO,
    fraccion_let: fila.FRACCION_LET,
    manzana_nro: fila.MANZANA_NRO,
    manzana_let: fila.MANZANA_LET,
    parcela_nro: fila.PARCELA_NRO,
    parcela_let: fila.PARCELA_LET,
    uni_funcional: fila.UNI_FUNCIONAL,
  }),
})

export const leerInmuebles: Lector<InmuebleDePadron[]> = (valor, donde, notar) =>
  lista(inmueble)(valor, donde, notar).map(completarInmueble)

const vinculo = objeto({
  NRO_CONTRIB: numero,
  APYNOM: textoNoVacio,
  NRO_DOC: nombre,
  CUIT: nombre,
  CUIM: nombre,
  ...domicilio,
  LOCALIDAD: nombre,
  TELEFONOS: nombre,
  EMAIL: nombre,
  VINCULO_DESC: nombre,
  IMPONIBLE: numeroOFalta,
  RECURSO: recursoOFalta,
  TIPO: optativo(texto, ''),
})

/**
 * Link between a taxpayer and a property or business, for one tax, in the form that the municipality's service sends
 * (S1 §3).
 */
export interface Vinculo extends Omit<ReturnType<typeof vinculo>, 'TIPO'> {
  /**
   * 'I' for a property and 'C' for a business. '' when the municipality's service does not say which. The tax then
   * decides.
   */
  readonly TIPO: 'I' | 'C' | ''
  readonly DOMICILIO: string
}

export const leerVinculos: Lector<Vinculo[]> = (valor, donde, notar) =>
  lista(vinculo)(valor, donde, notar).map((fila) => ({
    ...fila,
    TIPO: fila.TIPO === 'C' || fila.TIPO === '' ? fila.TIPO : 'I',
    DOMICILIO: domicilioDe(fila),
  }))

const comercio = objeto({
  NRO_COMERCIO: numero,
  SUCURSAL: optativo(entero, 0),
  NOMBRE: textoNoVacio,
  NOM_FANTASIA: nombre,
  ...domicilio,
  BARRIO: nombre,
  CUIT: nombre,
  FECHA_APERTURA: optativo(fechaOFalta, null),
  FECHA_HABILITACION: optativo(fechaOFalta, null),
  EXPED_NRO: nombre,
  NRO_INMUEBLE: parte,
  CIRCUNS: nombre,
  SECCION: nombre,
  CHACRA: nombre,
  QUINTA: nombre,
  FRACCION: nombre,
  MANZANA: nombre,
  PARCELA: nombre,
  UNI_FUNCIONAL: nombre,
  PAR_PROVINCIAL: nombre,
  LEGAL: optativo(codigosDeAbogado, ''),
  // Taxes of the business. Null means that the municipality's service did not send the taxes, which then need a
  // separate request. An empty list means that the business has no taxes.
  RECURSOS: optativo<string[] | null>(lista(codigoDeRecurso), null),
})

export const leerComercios: Lector<ComercioDePadron[]> = (valor, donde, notar) =>
  lista(comercio)(valor, donde, notar).map((fila) => ({
    ...fila,
    SALDADAS: [],
    DOMICILIO: domicilioDe(fila),
  }))

export const leerRecursos: Lector<RecursoDeImponible[]> = lista(
  objeto({ RECURSO: codigoDeRecurso, DETALLE: nombre }),
)

export const leerImponiblesDeAbogado: Lector<ImponibleDeAbogado[]> = lista(
  objeto({
    TIPO: tipoDeImponible,
    IMPONIBLE: numero,
    RECURSO: codigoDeRecurso,
    LEGAL: codigosDeAbogado,
  }),
)

const base = objeto({
  APYNOM: nombre,
  DOMICILIO: nombre,
  NOMENCLATURA: nombre,
  PARTIDA: nombre,
  DOMICILIO_POSTAL: nombre,
  // The lawyer in LEGAL decides who may see the case, so an answer without LEGAL is refused.
  LEGAL: codigosDeAbogado,
})

export const leerBase: Lector<
  Omit<BaseDeImponible, 'TIPO' | 'IMPONIBLE' | 'RECURSOS' | 'ACTIVO'> | null
> = (valor, donde, notar) => {
  const [primera] = Array.isArray(valor) ? valor : [valor]
  return primera === null || primera === undefined ? null : base(primera, donde, notar)
}

export const leerResponsables: Lector<Responsable[]> = lista(
  objeto({ APYNOM: textoNoVacio, NRO_DOC: nombre, CUIT: nombre, VINCULO_DESC: nombre }),
)

export const leerExiste: Lector<boolean> = (...leido) =>
  typeof leido[0] === 'object' ? objeto({ existe: logico })(...leido).existe : logico(...leido)
