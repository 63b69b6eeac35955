import { enLetras } from '../dinero/en-letras.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { citeFundamento } from '../recurso/fundamentos.ts'
import { citeOrdenanzas, type OrdenanzasDeRecursos } from '../recurso/ordenanzas.ts'
import { conDireccionDeVerificacion } from '../verificacion/direccion-publica.ts'
import { aniosReclamados } from './check-fundamento.ts'
import { isTitulable } from './deuda-en-convenio.ts'
import type { FilaProcesada } from './filas.ts'
import type { Categoria, Deudor, TituloDatos } from './titulo-datos.ts'
import type { VersionDeTitulo } from './version-de-titulo.ts'

export interface ContextoDeTitulo {
  readonly categoria: Categoria
  readonly version: VersionDeTitulo
  /**
   * Data of the municipality. When the tax has no ordinance in `recursos` or `ordenanzas`, the executive title cites
   * the general ordinance of the municipality.
   */
  readonly municipio: TituloDatos['municipio']
  readonly recursos: CatalogoDeRecursos
  readonly ordenanzas: OrdenanzasDeRecursos
  readonly fechaEmision: Fecha
  readonly codigoVerificacion: string
  /**
   * Public address of the installation. Without one it is '', and the executive title prints its verification code but
   * no address.
   */
  readonly direccionPublica: string
}

const findOrdenanza = (
  { recurso, periodos }: FilaProcesada,
  { municipio, recursos, ordenanzas }: ContextoDeTitulo,
): string =>
  citeOrdenanzas(
    periodos.map(({ anio }) => anio),
    {
      ordenanzas: ordenanzas.get(recurso) ?? [],
      propia: recursos.get(recurso)?.ordenanza ?? '',
      general: municipio.ordenanza,
    },
  )

/**
 * Returns the data that only version 2 of the executive title prints: the legal basis and the field for a digital
 * signature. For each debtor, version 2 also prints the address and the relation to the property or business.
 */
const buildSegundaVersion = (
  { recurso, periodos, deudores }: FilaProcesada,
  { ordenanzas }: ContextoDeTitulo,
): Pick<TituloDatos, 'deudores' | 'fundamento' | 'campoDeFirma'> => ({
  deudores,
  fundamento: citeFundamento(aniosReclamados(periodos), ordenanzas.get(recurso) ?? []),
  campoDeFirma: true,
})

const withoutCaracter = ({ nombre, documento }: Deudor): Deudor => ({ nombre, documento })

/**
 * Builds the snapshot of data from which an executive title is printed. First check the row of the workbook with
 * `validateFilasProcesadas`.
 *
 * @throws RangeError when ESTADO (status column) does not allow a title or the liquidation date is missing
 */
export const buildTituloDatos = (
  fila: FilaProcesada,
  numero: number,
  contexto: ContextoDeTitulo,
): TituloDatos => {
  if (!isTitulable(fila.estado) || fila.liquidadoAl === null)
    throw new RangeError(`La fila ${fila.fila} no puede ser un título`)
  return {
    numero,
    categoria: contexto.categoria,
    municipio: { ...contexto.municipio, ordenanza: findOrdenanza(fila, contexto) },
    fechaEmision: contexto.fechaEmision,
    liquidadoAl: fila.liquidadoAl,
    deudores: fila.deudores.map(withoutCaracter),
    domicilio: fila.domicilio,
    imponible: fila.imponible,
    ubicacion: fila.ubicacion,
    nomenclatura: fila.nomenclatura,
    partida: fila.partida,
    recurso: fila.recurso,
    recursoNombre: fila.recursoNombre,
    abogadoCodigo: fila.abogado,
    abogadoNombre: fila.abogadoNombre,
    periodos: fila.periodos,
    capital: fila.capital,
    interes: fila.interes,
    total: fila.total,
    totalEnLetras: enLetras(fila.total),
    codigoVerificacion: contexto.codigoVerificacion,
    ...(contexto.version === 1 ? {} : buildSegundaVersion(fila, contexto)),
    ...conDireccionDeVerificacion(contexto.direccionPublica, contexto.codigoVerificacion),
  }
}
