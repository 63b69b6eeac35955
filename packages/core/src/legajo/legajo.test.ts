import { describe, expect, it } from 'vitest'
import { centavos } from '../dinero/centavos.ts'
import type { DatosDeEscrito } from '../escrito/datos-de-escrito.ts'
import { fecha } from '../fecha/fecha.ts'
import { avisosDeLegajo, computeCamposDeLegajo, writeDatosDeLegajo } from './campos-de-legajo.ts'
import { nombreEnLegajo } from './nombre-en-legajo.ts'

const periodo = (cuota: number, capital: number, interes: number) => ({
  ...{ anio: 2024, cuota, vencimiento: fecha('2024-03-10') },
  ...{ capital: centavos(capital), interes: centavos(interes), total: centavos(capital + interes) },
})

const CASO: DatosDeEscrito = {
  hoy: fecha('2026-11-28'),
  municipio: { nombre: 'Azul', provincia: 'Buenos Aires', cuit: '30-99900000-1' },
  deudores: [
    {
      ...{ nombre: 'PÉREZ, JUAN', documento: '20-11111111-2', domicilio: 'Mitre 1', caracter: '' },
      domicilioElectronico: '',
    },
    {
      ...{ nombre: 'GÓMEZ, RITA', documento: '', domicilio: '', caracter: 'Heredera' },
      domicilioElectronico: '',
    },
  ],
  ...{ destinatario: 0, retenida: null },
  imponible: {
    ...{ categoria: 'inmueble', numero: '1001', partida: '006-012345' },
    ...{ nomenclatura: '', ubicacion: 'Mitre 1' },
  },
  recurso: { codigo: 'AB', nombre: 'Alumbrado y barrido' },
  deuda: {
    periodos: [periodo(2, 100_000, 20_000), periodo(1, 100_000, 30_000), periodo(3, -5_000, 0)],
    ...{ liquidadoAl: fecha('2026-11-20'), vieja: null },
  },
  titulos: [
    { numero: 1521, fecha: fecha('2026-10-02'), monto: centavos(95_000) },
    { numero: 1520, fecha: fecha('2026-10-02'), monto: centavos(150_000) },
  ],
  radicacion: null,
  abogado: {
    ...{ nombre: 'GÓMEZ, ANA', matricula: '', cuit: '27-22222222-3' },
    ...{ domicilio: '', telefono: '', email: '' },
  },
  carta: null,
  convenio: { falta: 'ninguno', numero: '' },
  presupuesto: null,
  liquidacion: { faltas: [] },
}

const renglones = (datos: DatosDeEscrito) =>
  computeCamposDeLegajo(datos).map(({ rotulo, valor }) =>
    `${rotulo}: ${valor}`.replaceAll('\u00a0', ' '),
  )

