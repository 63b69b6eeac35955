import {
  CALENDARIO_NACIONAL,
  CLAVES_DE_MESA,
  type ClaveDeMesa,
  checkFechasDeMesa,
  computeCaducidad,
  computePlazo,
  decideAlarmas,
  decideCaso,
  decideCierre,
  decideColor,
  decideEstadoDePlazo,
  decideSolapa,
  decideTipoDeCaso,
  decideTrabajoDelDia,
  decideTramo,
  decideVencimientos,
  decideVentana,
  describeConvenios,
  describeIngreso,
  describeMedida,
  describeUltima,
  explainSaldada,
  FILAS_INICIALES,
  findAbogadoACargo,
  findClasesDeSaldada,
  formatFecha,
  historiaAl,
  MESAS,
  periodosAl,
  RESULTADOS_DE_CARTA,
  readConsultaDeGestion,
  reglasDeInstancia,
  SOLAPAS,
  textos,
  validateFechaDeMesa,
  writeEstadoDePlazo,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  lectoresDeConvenios,
  lectoresDeFechas,
  lectoresDeHistoria,
  readPeriodos,
  readTiempo,
  resumenDeHistoria,
} from './read-caso.ts'
import {
  nullable,
  optionalDe,
  readEntero,
  readFecha,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { readFilasDeParametro } from './read-parametro.ts'
import { writeDecision, writeRespuesta } from './write-salida.ts'

const readClave = readOpcion(Object.keys(CLAVES_DE_MESA) as ClaveDeMesa[])

const lectoresDePlazo = { ...lectoresDeHistoria, plazoDeInicio: optionalDe(readTiempo, null) }

const lectoresDeVista = {
  ...lectoresDePlazo,
  ...lectoresDeFechas,
  hoy: readFecha,
  solapa: nullable(readOpcion(SOLAPAS)),
}

const readCartaDeCaso = (valor: unknown, campo: string) => {
  const { recibida, resultado, ...carta } = readObjeto(
    valor,
    {
      numero: readEntero,
      fecha: readFecha,
      recibida: nullable(readFecha),
      resultado: optionalDe(readOpcion(RESULTADOS_DE_CARTA), 'recibida'),
    },
    campo,
  )
  return { ...carta, acuse: recibida && { resultado, fecha: recibida } }
}

const lectoresDeTrabajo = {
  hoy: readFecha,
  fechaInicial: nullable(readFecha),
  mesa: optionalDe(readOpcion(MESAS), 'extrajudicial'),
  activo: optionalDe(readLogico, true),
  enMesa: optionalDe(readLogico, true),
  enConvenio: optionalDe(readLogico, false),
  etapa: optionalDe(readTexto, ''),
  tipo: optionalDe(readEntero, 200),
  actuacion: nullable(readFecha),
  vence: nullable(readFecha),
  desde: nullable(readFecha),
  caducidad: nullable(readFecha),
  medida: nullable(readFecha),
  resolucion: nullable(readFecha),
  banco: nullable(readFecha),
  convenio: nullable(readFecha),
  carta: nullable(readCartaDeCaso),
  saldada: nullable(readFecha),
  conMedida: optionalDe(readLogico, false),
  cerrada: optionalDe(readLogico, false),
}

const writeSolapas = (solapa: (typeof SOLAPAS)[number] | null, enTodos: boolean): string[] => [
  ...(solapa ? [textos.mesas.solapas[solapa]] : []),
  ...(enTodos ? [textos.mesas.solapas.todos] : []),
]

export const reglasDeCaso = {
  'caso/tipo': (entrada) => {
    const { al, ...historia } = readObjeto(entrada, {
      ...lectoresDeHistoria,
      al: nullable(readFecha),
    })
    const vista = al === null ? historia : historiaAl(historia, al)
    return writeRespuesta(decideTipoDeCaso(resumenDeHistoria(vista)), ({ mesa, situacion }) => ({
      tipo: textos.mesas.tipos[mesa],
      situacion,
    }))
  },
  'caso/plazo': (entrada) => {
    const { plazoDeInicio, ...historia } = readObjeto(entrada, lectoresDePlazo)
    const respuesta = computePlazo(resumenDeHistoria(historia), plazoDeInicio)
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/fechas': (entrada) => {
    const resumen = resumenDeHistoria(readObjeto(entrada, lectoresDeHistoria))
    const ultima = describeUltima(resumen)
    return writeRespuesta(ultima, () => ({
      inicial: describeIngreso(resumen).frase,
      ultima: ultima.frase,
    }))
  },
  'caso/ventana': (entrada) => {
    const { hoy, fechaInicial, sinEvaluar, ...historia } = readObjeto(entrada, {
      ...lectoresDeHistoria,
      ...lectoresDeFechas,
      hoy: readFecha,
    })
    const resumen = resumenDeHistoria(historiaAl(historia, hoy))
    const { mesa } = decideTipoDeCaso(resumen).valor
    const { solapa } = decideSolapa(resumen, mesa, { fechaInicial, sinEvaluar }).valor
    const respuesta = decideVentana(resumen, { hoy, solapa })
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/color': (entrada) => {
    const { hoy, solapa, plazoDeInicio, fechaInicial, sinEvaluar, ...historia } = readObjeto(
      entrada,
      lectoresDeVista,
    )
    const fechas = { fechaInicial, sinEvaluar }
    const { valor } = computePlazo(resumenDeHistoria(historia), plazoDeInicio)
    const respuesta = decideColor(valor, { hoy, fechas, solapa })
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/estado-de-plazo': (entrada) => {
    const { hoy, solapa, plazoDeInicio, fechaInicial, sinEvaluar, ...historia } = readObjeto(
      entrada,
      lectoresDeVista,
    )
    const resumen = resumenDeHistoria(historia)
    const { valor } = computePlazo(resumen, plazoDeInicio)
    const vista = { hoy, fechas: { fechaInicial, sinEvaluar }, solapa }
    return writeRespuesta(
      decideEstadoDePlazo(valor, resumen.saldada !== null, vista),
      writeEstadoDePlazo,
    )
  },
  'caso/vencimientos': (entrada) => {
    const { hoy, solapa, plazoDeInicio, fechaInicial, sinEvaluar, ...historia } = readObjeto(
      entrada,
      lectoresDeVista,
    )
    const fechas = { fechaInicial, sinEvaluar }
    const resumen = resumenDeHistoria(historia)
    const { valor } = computePlazo(resumen, plazoDeInicio)
    const respuesta = decideVencimientos(resumen, valor, { hoy, fechas, solapa })
    return writeRespuesta(respuesta, (vencimientos) =>
      vencimientos.map((uno) => textos.mesas.vencimientos[uno]),
    )
  },
  'caso/solapa': (entrada) => {
    const { mesa, fechaInicial, sinEvaluar, ...historia } = readObjeto(entrada, {
      ...lectoresDeHistoria,
      ...lectoresDeFechas,
      mesa: readOpcion(MESAS),
    })
    const fechas = { fechaInicial, sinEvaluar }
    return writeRespuesta(
      decideSolapa(resumenDeHistoria(historia), mesa, fechas),
      ({ solapa, enTodos }) => writeSolapas(solapa, enTodos),
    )
  },
  'caso/fechas-de-mesa': (entrada) => {
    const { clave, fecha, ...actuales } = readObjeto(entrada, {
      ...lectoresDeFechas,
      clave: readClave,
      fecha: readTexto,
    })
    return writeDecision(validateFechaDeMesa(actuales, clave, fecha), (valor) => ({
      fechaInicial: valor.fechaInicial && formatFecha(valor.fechaInicial),
      sinEvaluar: valor.sinEvaluar && formatFecha(valor.sinEvaluar),
    }))
  },
  'caso/explicar': (entrada) => {
    const { hoy, plazoDeInicio, fechaInicial, sinEvaluar, enRiesgo, ...historia } = readObjeto(
      entrada,
      {
        ...lectoresDePlazo,
        ...lectoresDeFechas,
        ...lectoresDeConvenios,
        hoy: readFecha,
      },
    )
    const fechas = { fechaInicial, sinEvaluar }
    const instancia = reglasDeInstancia(FILAS_INICIALES)
    const { mesas, resumen, ...resto } = decideCaso(
      historia,
      { hoy, fechas, inicio: plazoDeInicio, instancia },
      { hoy, enRiesgo },
    )
    const respuestas = Object.entries({ ...resto, ...mesas })
    return Object.fromEntries(respuestas.map(([que, { frase }]) => [que, frase]))
  },
  /**
   * Computes the last day on which a court case without activity has not yet lapsed ('caducidad'). The rule uses the
   * initial parameters of the product plus the parameter rows of the test case.
   */
  'caso/caducidad': (entrada) => {
    const { filas, ...historia } = readObjeto(entrada, {
      ...lectoresDeHistoria,
      filas: optionalDe(readFilasDeParametro, []),
    })
    const reglas = reglasDeInstancia([...FILAS_INICIALES, ...filas])
    const respuesta = computeCaducidad(resumenDeHistoria(historia), reglas)
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/medida': (entrada) => {
    const respuesta = describeMedida(resumenDeHistoria(readObjeto(entrada, lectoresDeHistoria)))
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/saldada': (entrada) => {
    const { periodos, al } = readObjeto(entrada, {
      periodos: readPeriodos,
      al: nullable(readFecha),
    })
    const respuesta = explainSaldada(al === null ? periodos : periodosAl(periodos, al))
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  /**
   * Tells which step is still needed to close a case whose debt is paid. `saldada` is the day of the last payment.
   * `sabido` is the day on which the product learnt of that payment, by default the same day.
   */
  'caso/cierre': (entrada) => {
    const { hoy, saldada, sabido, ...resto } = readObjeto(entrada, {
      hoy: readFecha,
      saldada: nullable(readFecha),
      sabido: nullable(readFecha),
      conMedida: optionalDe(readLogico, false),
      cerrada: optionalDe(readLogico, false),
    })
    const hechos = {
      ...resto,
      saldada: saldada && { desde: saldada, sabido: sabido ?? saldada },
    }
    const respuesta = decideCierre(hechos)
    return writeRespuesta(respuesta, () => ({
      falta: respuesta.frase,
      filtros: findClasesDeSaldada(hechos, hoy).map((clase) => textos.mesas.saldadas[clase]),
    }))
  },
  'caso/trabajo-del-dia': (entrada) => {
    const leido = readObjeto(entrada, lectoresDeTrabajo)
    const { hoy, fechaInicial, vence, desde, tipo, actuacion, carta, saldada, ...resto } = leido
    const { caducidad, medida, resolucion, banco, convenio, ...hechos } = resto
    const respuesta = decideTrabajoDelDia(
      {
        ...hechos,
        calendario: CALENDARIO_NACIONAL,
        plazo: vence && { vence, desde: desde ?? actuacion ?? vence, origen: 'etapa' },
        actuacion: actuacion && { tpId: tipo, fecha: actuacion },
        carta,
        alarmas: { caducidad, medida, resolucion, banco, convenio },
        saldada: saldada && { desde: saldada, sabido: saldada },
      },
      hoy,
      { fechaInicial, sinEvaluar: null },
    )
    const { grupos, pasos } = textos.hoy.miDia
    return writeRespuesta(respuesta, (trabajo) =>
      trabajo
        ? `${grupos[trabajo.grupo]}. ${respuesta.frase} ${pasos[trabajo.paso]}`
        : respuesta.frase,
    )
  },
  'caso/convenio': (entrada) => {
    const { hoy, dia, enRiesgo } = readObjeto(entrada, {
      ...lectoresDeConvenios,
      hoy: readFecha,
      dia: nullable(readFecha),
    })
    const respuesta = describeConvenios(dia ?? hoy, { hoy, enRiesgo })
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/alarmas': (entrada) => {
    const { hoy, ...fechas } = readObjeto(entrada, {
      hoy: readFecha,
      caducidad: nullable(readFecha),
      medida: nullable(readFecha),
      resolucion: nullable(readFecha),
      banco: nullable(readFecha),
      convenio: nullable(readFecha),
      saldada: nullable(readFecha),
    })
    const respuesta = decideAlarmas(fechas, hoy)
    return writeRespuesta(respuesta, () => respuesta.frase)
  },
  'caso/tramo': (entrada) => {
    const { hoy, ultima } = readObjeto(entrada, { hoy: readFecha, ultima: nullable(readFecha) })
    return textos.mesas.tramos[decideTramo(ultima, hoy)]
  },
  'caso/abogado-a-cargo': (entrada) =>
    findAbogadoACargo(
      readObjeto(entrada, {
        deuda: nullable(readTexto),
        situacion: nullable(readTexto),
        actuacion: nullable(readTexto),
      }),
    ),
  'caso/consulta': (entrada) =>
    readConsultaDeGestion(
      Object.fromEntries(
        Object.entries(entrada ?? {}).map(([clave, valor]) => [clave, readTexto(valor, clave)]),
      ),
    ),
  'caso/avisos-de-mesa': (entrada) => checkFechasDeMesa(readObjeto(entrada, lectoresDeFechas)),
} as const satisfies Record<string, Regla>
