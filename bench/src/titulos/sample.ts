import {
  CATALOGO_INICIAL,
  centavos,
  ESTADO_OK,
  type FilaProcesada,
  fecha,
  type OrdenanzasDeRecursos,
  sumCentavos,
  type TituloDatos,
  type VersionDeTitulo,
} from '@apremia/core'

const APELLIDOS = ['GONZÁLEZ', 'RODRÍGUEZ', 'ÑANCUPIL', 'FERNÁNDEZ', 'IBÁÑEZ', 'PEÑA', 'AGÜERO']
const NOMBRES = ['MARÍA JOSÉ', 'JUAN IGNACIO', 'LUCÍA', 'RAMÓN', 'SOFÍA BELÉN', 'JOSÉ LUIS', 'ANA']
const CALLES = ['Av. Savio', 'Nación', 'Mitre', 'Av. Moreno', 'Garibaldi', 'Chacabuco', 'Belgrano']
const PERIODOS = 20

export const CONTEXTO = {
  categoria: 'inmueble',
  municipio: {
    nombre: 'San Nicolás',
    provincia: 'Buenos Aires',
    lugar: 'San Nicolás de los Arroyos',
    ordenanza: 'Ordenanza Fiscal N.º 10.234/2024',
    expediente: '4107-12345/2026',
    funcionario: 'Cdra. María Eugenia Álvarez',
    cargo: 'Directora de Rentas',
  },
  fechaEmision: fecha('2026-09-05'),
} as const satisfies Partial<TituloDatos>

export const FUNDAMENTOS: OrdenanzasDeRecursos = new Map([
  [
    'SS',
    [
      {
        ...{ anio: 2020, ordenanza: 'Ordenanza Impositiva N.º 9.400/2019' },
        tributo: 'artículo 95 de la Ordenanza Fiscal N.º 8.000/2015',
        interes: 'artículo 41 de la Ordenanza Fiscal N.º 8.000/2015, 3 % mensual',
      },
      { anio: 2023, ordenanza: 'Ordenanza Impositiva N.º 9.800/2022', tributo: '', interes: '' },
    ],
  ],
])

export const contextoDe = (version: VersionDeTitulo) => ({
  ...CONTEXTO,
  version,
  recursos: CATALOGO_INICIAL,
  ordenanzas: FUNDAMENTOS,
  ...(version === 1
    ? {}
    : { municipio: { ...CONTEXTO.municipio, decreto: 'Decreto N.º 123/2024', solidaridad: '' } }),
})

/**
 * Returns the verification code of the i-th title. Letters replace the digits of `i`, because a real code never has the
 * digits 0 and 1.
 */
export const codigoDe = (i: number): string =>
  `K7QH2M9XWT4B${String(i)
    .padStart(8, '0')
    .replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'.charAt(Number(digit)))}`

export const sampleFila = (i: number): FilaProcesada => {
  const of = (list: readonly string[], salt: number): string =>
    list[Math.floor(i / salt + i * salt) % list.length] ?? ''
  const periodos = Array.from({ length: PERIODOS }, (_, k) => {
    const capital = centavos(80_000 + ((i * 7_919 + k * 104_729) % 900_000))
    const interes = centavos(9_000 + ((i * 15_485 + k * 32_452) % 400_000))
    const [anio, cuota] = [2021 + Math.floor(k / 6), 1 + (k % 6)]
    const vencimiento = fecha(`${anio}-${String(2 * cuota).padStart(2, '0')}-10`)
    return { anio, cuota, vencimiento, capital, interes, total: centavos(capital + interes) }
  })
  const documento = 20_000_000 + ((i * 7_919) % 20_000_000)
  const domicilio = `${of(CALLES, 7)} ${100 + (i % 4_000)}, San Nicolás de los Arroyos`
  return {
    fila: i + 2,
    imponible: String(10_000 + i),
    recurso: 'SS',
    abogado: 'A01',
    desde: { anio: 2021, cuota: 1 },
    hasta: { anio: 2024, cuota: 2 },
    estado: ESTADO_OK,
    deudores: [
      {
        ...{ nombre: `${of(APELLIDOS, 3)} ${of(NOMBRES, 5)}`, documento: `DNI ${documento}` },
        ...{ caracter: 'propietario', domicilio },
      },
    ],
    domicilio,
    ubicacion: `${of(CALLES, 11)} ${100 + ((i * 13) % 4_000)}`,
    nomenclatura: `Circ. I, Secc. A, Mz. ${1 + (i % 300)}, Pc. ${1 + (i % 40)}`,
    partida: `098-${String(i).padStart(6, '0')}-${i % 10}`,
    recursoNombre: 'Servicios Sanitarios',
    abogadoNombre: 'Dr. Juan Ignacio Bertolini',
    liquidadoAl: fecha('2026-09-04'),
    periodos,
    capital: sumCentavos(periodos.map((p) => p.capital)),
    interes: sumCentavos(periodos.map((p) => p.interes)),
    total: sumCentavos(periodos.map((p) => p.total)),
    sello: 'SELLO',
  }
}
