import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DetalleDePagoUnico } from './pago-unico.tsx'

afterEach(cleanup)

test.each([
  ['10.00', '90.00', /^Total menos el 20 % de los intereses\. Ahorra \$\s10,00$/],
  ['0.00', '100.00', /^Total menos el 20 % de los intereses$/],
])('a single payment that takes off %s', (descuento, importe, detalle) => {
  const pago = { total: '100.00', interes: descuento, descuento, importe }
  render(<DetalleDePagoUnico pago={pago} reduccion="20" />)
  expect(screen.getByText(/^Total menos el/).textContent).toMatch(detalle)
})
