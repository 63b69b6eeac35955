import { expect, test } from 'vitest'
import {
  type Borrador,
  dichaDe,
  findFaltasDeBorradores,
  fromGuardada,
  fromPropuesta,
  ownTitulo,
  type PropuestaVista,
  toEquivalencia,
  withArchivo,
  withDicha,
} from './borrador.ts'

const titulo = (nombre: string, ...valores: readonly string[]) => ({
  ...{ titulo: nombre, valores: [...valores], distintos: [...valores] },
})

const PROPUESTA: PropuestaVista = {
  ...{ fuente: 'TASAS.csv', archivo: 'recursos', codificacion: 'windows-1252', falla: '' },
  ...{ fechas: null, importes: null, dudosas: [], faltan: ['TIPO'] },
  titulos: [
    titulo('Tributo', '1', '2'),
    titulo('Descripcion', 'Luz'),
    titulo('Vence', '10/03/2026'),
  ],
  columnas: [
    { columna: 'CODIGO', titulo: 'Tributo' },
    { columna: 'NOMBRE', titulo: 'Descripcion' },
  ],
}

const borrador = fromPropuesta(PROPUESTA, 'p0')
const dosVeces = (archivo: string) => `dos veces ${archivo}`
const namesOf = (...borradores: readonly Borrador[]) =>
  findFaltasDeBorradores(borradores, dosVeces).map(({ name }) => name)

test('only the fields that are still missing are marked', () => {
  expect(namesOf(borrador)).toEqual(['p0/TIPO'])
  const completo = withDicha(borrador, 'TIPO', { fijo: 'I' })
  expect(namesOf(completo)).toEqual([])
  expect(namesOf(withDicha(borrador, 'TIPO', { fijo: '  ' }))).toEqual(['p0/TIPO'])
  expect(namesOf(completo, { ...completo, clave: 'p1' })).toEqual(['p1/'])
  expect(namesOf({ ...borrador, archivo: '' })).toEqual([])
})

test('a draft is the equivalence that is kept, and one that is kept is its draft', () => {
  const codigos = [{ suyo: '1', nuestro: 'AB' }]
  const completo = withDicha(withDicha(borrador, 'TIPO', { fijo: ' I ' }), 'CODIGO', { codigos })
  const equivalencia = toEquivalencia(completo)
  expect(equivalencia).toEqual({
    ...{ archivo: 'recursos', fuente: 'TASAS.csv', codificacion: 'windows-1252' },
    ...{ fechas: 'AAAA-MM-DD', importes: 'punto' },
    columnas: [
      { columna: 'CODIGO', titulo: 'Tributo', fijo: null, codigos },
      { columna: 'NOMBRE', titulo: 'Descripcion', fijo: null, codigos: [] },
      { columna: 'TIPO', titulo: null, fijo: 'I', codigos: [] },
    ],
  })
  expect(toEquivalencia(fromGuardada(equivalencia, [], 'g'))).toEqual(equivalencia)
  expect(toEquivalencia(fromGuardada(equivalencia, PROPUESTA.titulos, 'g'))).toEqual(equivalencia)
})

test('equivalences may omit the columns that the file names as the package does', () => {
  const guardada = {
    ...{ archivo: 'recursos', fuente: 'TASAS.csv', codificacion: 'utf-8' as const },
    ...{ fechas: 'AAAA-MM-DD' as const, importes: 'punto' as const },
    columnas: [{ columna: 'NOMBRE', titulo: 'Que', fijo: null, codigos: [] }],
  }
  const abierta = fromGuardada(guardada, [], 'g')
  expect(namesOf(abierta)).toEqual([])
  expect(toEquivalencia(abierta)).toEqual(guardada)
  const conArchivo = fromGuardada(guardada, [titulo('Que', 'Luz'), titulo('CODIGO', '1')], 'g')
  expect(namesOf(conArchivo)).toEqual(['g/TIPO'])
})

test('read as another file of the package it is proposed again from its headings', () => {
  const otro = withArchivo(borrador, 'deuda')
  expect(otro.archivo).toBe('deuda')
  expect(dichaDe(otro, 'CODIGO').titulo).toBeNull()
  expect(withArchivo(otro, 'recursos').columnas).toEqual(borrador.columnas)
  expect(withArchivo(otro, '')).toMatchObject({ archivo: '', columnas: {} })
})

test('a heading called as the column is read for it whether it is chosen or not', () => {
  const columna = { sinonimos: ['fecha de vencimiento'], nombre: 'VENCE', obligatoria: false }
  const definida = { ...columna, clave: false, forma: { clase: 'fecha' } } as const
  expect(ownTitulo(borrador, definida)).toBe('Vence')
  expect(ownTitulo(borrador, { ...definida, nombre: 'VENCIMIENTO' })).toBeUndefined()
})

test('a name with a date is proposed with an asterisk, and the file keeps its own name for people', () => {
  const conFecha = fromPropuesta({ ...PROPUESTA, fuente: 'TASAS 26-11-2026.xlsx' }, 'p0')
  expect(conFecha).toMatchObject({ suyo: 'TASAS 26-11-2026.xlsx', fuente: 'TASAS *.xlsx' })
  expect(toEquivalencia({ ...conFecha, fuente: ' TASAS * ' }).fuente).toBe('TASAS *')
})
