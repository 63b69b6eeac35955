import type { Centavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { NormasCitadas } from '../parametro/normas-iniciales.ts'
import { CATEGORIAS, type Categoria } from '../recurso/categoria.ts'

export { CATEGORIAS, type Categoria }

export interface PeriodoReclamado {
  readonly anio: number
  readonly cuota: number
  readonly vencimiento: Fecha | null
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

export interface Deudor {
  readonly nombre: string
  /** DNI (identity number) or CUIT (tax number), as the executive title prints it. It is '' when unknown. */
  readonly documento: string
  /** Relation of the debtor to the property or business: 'propietario'. Undefined or '' when unknown. */
  readonly caracter?: string
  /** Postal address of the debtor. Undefined or '' when unknown. */
  readonly domicilio?: string
}

/** Legal basis of a claimed debt, as an executive title of version 2 cites it. */
export interface FundamentoDeTitulo {
  /** Article that creates the tax of the debt. */
  readonly tributo: string
  /** Ordinance that sets the amounts of the tax in each year. */
  readonly ordenanza: string
  /** Article that sets the interest of the debt, with its rate. */
  readonly interes: string
}

/**
 * Snapshot of all the data from which an executive title is printed. The snapshot is fixed when the title gets its
 * number (D89, D153). An unknown text is '', which the document prints as '—'.
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
    /**
     * Laws that the executive title cites. Absent in old titles, issued before the municipality could configure these
     * laws.
     */
    readonly normas?: NormasCitadas
    /** Decree that authorises the signing officer. Present only in version 2 of the executive title. */
    readonly decreto?: string
    /**
     * Article that makes several debtors jointly liable. '' when no ordinance says so. Present only in version 2 of the
     * executive title.
     */
    readonly solidaridad?: string
  }
  /** Legal basis of the debt. Present only in version 2 of the executive title. */
  readonly fundamento?: FundamentoDeTitulo
  readonly fechaEmision: Fecha
  readonly liquidadoAl: Fecha
  readonly deudores: readonly Deudor[]
  readonly domicilio: string
  readonly imponible: string
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
  readonly totalEnLetras: string
  /** Code of 20 characters that identifies the executive title on the public verification page. */
  readonly codigoVerificacion: string
  /** Address of the page that verifies the executive title. Absent when the installation had no public address. */
  readonly direccionVerificacion?: string
  /**
   * Present when the PDF has a field for a digital signature. Absent in titles issued before the product had the field,
   * so that printing them again gives the same bytes.
   */
  readonly campoDeFirma?: true
}
