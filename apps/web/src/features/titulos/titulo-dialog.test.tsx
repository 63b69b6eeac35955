import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { almacen, servidor, sesionDe } from '../../test/respuestas.ts'
import { columnasDeTitulosEmitidos, type TituloEmitido } from './emitidos-columns.tsx'
import { TituloDialog } from './titulo-dialog.tsx'

const TITULO: TituloEmitido = {
  NRO_TITULO: 101,
  TIPO: 'I',
  NRO_IMPONIBLE: 751,
  RECURSO: 'AB',
  APYNOM: 'CÓRDOBA, LEÓNIDAS',
  LEGAL: 'A01',
  PERIODO_DESDE: '2020/01',
  PERIODO_HASTA: null,
  FECHA_EMISION: '2026-11-05',
  LIQUIDO_AL: '2026-11-01',
  EXPEDIENTE: '',
  MONTO: '1234.50',
  ANULADO: false,
  ANTERIOR: false,
  DOCUMENTO: true,
  FIRMADO: null,
}

const show = (persona: Parameters<typeof sesionDe>[0], titulo = TITULO) => {
  const store = makeStore({
    fetch: servidor({}).fetch,
    storage: almacen({ 'apremia.sesion': JSON.stringify(sesionDe(persona)) }),
  })
  render(
    <Provider store={store}>
      <TituloDialog titulo={titulo} onClose={() => undefined} />
    </Provider>,
  )
}

afterEach(cleanup)

test('the columns go in the order of S2 §2.11', () => {
  expect(columnasDeTitulosEmitidos(() => undefined).map(({ header }) => header)).toEqual([
    ...['CONTRIBUYENTE', 'IMPONIBLE', 'TITULO', 'RECURSO', 'PERIODO DESDE', 'PERIODO HASTA'],
    'FECHA DE EMISIÓN',
  ])
})

test('a title shows its issued data, and — for unknown data (D89)', () => {
  show({})
  const valores = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(valores.slice(1)).toEqual(['—', '$\u00a01.234,50', '01/11/2026', '05/11/2026'])
  expect(screen.getByRole('button', { name: 'Descargar Título Ejecutivo' })).toBeTruthy()
})

test('the lawyer of a title in force may open the document', () => {
  show({ rol: 'user', abogado: 'A01' })
  expect(screen.getByRole('button', { name: 'Descargar Título Ejecutivo' })).toBeTruthy()
})

test('a title of the former system is marked, and offers its document only when it has one', () => {
  show({}, { ...TITULO, ANTERIOR: true, DOCUMENTO: false })
  expect(screen.queryByRole('button', { name: 'Descargar Título Ejecutivo' })).toBeNull()
  expect(screen.getByText(/del sistema anterior y el paquete que lo trajo/)).toBeTruthy()
  cleanup()
  show({}, { ...TITULO, ANTERIOR: true })
  expect(screen.getByRole('button', { name: 'Descargar Título Ejecutivo' })).toBeTruthy()
  expect(screen.getByText('Del sistema anterior')).toBeTruthy()
})

test('a signed title says when it was signed, and offers the issued one beside it', () => {
  show({ rol: 'user', abogado: 'A01' }, { ...TITULO, FIRMADO: '2026-11-20' })
  expect(screen.getByText('Firmado el 20/11/2026')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ver el original' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Descargar Título Ejecutivo' })).toBeTruthy()
  cleanup()
  show({})
  expect(screen.queryByRole('button', { name: 'Ver el original' })).toBeNull()
})

test('a person who may not have the document is not offered it', () => {
  show({ rol: 'user', abogado: 'A01' }, { ...TITULO, ANULADO: true })
  expect(screen.getByRole('button', { name: 'Aceptar' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Descargar Título Ejecutivo' })).toBeNull()
})
