import { centavos, enLetras, fecha, sumCentavos, type TituloDatos } from '@apremia/core'

type Periodos = TituloDatos['periodos']

export const samplePeriodos = (count: number): Periodos =>
  Array.from({ length: count }, (_, i) => {
    const capital = centavos(123_456 + i * 7_919)
    const interes = centavos(45_678 + i * 104_729)
    const anio = 2019 + Math.floor(i / 6)
    const mes = String(2 + 2 * (i % 6)).padStart(2, '0')
    return {
      anio,
      cuota: 1 + (i % 6),
      vencimiento: fecha(`${anio}-${mes}-10`),
      capital,
      interes,
      total: centavos(capital + interes),
    }
  })

export const sampleTitulo = (periodos: Periodos, over: Partial<TituloDatos> = {}): TituloDatos => {
  const total = sumCentavos(periodos.map((p) => p.total))
  return {
    numero: 1234,
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
    liquidadoAl: fecha('2026-09-04'),
    deudores: [{ nombre: 'González Peña, María', documento: 'CUIT 27-12345678-4' }],
    domicilio: 'Av. Savio 1234, piso 3, depto. B',
    imponible: '12345',
    ubicacion: 'Nación 456',
    nomenclatura: 'Circ. I, Secc. A, Mz. 34b, Pc. 5a',
    partida: '098-012345-6',
    recurso: '2',
    recursoNombre: 'Tasa por Servicios Generales',
    abogadoCodigo: 'A01',
    abogadoNombre: 'Dr. Juan Ignacio Bertolini',
    periodos,
    capital: sumCentavos(periodos.map((p) => p.capital)),
    interes: sumCentavos(periodos.map((p) => p.interes)),
    total,
    totalEnLetras: enLetras(total),
    codigoVerificacion: 'K7QH2M9XWT4BR8DNPC3F',
    ...over,
  }
}
