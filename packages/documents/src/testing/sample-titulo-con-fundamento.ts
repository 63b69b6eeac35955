import { centavos, sumCentavos, type TituloDatos } from '@apremia/core'
import { samplePeriodos, sampleTitulo } from './sample-titulo.ts'

/**
 * Returns sample tax periods. The periods at the indexes `places` are credits of $ 150,50 in favour of the taxpayer.
 */
export const periodosConSaldo = (count: number, places: readonly number[]) =>
  samplePeriodos(count).map((periodo, i) =>
    places.includes(i)
      ? {
          ...periodo,
          ...{ capital: centavos(-15_050), interes: centavos(0), total: centavos(-15_050) },
        }
      : periodo,
  )

export const TRES_DEUDORES: TituloDatos['deudores'] = [
  {
    ...{ nombre: 'González Peña, María', documento: 'CUIT 27-12345678-4' },
    ...{ caracter: 'propietario', domicilio: 'Av. Savio 1234, San Nicolás de los Arroyos (2900)' },
  },
  {
    ...{ nombre: 'Ñáñez, José Ignacio', documento: 'DNI 12.345.678' },
    ...{ caracter: 'poseedor', domicilio: 'Mitre 45, Villa Ramallo (2914)' },
  },
  { nombre: 'Sucesión de Ibáñez, Rita', documento: '' },
]

export const FUNDAMENTO: NonNullable<TituloDatos['fundamento']> = {
  tributo: 'artículo 95 de la Ordenanza Fiscal N.º 8.000/2015',
  ordenanza: 'Ordenanza Impositiva N.º 9.001/2018',
  interes: 'artículo 41 de la Ordenanza Fiscal N.º 8.000/2015, 3 % mensual',
}

export const sampleConFundamento = (
  periodos: TituloDatos['periodos'],
  over: Partial<TituloDatos> = {},
  solidaridad = '',
): TituloDatos => {
  const titulo = sampleTitulo(periodos)
  return {
    ...titulo,
    deudores: TRES_DEUDORES.slice(0, 1),
    municipio: { ...titulo.municipio, decreto: 'Decreto N.º 123/2024', solidaridad },
    fundamento: FUNDAMENTO,
    total: sumCentavos(periodos.map(({ total }) => total)),
    ...over,
  }
}
