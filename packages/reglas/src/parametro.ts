import {
  checkPartidasSinForma,
  decideCambioDeParametro,
  describePartidasSinForma,
  FILAS_INICIALES,
  formatFecha,
  listVigencias,
  parametroVigente,
  validateParametros,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readTexto,
} from './read-entrada.ts'
import { readClaveDeParametro, readFilasDeParametro } from './read-parametro.ts'
import { writeDecision, writeRechazo } from './write-salida.ts'

export const reglasDeParametro = {
  'parametro/partidas': (entrada) => {
    const { motivo, ...partidas } = readObjeto(entrada, {
      n: readEntero,
      total: readEntero,
      primeras: (valor: unknown, campo: string) => readListaDeEntrada(valor, readTexto, campo),
      motivo: optionalDe(readTexto, ''),
    })
    const motivos = checkPartidasSinForma(partidas, motivo)
    return motivos.length > 0
      ? writeRechazo(motivos)
      : { avisos: describePartidasSinForma(partidas) }
  },
  /**
   * Finds the value of a parameter that is in force on a day, among the initial values of the product and the values
   * that the test case gives.
   */
  'parametro/vigente': (entrada) => {
    const { filas, clave, fecha } = readObjeto(entrada, {
      filas: optionalDe(readFilasDeParametro, []),
      clave: readClaveDeParametro,
      fecha: readFecha,
    })
    const todas = [...FILAS_INICIALES, ...filas]
    const motivos = validateParametros(todas)
    if (motivos.length > 0) return writeRechazo(motivos)
    return parametroVigente(todas, clave, fecha)?.valor ?? null
  },
  'parametro/cambio': (entrada) => {
    const { filas, hoy, sinPedirMotivo, ...pedido } = readObjeto(entrada, {
      filas: optionalDe(readFilasDeParametro, []),
      sinPedirMotivo: optionalDe(readLogico, false),
      clave: readTexto,
      valor: readTexto,
      vigenteDesde: nullable(readFecha),
      motivo: optionalDe(readTexto, ''),
      propuesto: optionalDe(readLogico, false),
      hoy: readFecha,
    })
    const decision = decideCambioDeParametro(
      { ...pedido, motivo: sinPedirMotivo ? null : pedido.motivo },
      [...FILAS_INICIALES, ...filas],
      hoy,
    )
    return writeDecision(decision, ({ valor, vigenteDesde, anterior, corrige, cambia }) => {
      if (!cambia) return 'ya vale eso'
      const desde = formatFecha(vigenteDesde)
      return { [corrige ? 'corrige' : 'agrega']: valor, desde, anterior }
    })
  },
  'parametro/vigencias': (entrada) => {
    const { filas, clave, hoy } = readObjeto(entrada, {
      filas: optionalDe(readFilasDeParametro, []),
      clave: readClaveDeParametro,
      hoy: readFecha,
    })
    return listVigencias([...FILAS_INICIALES, ...filas], clave, hoy).map((vigencia) => {
      const hasta = vigencia.hasta === null ? '' : ` hasta ${formatFecha(vigencia.hasta)}`
      const rige = vigencia.rige ? ', rige hoy' : ''
      return `${vigencia.valor} desde ${formatFecha(vigencia.desde)}${hasta}${rige}`
    })
  },
} as const satisfies Record<string, Regla>
