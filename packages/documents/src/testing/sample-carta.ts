import {
  type CartaDatos,
  centavos,
  fecha,
  type ImponibleIntimado,
  sumCentavos,
} from '@apremia/core'

export const sampleIntimados = (count: number): ImponibleIntimado[] =>
  Array.from({ length: count }, (_, i) => {
    const capital = centavos(1_234_560 + i * 79_190)
    const interes = centavos(456_780 + i * 104_729)
    return {
      clase: 'inmueble',
      imponible: String(12_345 + i),
      recurso: 'AB',
      recursoNombre: 'Tasa por Alumbrado, Barrido, Limpieza y Conservación de la Vía Pública',
      ubicacion: `Nación ${100 + i}, Barrio Ñandubay`,
      desde: { anio: 2023, cuota: 1 },
      hasta: { anio: 2025, cuota: 6 },
      cuotas: 18,
      capital,
      interes,
      total: centavos(capital + interes),
      liquidadoAl: fecha('2026-11-19'),
    }
  })

export const sampleCarta = (count = 2, over: Partial<CartaDatos> = {}): CartaDatos => {
  const imponibles = over.imponibles ?? sampleIntimados(count)
  const suma = (campo: 'capital' | 'interes' | 'total') =>
    sumCentavos(imponibles.map((item) => item[campo]))
  return {
    numero: 1234,
    municipio: {
      nombre: 'San Nicolás',
      provincia: 'Buenos Aires',
      lugar: 'San Nicolás de los Arroyos',
    },
    fecha: fecha('2026-11-20'),
    vence: fecha('2026-12-10'),
    deudor: {
      nombre: 'Núñez Peña, María',
      documento: 'CUIT 27-12345678-4',
      caracteres: ['propietario'],
      domicilio: 'Av. Savio 1234, piso 3, dpto. B, (2900) San Nicolás de los Arroyos',
      otros: [],
    },
    imponibles,
    capital: suma('capital'),
    interes: suma('interes'),
    total: suma('total'),
    abogado: {
      codigo: 'A01',
      nombre: 'Bertolini, Juan Ignacio',
      matricula: 'T° III F° 123 CASN',
      direccion: 'Sarmiento 45, San Nicolás',
      horarios: 'Lunes a viernes de 9 a 13',
      te: '336 4421234',
    },
    codigoVerificacion: 'K7QH2M9XWT4BR8DNPC3F',
    ...over,
  }
}
