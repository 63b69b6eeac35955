import { expect, it } from 'vitest'
import { file, json } from '../../test/fake-api.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names, read } = useApi()

const resumen = {
  usuario_dni: '20000003',
  usuario: { apellido: 'Muñoz Peña', nombre: 'Carolina', rol: 'user' },
  abogado: { codexterno: 'A01' },
  cant_login: 12,
  date_last_log: '2026-11-20T13:00:00.000Z',
}

it('resumen and detalle list who signed in, and when', async () => {
  on('getResumenDeIngresos', json([resumen], 200, { 'x-total-count': '1' }))
  const { stdout } = await run('ingresos resumen --apellido muñoz')
  expect(stdout).toMatch(/20000003 +Muñoz Peña, Carolina +Abogado +A01 +Usuario +12 +20\/11\/2026/)
  expect(calls()[0]?.request.query.get('apellido')).toBe('muñoz')
  const ingreso = { fech_hor_login: '2026-11-20T13:00:00.000Z', fuente: 'renaper' }
  on('searchIngresos', json([ingreso], 200, { 'x-total-count': '1' }))
  expect((await run('ingresos detalle 20000003')).stdout).toMatch(/20\/11\/2026 10:00 +Renaper/)
  expect(calls().at(-1)?.request.body).toBe('{"userDni":"20000003"}')
})

it('exportar saves the summary, or the sign-ins of one person', async () => {
  on('exportResumenDeIngresos', file('ingresos.xlsx', 'todos'))
  on('exportIngresos', file('ingresos_20000003.xlsx', 'suyos'))
  expect((await run('ingresos exportar')).code).toBe(0)
  expect(read('ingresos.xlsx')).toBe('todos')
  expect((await run('ingresos exportar')).code).toBe(1)
  expect((await run('ingresos exportar --persona 20000003 -o suyos.xlsx')).code).toBe(0)
  expect(read('suyos.xlsx')).toBe('suyos')
  expect(calls().at(-1)?.request.query.get('formato')).toBe('xlsx')
  expect((await run('ingresos exportar -o todos.csv')).code).toBe(0)
  expect(calls().at(-1)?.request.query.get('formato')).toBe('csv')
  expect((await run('ingresos exportar -o - --json')).code).toBe(2)
  expect(names()).toEqual(['exportResumenDeIngresos', 'exportIngresos', 'exportResumenDeIngresos'])
})
