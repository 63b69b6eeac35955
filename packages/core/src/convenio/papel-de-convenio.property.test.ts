import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CERO, type Centavos, centavos, sumCentavos } from '../dinero/centavos.ts'
import { fromDayNumber } from '../fecha/fecha.ts'
import { parseCbu } from '../identificador/cbu.ts'
import { decidePapel } from './decide-papel.ts'
import { CLASES_DE_PAGO, splitPago } from './forma-de-pago.ts'

const importe = fc.integer({ min: 0, max: 9_000_000_000 }).map(centavos)
const firma = fc.integer({ min: 10_000, max: 40_000 }).map(fromDayNumber)

const papelDe = (
  dia: ReturnType<typeof fromDayNumber>,
  pago: ReturnType<typeof splitPago>,
  aPagar: Centavos,
  honorarios: Centavos,
) =>
  decidePapel({
    firma: dia,
    judicial: false,
    abogado: { codigo: 'A01', beneficiario: 'Estudio Soto', cbu: '', personeria: '' },
    exigeCbu: false,
    personeria: 'el Decreto N.º 120/2026',
    firmante: { caracter: 'Titular', representa: false, poder: '' },
    deudas: [],
    destinos: [],
    fijosDeJuicio: { bono: CERO, anticipo: CERO },
    titulos: [],
    pago: { forma: '', ...pago },
    origenDeVencimientos: '',
    aPagar,
    honorarios,
  })

it('the payments of the fees add up to the fees, in order of their dates, from the day of signing', () => {
  fc.assert(
    fc.property(
      firma,
      importe,
      importe,
      fc.constantFrom(...CLASES_DE_PAGO),
      importe,
      fc.integer({ min: 1, max: 120 }),
      (dia, aPagar, honorarios, clase, montopago, cuotaspago) => {
        const pago = splitPago(honorarios, { clase, montopago, cuotaspago })
        const papel = papelDe(dia, pago, aPagar, honorarios)
        if (!papel.ok) throw new Error('rechazado')
        const { pagosDeHonorarios: pagos, totalDelConvenio } = papel.valor
        expect(sumCentavos(pagos.map(({ monto }) => monto))).toBe(honorarios)
        expect(totalDelConvenio).toBe(aPagar + honorarios)
        const dias = pagos.map(({ vencimiento }) => vencimiento)
        expect(dias).toEqual([...new Set(dias)].sort())
        for (const { cuota, vencimiento } of pagos)
          expect(cuota === 0 ? vencimiento === dia : vencimiento > dia).toBe(true)
      },
    ),
  )
})

it('without fees nothing is paid and the total is the plan', () => {
  const pago = splitPago(CERO, { clase: 'contado', montopago: CERO, cuotaspago: 0 })
  fc.assert(
    fc.property(firma, importe, (dia, aPagar) => {
      expect(papelDe(dia, pago, aPagar, CERO)).toMatchObject({
        valor: { pagosDeHonorarios: [], totalDelConvenio: aPagar },
      })
    }),
  )
})

it('a CBU with any digit changed is refused', () => {
  const cbu = '2850590940090418135201'
  fc.assert(
    fc.property(fc.nat({ max: 21 }), fc.integer({ min: 1, max: 9 }), (lugar, suma) => {
      const otra = (Number(cbu[lugar]) + suma) % 10
      expect(parseCbu(`${cbu.slice(0, lugar)}${otra}${cbu.slice(lugar + 1)}`)).toBeUndefined()
    }),
  )
  expect(parseCbu(cbu)).toBe(cbu)
})
