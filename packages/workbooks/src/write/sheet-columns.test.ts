import { expect, test } from 'vitest'
import { COLUMNAS_DE_CONDICIONES } from '../condiciones/listado-de-condiciones.ts'
import { LISTADO_DE_CONVENIOS } from '../convenios/listado-de-convenios.ts'
import { LISTADO_DE_HISTORIAL } from '../historial/listado-de-historial.ts'
import { COLUMNAS_DE_RESUMEN_DE_INGRESOS } from '../ingresos/listados-de-ingresos.ts'
import { COLUMNAS_DE_LISTADO } from '../titulos/listado-de-titulos.ts'

const LIBROS = [
  [COLUMNAS_DE_CONDICIONES, 'CONTRATO, CONDICIONES, ABOGADO, MUNICIPIO'],
  [LISTADO_DE_CONVENIOS, 'N° DE CONVENIO, ABOGADO, FIRMANTE, FECHA, ORIGEN'],
  [LISTADO_DE_HISTORIAL, 'FECHA, USUARIO, DNI, ABOGADO, INMUEBLE, RECURSO, DESCRIPCION'],
  [
    COLUMNAS_DE_RESUMEN_DE_INGRESOS,
    'DNI, NOMBRE Y APELLIDO, TIPO DE USUARIO, CODIGO EXTERNO, ROL, CANTIDAD DE LOGIN, ULTIMO INGRESO',
  ],
  [
    COLUMNAS_DE_LISTADO,
    'NUMERO, ABOGADO, CODIGO, CATEGORIA, IMPONIBLE, RECURSO, CONTRIBUYENTE, TOTAL, USUARIO, FECHA, HORA, ESTADO, MOTIVO, ORIGEN',
  ],
] as const

test('the headings of a workbook do not change with the names on the screen', () => {
  for (const [columns, headings] of LIBROS)
    expect(columns.map(({ heading }) => heading).join(', ')).toBe(headings)
})

test('a column of the table has the cells of its type', () => {
  const tipos = COLUMNAS_DE_LISTADO.map(({ heading, type }) => [heading, type])
  expect(tipos.filter(([, type]) => type !== 'text')).toEqual([
    ['NUMERO', 'integer'],
    ['TOTAL', 'amount'],
    ['FECHA', 'date'],
  ])
})
