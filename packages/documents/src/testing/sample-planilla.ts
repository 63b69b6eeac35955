import {
  addCentavos,
  centavos,
  fecha,
  type OpcionDePago,
  type PlanillaDatos,
  splitCentavos,
} from '@apremia/core'
import { sampleConvenio, sampleDeuda, sampleHonorarios } from './sample-convenio.ts'

export const sampleOpcion = (
  nombre: string,
  {
    deuda = centavos(104_321_055),
    judicial = false,
    cantidad = 1,
    ...over
  }: Partial<OpcionDePago> & {
    readonly cantidad?: number
    readonly deuda?: OpcionDePago['aPagar']
    readonly judicial?: boolean
  } = {},
): OpcionDePago => {
  const [descuento, financiacion] = [
    over.descuento ?? centavos(0),
    over.financiacion ?? centavos(0),
  ]
  const anticipo = over.anticipo ?? centavos(0)
  const aPagar = addCentavos(deuda, financiacion, centavos(-descuento))
  const [cuota] = splitCentavos(centavos(aPagar - anticipo), cantidad)
  const honorarios = sampleHonorarios(deuda, { judicial })
  return {
    tipo: judicial ? 'juicio' : 'plan',
    plan: '',
    nombre,
    descuento,
    financiacion,
    tasa: null,
    anticipo,
    cuotas: [{ cantidad, monto: cuota ?? aPagar }],
    ultimoVencimiento: fecha('2026-12-07'),
    origenDeVencimientos: '',
    aPagar,
    honorarios,
    total: addCentavos(aPagar, honorarios.total),
    ...over,
  }
}

export const sampleOpciones = (deuda = centavos(104_321_055)): OpcionDePago[] => [
  sampleOpcion('Pagar hoy', { deuda, tipo: 'hoy', ultimoVencimiento: fecha('2026-09-05') }),
  sampleOpcion('Cuotas con interés', {
    deuda,
    plan: 'ABLT',
    cantidad: 15,
    financiacion: centavos(Math.round(deuda * 0.375)),
    tasa: { texto: '2.5', etiqueta: 'DEMO' },
    ultimoVencimiento: fecha('2027-12-07'),
    origenDeVencimientos: 'DEMO',
  }),
  sampleOpcion('6 cuotas sin interés', { deuda, plan: 'W2113', cantidad: 6 }),
  sampleOpcion('Pago único con reducción de intereses', {
    deuda,
    plan: 'W2201',
    descuento: centavos(7_654_321),
  }),
  sampleOpcion('Anticipo y 6 cuotas', {
    deuda,
    plan: 'W2203',
    cantidad: 6,
    anticipo: centavos(Math.round(deuda * 0.3)),
  }),
  sampleOpcion('Esperar el juicio', { deuda, judicial: true }),
]

export const samplePlanilla = (over: Partial<PlanillaDatos> = {}): PlanillaDatos => {
  const { municipio, fecha, abogado } = sampleConvenio()
  const deudas = [sampleDeuda(12), sampleDeuda(7, { imponible: '98765', recurso: 'AB' })]
  const suma = (campo: 'capital' | 'interes' | 'total') =>
    addCentavos(...deudas.map((deuda) => deuda[campo]))
  return {
    municipio,
    fecha,
    liquidadoAl: fecha,
    contribuyente: 'González Peña, María',
    abogado: { ...abogado, nombre: 'Bertolini, Juan Ignacio' },
    deudas: deudas.map(({ periodos: _, plan: __, contribuyente: ___, ...deuda }, i) => ({
      ...deuda,
      periodos: i === 0 ? '2019: 1 a 6 · 2020: 1 a 6' : '2019: 1 a 6 · 2020: 1',
    })),
    capital: suma('capital'),
    interes: suma('interes'),
    total: suma('total'),
    opciones: sampleOpciones(),
    ...over,
  }
}
