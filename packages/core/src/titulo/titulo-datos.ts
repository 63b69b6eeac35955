import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { NormasCitadas } from '../parametro/normas-iniciales.ts'
import { CATEGORIAS, type Categoria } from '../recurso/categoria.ts'

export { CATEGORIAS, type Categoria }

/** Period claimed by a title. */
export interface PeriodoReclamado {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

/** A person who owes: a property may have several owners. */
export interface Deudor {
  readonly nombre: string
  /** DNI or CUIT as printed, '' when unknown. */
  readonly documento: string
}

/**
 * The snapshot a title is printed from: everything its document says, fixed when the number is taken
 * (decisions D89, D153). Unknown texts are ''; the document prints '—'.
 */
export interface TituloDatos {
  readonly numero: number
  readonly categoria: Categoria
  readonly municipio: {
    readonly nombre: string
    readonly provincia: string
    readonly lugar: string
    readonly ordenanza: string
    readonly expediente: string
    readonly funcionario: string
    readonly cargo: string
    /** Papers made before there were any in the parameters lack them. */
    readonly normas?: NormasCitadas
  }
  readonly fechaEmision: Fecha
  readonly liquidadoAl: Fecha
  readonly deudores: readonly Deudor[]
  /** Postal address of the debtor. */
  readonly domicilio: string
  readonly imponible: string
  /** Address of the property or of the business. */
  readonly ubicacion: string
  readonly nomenclatura: string
  readonly partida: string
  readonly recurso: string
  readonly recursoNombre: string
  readonly abogadoCodigo: string
  readonly abogadoNombre: string
  readonly periodos: readonly PeriodoReclamado[]
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /** The total in words, computed by core's `enLetras`. */
  readonly totalEnLetras: string
  /** 20 characters that identify the title on the public verification page. */
  readonly codigoVerificacion: string
}
