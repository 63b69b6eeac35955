import {
  ACCIONES_DE_CONVENIO,
  CERO,
  type Centavos,
  checkCaducidad,
  checkEstadoTitulado,
  checkFirma,
  computeCargos,
  computeGastoFijo,
  computeHonorarios,
  computeSaldoDeConvenio,
  DESDE_SIEMPRE,
  decideAccionDeConvenio,
  decideRiesgo,
  describeCaducidad,
  FILAS_INICIALES,
  findEstadoHabitual,
  formatCentavos,
  formatFecha,
  isEnVigor,
  nombrarTitulos,
  type Porcentaje,
  parsePorcentaje,
  ROLES,
  reglasDeCaducidad,
  ultimoDiaDeConvenio,
  validateArancel,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  EntradaInvalida,
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readImporte,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'
import { writeDecision } from './write-salida.ts'

const readPorcentaje = (valor: unknown, campo: string): Porcentaje => {
  const leido = parsePorcentaje(readTexto(valor, campo))
  if (leido === undefined) throw new EntradaInvalida(`${campo}: se espera un porcentaje como '2.2'`)
  return leido
}

export const readCuotasDeConvenio = (valor: unknown, campo: string) =>
  readListaDeEntrada(
    valor,
    (cuota, donde) =>
      readObjeto(
        cuota,
        { cuota: readEntero, vencimiento: readFecha, cobrada: optionalDe(readLogico, false) },
        donde,
      ),
    campo,
  )

export const reglasDeConvenio = {
  'convenio/gasto-fijo': (entrada) => {
    const { total, ...estado } = readObjeto(entrada, {
      total: readImporte,
      porcentual: readPorcentaje,
      gastofijo: readPorcentaje,
      jus: nullable(readImporte),
    })
    return formatCentavos(computeGastoFijo(total, estado))
  },
  'convenio/honorarios': (entrada) => {
    const { total, estporc, gastoFijo, otrosGastos, tope } = readObjeto(entrada, {
      total: readImporte,
      estporc: readPorcentaje,
      gastoFijo: optionalDe<Centavos>(readImporte, CERO),
      otrosGastos: optionalDe<Centavos>(readImporte, CERO),
      tope: nullable(readPorcentaje),
    })
    return formatCentavos(computeHonorarios(total, estporc, gastoFijo, otrosGastos, tope).total)
  },
  'convenio/cargos': (entrada) => {
    const { fecha, filas, ...base } = readObjeto(entrada, {
      honorarios: readImporte,
      otrosGastos: optionalDe<Centavos>(readImporte, CERO),
      deuda: readImporte,
      fecha: readFecha,
      filas: optionalDe(readFilasDeParametro, []),
      judicial: optionalDe(readLogico, true),
      responsableInscripto: optionalDe(readLogico, true),
    })
    const cargos = computeCargos(base, [...FILAS_INICIALES, ...filas], fecha)
    return {
      iva: formatCentavos(cargos.iva.monto),
      aportes: formatCentavos(cargos.aportes.monto),
      tasaDeJusticia: formatCentavos(cargos.tasaDeJusticia.monto),
      sobretasa: formatCentavos(cargos.sobretasa.monto),
      ...(cargos.bono > 0 ? { bono: formatCentavos(cargos.bono) } : {}),
      ...(cargos.anticipo > 0 ? { anticipo: formatCentavos(cargos.anticipo) } : {}),
      total: formatCentavos(cargos.total),
    }
  },
  'convenio/arancel': (entrada) => {
    const { hoy, ...pedido } = readObjeto(entrada, {
      porcentual: readTexto,
      gastofijo: readTexto,
      jus: nullable(readTexto),
      vigenteDesde: nullable(readFecha),
      hoy: readFecha,
    })
    return writeDecision(validateArancel(pedido, hoy), ({ vigenteDesde, jus }) => ({
      vigenteDesde: formatFecha(vigenteDesde),
      jus: jus === null ? null : formatCentavos(jus),
    }))
  },
  'convenio/firma': (entrada) => {
    const { firma, hoy } = readObjeto(entrada, { firma: readFecha, hoy: readFecha })
    return checkFirma(firma, hoy).map(({ mensaje }) => mensaje)
  },
  'convenio/en-vigor': (entrada) =>
    isEnVigor(
      readObjeto(entrada, {
        activo: optionalDe(readLogico, true),
        confirmado: nullable(readFecha),
        retirado: optionalDe(readLogico, false),
      }),
    ),
  'convenio/titulos': (entrada) => {
    const { escrito, vigentes, judicial } = readObjeto(entrada, {
      escrito: optionalDe(readTexto, ''),
      vigentes: (valor: unknown, campo: string) => readListaDeEntrada(valor, readEntero, campo),
      judicial: optionalDe(readLogico, false),
    })
    const motivos = checkEstadoTitulado(vigentes, { judicial })
    return {
      titulos: [...nombrarTitulos(escrito, vigentes)],
      rechaza: motivos.map(({ mensaje }) => mensaje),
    }
  },
  'convenio/estado-propuesto': (entrada) => {
    const { titulos, radicado } = readObjeto(entrada, {
      titulos: (valor: unknown, campo: string) => readListaDeEntrada(valor, readEntero, campo),
      radicado: optionalDe(readLogico, false),
    })
    const estados = [{ judicial: false }, { judicial: true }]
    return findEstadoHabitual(titulos, estados, radicado)?.judicial ? 'judicial' : 'extrajudicial'
  },
  'convenio/accion': (entrada) => {
    const { rol, abogado, accion, ...convenio } = readObjeto(entrada, {
      rol: readOpcion(ROLES),
      abogado: optionalDe(readTexto, ''),
      accion: readOpcion(ACCIONES_DE_CONVENIO),
      codexterno: readTexto,
      confirmado: optionalDe(readLogico, false),
      activo: optionalDe(readLogico, true),
    })
    const decision = decideAccionDeConvenio({ rol, abogado, permisos: [] }, convenio, accion)
    return writeDecision(decision, () => 'puede')
  },
  'convenio/riesgo': (entrada) => {
    const { cuotas, hoy } = readObjeto(entrada, { cuotas: readCuotasDeConvenio, hoy: readFecha })
    return decideRiesgo(cuotas, hoy, reglasDeCaducidad(FILAS_INICIALES, hoy)).frase
  },
  'convenio/saldo': (entrada) => {
    const cuenta = readObjeto(entrada, {
      capital: readImporte,
      interes: readImporte,
      pagos: (valor: unknown, campo: string) => readListaDeEntrada(valor, readImporte, campo),
    })
    return computeSaldoDeConvenio(cuenta).frase
  },
  'convenio/ultimo-dia': (entrada) => {
    const { cuotas } = readObjeto(entrada, { cuotas: readCuotasDeConvenio })
    return ultimoDiaDeConvenio(cuotas, reglasDeCaducidad(FILAS_INICIALES, DESDE_SIEMPRE)).frase
  },
  'convenio/caducidad': (entrada) => {
    const { cuotas, hoy } = readObjeto(entrada, { cuotas: readCuotasDeConvenio, hoy: readFecha })
    const aviso = checkCaducidad(cuotas, hoy, reglasDeCaducidad(FILAS_INICIALES, hoy))
    return aviso === undefined ? 'al día' : `${aviso.causa}: ${describeCaducidad(aviso)}`
  },
} as const satisfies Record<string, Regla>
