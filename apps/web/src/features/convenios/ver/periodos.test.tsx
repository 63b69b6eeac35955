import { centavos, formatPesos } from '@apremia/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Detalle } from '../convenio.ts'
import { faltanImportes } from '../convenio.ts'
import { Periodos } from './periodos.tsx'

const periodo = (c: number, capital: string, interes: string) => ({
  ...{ r: 'AB', i: 101, a: 2024, c, capital, interes },
  total: (Number(capital) + Number(interes)).toFixed(2),
})

const convenioDe = (vigencia: Detalle['vigencia'], periodos: ReturnType<typeof periodo>[]) =>
  ({ vigencia, convenio_convppcuotas: periodos }) as unknown as Detalle

const show = (convenio: Detalle): string[][] => {
  const plan = { r: 'AB', i: 101 } as Parameters<typeof Periodos>[0]['plan']
  render(<Periodos nombre="101 AB" plan={plan} convenio={convenio} />)
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((fila) =>
      within(fila)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    )
}

const OCHENTA = formatPesos(centavos(8_000))

afterEach(cleanup)

test('what the former system left out of an agreement is not shown as zero', () => {
  const convenio = convenioDe('vigente', [periodo(1, '0.00', '0.00'), periodo(2, '80.00', '0.00')])
  const [anio, sinNada, sinInteres, total] = show(convenio)
  expect(sinNada).toEqual(['—', '—', '—'])
  expect(sinInteres).toEqual([OCHENTA, '—', OCHENTA])
  expect([anio, total]).toEqual([sinInteres, sinInteres])
  expect(faltanImportes(convenio)).toBe(true)
})

test('an agreement of the product without interest says zero', () => {
  const convenio = convenioDe(null, [periodo(1, '80.00', '0.00')])
  expect(show(convenio)[1]).toEqual([OCHENTA, formatPesos(centavos(0)), OCHENTA])
  expect(faltanImportes(convenio)).toBe(false)
})
