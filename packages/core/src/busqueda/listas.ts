import {
  type Criterio,
  enAltura,
  enCuit,
  enDni,
  enEstado,
  enLetra,
  enNumero,
  enPadron,
  enPartida,
  enRecurso,
  enTexto,
} from './criterio.ts'

/**
 * Search fields of each list of properties, taxpayers or businesses (S1 §5; S2 §2.3, §5), except the filter by lawyer.
 */
export const CRITERIOS = {
  inmuebles: {
    nombre: enTexto,
    inmueble: enNumero,
    recurso: enRecurso,
    estado: enEstado,
    situacion: enEstado,
    barrio: enTexto,
    calle: enTexto,
    altura: enAltura,
    partida: enPartida,
    padron: enPadron,
    etapaGrupo: enNumero,
    etapa: enNumero,
    circ: enTexto,
    secc: enTexto,
    chNro: enNumero,
    chLta: enLetra,
    qtNro: enNumero,
    qtLta: enLetra,
    frNro: enNumero,
    frLta: enLetra,
    mzNro: enNumero,
    mzLta: enLetra,
    pcNro: enNumero,
    pcLta: enLetra,
    subPc: enNumero,
  },
  contribuyentes: {
    nombre: enTexto,
    dni: { ...enDni, documento: true },
    cuit: { ...enCuit, documento: true },
    cuim: { ...enTexto, documento: true },
    calle: enTexto,
    altura: enAltura,
  },
  comercios: {
    numero: enNumero,
    cuit: { ...enCuit, documento: true },
    contribuyente: enTexto,
    fantasia: enTexto,
    calle: enTexto,
    altura: enAltura,
    etapaGrupo: enNumero,
    etapa: enNumero,
  },
} as const satisfies Record<string, Readonly<Record<string, Criterio>>>

export type ListaDeBusqueda = keyof typeof CRITERIOS
export type CampoDe<L extends ListaDeBusqueda> = Extract<keyof (typeof CRITERIOS)[L], string>

export type FiltroDe<L extends ListaDeBusqueda> = { readonly [C in CampoDe<L>]?: string }
