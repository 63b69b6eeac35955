import type { Contract, ReplyOf } from '@apremia/api-client'
import type {
  AlarmasDeAbogado,
  CasosDeAbogado,
  NumerosDeAlarma,
  NumerosDeMesa,
  NumerosDeSaldadas,
  SaldadasDeAbogado,
} from './hoy-repo.ts'

type Numeros = Omit<ReplyOf<Contract['getHoy']>, 'hoy' | 'abogados'>

/**
 * Counts of the page of today's work (Hoy) for a lawyer without work: all are 0. The counts about agreements are null
 * when the municipality's own service stores the payments (D110).
 */
export const cero = (remoto: boolean): Numeros => {
  const sabido = remoto ? null : 0
  const mesa: NumerosDeMesa = { vencidos: 0, proximos: 0, sinActuaciones: 0 }
  const alarmas: NumerosDeAlarma = {
    ...{ caducidad: 0, medida: 0, resolucion: 0, banco: 0 },
    convenio: sabido,
  }
  const saldadas: NumerosDeSaldadas = { paraArchivar: 0, recientes: 0 }
  return {
    judicial: mesa,
    extrajudicial: mesa,
    alarmas: { judicial: alarmas, extrajudicial: alarmas },
    saldadas: { judicial: saldadas, extrajudicial: saldadas },
    cartasSinAcuse: 0,
    conveniosEnRiesgo: sabido,
  }
}

const sumarSabidos = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b

const sumarMesa = (a: NumerosDeMesa, b: NumerosDeMesa): NumerosDeMesa => ({
  vencidos: a.vencidos + b.vencidos,
  proximos: a.proximos + b.proximos,
  sinActuaciones: a.sinActuaciones + b.sinActuaciones,
})

const sumarAlarmas = (a: NumerosDeAlarma, b: NumerosDeAlarma): NumerosDeAlarma => ({
  caducidad: a.caducidad + b.caducidad,
  medida: a.medida + b.medida,
  resolucion: a.resolucion + b.resolucion,
  banco: a.banco + b.banco,
  convenio: sumarSabidos(a.convenio, b.convenio),
})

const sumarSaldadas = (a: NumerosDeSaldadas, b: NumerosDeSaldadas): NumerosDeSaldadas => ({
  paraArchivar: a.paraArchivar + b.paraArchivar,
  recientes: a.recientes + b.recientes,
})

export const sumarNumeros = (a: Numeros, b: Numeros): Numeros => ({
  judicial: sumarMesa(a.judicial, b.judicial),
  extrajudicial: sumarMesa(a.extrajudicial, b.extrajudicial),
  alarmas: {
    judicial: sumarAlarmas(a.alarmas.judicial, b.alarmas.judicial),
    extrajudicial: sumarAlarmas(a.alarmas.extrajudicial, b.alarmas.extrajudicial),
  },
  saldadas: {
    judicial: sumarSaldadas(a.saldadas.judicial, b.saldadas.judicial),
    extrajudicial: sumarSaldadas(a.saldadas.extrajudicial, b.saldadas.extrajudicial),
  },
  cartasSinAcuse: a.cartasSinAcuse + b.cartasSinAcuse,
  conveniosEnRiesgo: sumarSabidos(a.conveniosEnRiesgo, b.conveniosEnRiesgo),
})

export const mergeNumeros = (
  casos: readonly CasosDeAbogado[],
  avisados: readonly AlarmasDeAbogado[],
  pagos: readonly SaldadasDeAbogado[],
  cartas: ReadonlyMap<string, number>,
  convenios: ReadonlyMap<string, number> | null,
): ReadonlyMap<string, Numeros> => {
  const mesas = new Map(casos.map(({ abogado, mesas }) => [abogado, mesas]))
  const alarmas = new Map(avisados.map(({ abogado, alarmas }) => [abogado, alarmas]))
  const saldadas = new Map(pagos.map(({ abogado, saldadas }) => [abogado, saldadas]))
  const nada = cero(convenios === null)
  const codigos = new Set([
    ...mesas.keys(),
    ...alarmas.keys(),
    ...saldadas.keys(),
    ...cartas.keys(),
    ...(convenios?.keys() ?? []),
  ])
  return new Map(
    [...codigos].sort().map((codigo) => [
      codigo,
      {
        ...nada,
        ...mesas.get(codigo),
        alarmas: alarmas.get(codigo) ?? nada.alarmas,
        saldadas: saldadas.get(codigo) ?? nada.saldadas,
        cartasSinAcuse: cartas.get(codigo) ?? 0,
        conveniosEnRiesgo: convenios && (convenios.get(codigo) ?? 0),
      },
    ]),
  )
}