describe('the facts of the cover of a bundle', () => {
  it('name each debtor and each title, discount a credit, and leave a gap for what is missing', () => {
    expect(renglones(CASO)).toEqual([
      'Actora: Municipalidad de Azul',
      'CUIT de la actora: 30-99900000-1',
      'Demandado 1: PÉREZ, JUAN',
      'Documento 1: 20-11111111-2',
      'Domicilio 1: Mitre 1',
      'Demandado 2: GÓMEZ, RITA',
      'Documento 2: ',
      'Carácter 2: Heredera',
      'Domicilio 2: ',
      'Imponible: Inmueble 1001',
      'Partida: 006-012345',
      'Ubicación: Mitre 1',
      'Tasa: AB, Alumbrado y barrido',
      'Períodos: 1/2024 y 2/2024',
      'Capital: $ 2.000,00',
      'Interés: $ 500,00',
      'Saldo a favor: $ 50,00',
      'Monto: $ 2.450,00',
      'Liquidado al: 20/11/2026',
      'Título ejecutivo 1: N.º 1520, del 02/10/2026, por $ 1.500,00',
      'Título ejecutivo 2: N.º 1521, del 02/10/2026, por $ 950,00',
      'Abogado: GÓMEZ, ANA',
      'Matrícula: ',
      'CUIT del abogado: 27-22222222-3',
    ])
    expect(avisosDeLegajo(CASO)).toEqual([])
  })

  it('name the periods that are owed, and not those between them', () => {
    const deuda = CASO.deuda && {
      ...CASO.deuda,
      periodos: [1, 2, 3, 6].map((cuota) => periodo(cuota, 100_000, 0)),
    }
    expect(renglones({ ...CASO, deuda })).toContain('Períodos: 1/2024 a 3/2024 y 6/2024')
  })

  it('say that there is no debt, and that the amounts are old', () => {
    expect(renglones({ ...CASO, deuda: null, titulos: [], deudores: [] })).toEqual(
      expect.arrayContaining(['Demandado: ', 'Monto: ', 'Períodos: ', 'Título ejecutivo: ']),
    )
    expect(avisosDeLegajo({ ...CASO, deuda: null })).toEqual([
      'El caso no tiene hoy deuda que se pueda reclamar: el monto no está.',
    ])
    const deuda = CASO.deuda && { ...CASO.deuda, vieja: 'Son de hace un año.' }
    expect(avisosDeLegajo({ ...CASO, deuda })).toEqual(['Son de hace un año.'])
  })

  it('say when the titles are for another amount than the debt of today', () => {
    const avisos = (titulos: DatosDeEscrito['titulos']) =>
      avisosDeLegajo({ ...CASO, titulos }).map((aviso) => aviso.replaceAll('\u00a0', ' '))
    expect(avisos(CASO.titulos.slice(1))).toEqual([
      'El título es por $ 1.500,00 y la deuda de hoy, por $ 2.450,00: revise qué monto se reclama.',
    ])
    expect(avisos([...CASO.titulos, ...CASO.titulos])).toEqual([
      'Los títulos son por $ 4.900,00 y la deuda de hoy, por $ 2.450,00: revise qué monto se reclama.',
    ])
    expect(avisos([])).toEqual([])
  })

  it('write a document as the other papers do', () => {
    const [deudor] = CASO.deudores
    const campos = (documento: string) =>
      renglones({
        ...CASO,
        ...{ deudores: deudor ? [{ ...deudor, documento }] : [] },
        municipio: { ...CASO.municipio, cuit: '30999000001' },
        abogado: { ...CASO.abogado, cuit: '27222222223' },
      })
    expect(campos('20111111112')).toEqual(
      expect.arrayContaining([
        ...['Documento: 20-11111111-2', 'CUIT de la actora: 30-99900000-1'],
        'CUIT del abogado: 27-22222222-3',
      ]),
    )
    expect(campos('24767823')).toContain('Documento: 24.767.823')
    expect(campos('PAS 1234')).toContain('Documento: PAS 1234')
  })

  it('go one in each line of the text file, which Windows reads with its accents', () => {
    const texto = writeDatosDeLegajo([{ rotulo: 'Interés', valor: '1' }], ['Viejo.'])
    expect(texto).toBe('\ufeffInterés: 1\r\nViejo.\r\n')
  })
})

describe('the name of a document in the zip of a bundle', () => {
  const nombre = (escrito: string, tipo = 'application/pdf') =>
    nombreEnLegajo({ nombre: escrito, tipo }, 2)

  it('has its place and its extension once', () => {
    expect(nombre('Acuse de la carta N.º 310', 'image/jpeg')).toBe(
      '002_Acuse-de-la-carta-N-310.jpg',
    )
    expect(nombre('Poder: poder.PDF')).toBe('002_Poder-poder.pdf')
  })

  it('is never a path, nor empty', () => {
    expect(nombre('../../etc/passwd')).toBe('002_etc-passwd.pdf')
    expect(nombre('C:\\aux')).toBe('002_C-aux.pdf')
    expect(nombre('…')).toBe('002_documento.pdf')
    expect(nombre('x'.repeat(500)).length).toBe(78)
  })
})
