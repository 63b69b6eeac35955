import type {
  ComercioDePadron,
  ContribuyenteDePadron,
  InmuebleDePadron,
  OrdenDeComercios,
  OrdenDeContribuyentes,
  OrdenDeInmuebles,
} from '../padron-proveedor.ts'
import { alfabetica } from './paginar.ts'

type Claves = readonly (string | number | null)[]

export const CLAVES_DE_INMUEBLE: Readonly<
  Record<OrdenDeInmuebles['orden'], (fila: InmuebleDePadron) => Claves>
> = {
  NRO_INMUEBLE: () => [],
  RECURSO: ({ RECURSO }) => [RECURSO],
  APYNOM: ({ APYNOM }) => [alfabetica(APYNOM)],
  DOMICILIO: ({ CALLE, NRO }) => [alfabetica(CALLE), NRO],
  BARRIO: ({ BARRIO }) => [alfabetica(BARRIO)],
  NOMENCLATURA: (fila) => [
    ...[fila.CIRCUNS, fila.SECCION, fila.CHACRA_NRO, fila.CHACRA_LET],
    ...[fila.QUINTA_NRO, fila.QUINTA_LET, fila.FRACCION_NRO, fila.FRACCION_LET],
    ...[fila.MANZANA_NRO, fila.MANZANA_LET, fila.PARCELA_NRO, fila.PARCELA_LET],
    fila.UNI_FUNCIONAL,
  ],
  PARTIDA: ({ PARTIDA }) => [PARTIDA || null],
}

export const CLAVES_DE_CONTRIBUYENTE: Readonly<
  Record<OrdenDeContribuyentes['orden'], (fila: ContribuyenteDePadron) => Claves>
> = {
  APYNOM: ({ APYNOM }) => [alfabetica(APYNOM)],
  NRO_DOC: ({ NRO_DOC }) => [NRO_DOC === '' ? null : Number(NRO_DOC)],
  DOMICILIO: ({ CALLE, NRO }) => [alfabetica(CALLE), NRO],
}

export const CLAVES_DE_COMERCIO: Readonly<
  Record<OrdenDeComercios['orden'], (fila: ComercioDePadron) => Claves>
> = {
  NRO_COMERCIO: () => [],
  SUCURSAL: ({ SUCURSAL }) => [SUCURSAL],
  NOMBRE: ({ NOMBRE }) => [alfabetica(NOMBRE)],
  NOM_FANTASIA: ({ NOM_FANTASIA }) => [alfabetica(NOM_FANTASIA)],
  DOMICILIO: ({ CALLE, NRO }) => [alfabetica(CALLE), NRO],
  CUIT: ({ CUIT }) => [CUIT || null],
}
