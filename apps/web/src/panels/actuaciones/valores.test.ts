import { expect, test } from 'vitest'
import { mostrarDatos } from './mostrar-dato.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'
import { tecleadaDe, valoresDe, valoresNuevos } from './valores.ts'

const DATO = {
  caratula: 'X',
  nroexpte: 'SN-1',
  monto: '1234.50',
  cp8480: 1,
  fechainicio: '2026-05-03',
}

const ACTUACION: Actuacion = {
  ...{
    id: 1,
    id_etapa: 1,
    tipo: 'I',
    imponible: 58,
    recurso: 'SS',
    abogado: 'A01',
    codexterno: 'A01',
  },
  ...{ fecha: '2026-05-01', tp_id: 18, tipo_nombre: 'Radicación', gp_id: 3, gp_nombre: 'Judicial' },
  ...{
    ingreso: '2026-05-01T12:00:00Z',
    obs: '',
    vigente: '1',
    documentos: [],
    version: 1,
    lote: null,
    anterior: false,
  },
  baja: null,
  dato: DATO,
  tipo_etapa: {
    ...{ nombre: 'Radicación', grupo: 3, tiempo: null, tipo_tiempo: null },
    ...{ estado: 'activo', evaluacion: true, show: true },
  },
}

test('an action is edited as it would have been typed', () => {
  const valores = valoresDe(ACTUACION)
  expect(valores).toMatchObject({ monto: '1234,50', cp8480: '1', cpantprv: '0', recursos: 'SS' })
  expect(tecleadaDe(valores, 18, 3).dato).toMatchObject({ monto: '1234,50', nroexpte: 'SN-1' })
})

test('a new one starts today, of the type that was chosen, with no mark', () => {
  expect(valoresNuevos(2)).toMatchObject({ tp_id: '2', cp8480: '0', obs: '', abogado: '' })
})

test('only the fields of the form of its type are sent', () => {
  expect(Object.keys(tecleadaDe(valoresDe(ACTUACION), 2, 3).dato)).not.toContain('monto')
  expect(tecleadaDe(valoresDe(ACTUACION), null, 3).dato).toEqual({})
})

test('the data of an action is listed in the order of its form, without the empty ones', () => {
  expect(mostrarDatos(18, DATO).map(({ nombre, valor }) => `${nombre}: ${valor}`)).toEqual([
    'Carátula: X',
    'N° de expediente: SN-1',
    'Monto: $\u00a01.234,50',
    'Bono ley 8480: Si',
    'Fecha de inicio: 03/05/2026',
  ])
  expect(mostrarDatos(2, { resultado: 1 })[0]?.valor).toBe('Negativo')
  expect(mostrarDatos(2, { resultado: 'Mixto' })[0]?.valor).toBe('Mixto')
})
