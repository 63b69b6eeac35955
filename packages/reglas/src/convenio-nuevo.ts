import {
  addCentavos,
  CATALOGO_INICIAL,
  CERO,
  type Centavos,
  CLASES_DE_PAGO,
  type ConvenioTecleado,
  compareOpciones,
  comparePresupuestos,
  decidePeriodos,
  decideSeleccion,
  describePeriodo,
  type EstadoDeConvenio,
  FILAS_INICIALES,
  firmanteDeContribuyente,
  formatCentavos,
  formatFecha,
  parametrosDePlan,
  parseImporteTecleado,
  parsePorcentaje,
  ROLES,
  simulateConvenio,
  splitPago,
  sumPeriodos,
  validateConvenio,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readPlan } from './plan.ts'
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

const readClase = readOpcion(['inmueble', 'comercio'])

/** Reads a period 'SS 58 2024/1': tax SS, property or business 58, year 2024 and instalment 1. */
const readClave = (valor: unknown, campo: string) => {
  const match = /^(\w+) (\d+) (\d{4})\/(\d{1,2})$/.exec(readTexto(valor, campo))
  const [, recurso = '', imponible = '', anio, cuota] = match ?? []
  if (!match) throw new EntradaInvalida(`${campo}: se espera un período como 'SS 58 2024/1'`)
  return { recurso, imponible, anio: Number(anio), cuota: Number(cuota) }
}

const readElegido = (valor: unknown, campo: string) => {
  const {
    periodo,
    falta,
    capital,
    interes,
    total: leido,
    ...situacion
  } = readObjeto(
    valor,
    {
      periodo: readClave,
      falta: optionalDe(readLogico, false),
      legal: optionalDe(readTexto, 'A01'),
      enPlan: optionalDe(readLogico, false),
      convenio: nullable(readTexto),
      capital: nullable(readImporte),
      interes: nullable(readImporte),
      total: nullable(readImporte),
    },
    campo,
  )
  const total = leido ?? (capital === null ? null : addCentavos(capital, interes ?? CERO))
  const hallado = falta ? null : { ...situacion, capital, interes, total }
  return { ...periodo, hallado }
}

const readPeriodo = (valor: unknown, campo: string) => {
  const { periodo, capital, interes, sinSeparar } = readObjeto(
    valor,
    {
      periodo: readClave,
      capital: readImporte,
      interes: optionalDe<Centavos>(readImporte, CERO),
      sinSeparar: optionalDe(readLogico, false),
    },
    campo,
  )
  return {
    ...{ ...periodo, capital, interes, total: addCentavos(capital, interes), legal: 'A01' },
    ...(sinSeparar ? { sinSeparar } : {}),
  }
}

export const readPeriodosDeConvenio = (valor: unknown, campo: string) =>
  readListaDeEntrada(valor, readPeriodo, campo)

const readPedido = (valor: unknown, campo: string) => {
  const { de, ...plan } = readObjeto(
    valor,
    {
      de: readTexto,
      plan: readPlan,
      cuotas: nullable(readEntero),
      anticipo: nullable(readImporte),
    },
    campo,
  )
  const [recurso = '', imponible = ''] = de.split(' ')
  return { recurso, imponible, ...plan }
}

const LISTAS = {
  caracteres: [
    { id: 1, otros: false, representa: false },
    { id: 2, otros: false, representa: true },
    { id: 5, otros: true, representa: false },
  ],
  estados: [{ id: 1 }, { id: 2 }],
  formasDePago: [
    { id: 1, clase: 'contado' },
    { id: 2, clase: 'cuotas' },
    { id: 3, clase: 'mixto' },
  ],
  topeDeCuotas: 15,
} as const

/** Agreement form without errors. Each test case gives only the fields that it changes. */
const COMPLETO: ConvenioTecleado = {
  fechaconf: '2026-11-20',
  firma_caracter: 1,
  firma_caracter_otros: '',
  frm_dni: '12.345.678',
  frm_nombre: 'PÉREZ, ANA',
  frm_tel: '0336 4421000',
  frm_cel: '3364123456',
  frm_email: 'ana@ejemplo.com.ar',
  frm_loc: 'San Nicolás',
  frm_dir: 'Mitre 123',
  estado_id: 1,
  titulo: '',
  frmpg_id: 1,
  montopago: '',
  cuotaspago: '',
  otgastos: '',
  obsotgastos: '',
  obs: '',
}

const readTecleado = (valor: unknown, campo: string): ConvenioTecleado => {
  if (typeof valor !== 'object' || valor === null)
    throw new EntradaInvalida(`${campo}: se espera un formulario`)
  const ajeno = Object.keys(valor).find((clave) => !Object.hasOwn(COMPLETO, clave))
  if (ajeno !== undefined) throw new EntradaInvalida(`${campo}: no hay ningún campo ${ajeno}`)
  return { ...COMPLETO, ...valor }
}

export const buildEstado = (id: number, nombre: string, estporc: string): EstadoDeConvenio => ({
  id,
  nombre,
  judicial: id === 2,
  estporc,
  porcentual: parsePorcentaje(estporc) ?? { numerador: 0n, denominador: 1n },
  estgasto: '5.00',
  gastofijo: { numerador: 5n, denominador: 100n },
  jus: null,
})

const leerImporte = (texto: string): Centavos | undefined => {
  const leido = parseImporteTecleado(texto)
  return leido.ok ? leido.valor : undefined
}

export const reglasDeConvenioNuevo = {
  'convenio/seleccion': (entrada) => {
    const { rol, abogado, clase, pedido, elegidos } = readObjeto(entrada, {
      rol: readOpcion(ROLES),
      abogado: optionalDe(readTexto, ''),
      clase: optionalDe(readClase, 'inmueble'),
      pedido: optionalDe(readTexto, ''),
      elegidos: (valor: unknown, campo: string) => readListaDeEntrada(valor, readElegido, campo),
    })
    const principal = { rol, abogado, permisos: [] }
    const decision = decideSeleccion(principal, {
      clase,
      recursos: CATALOGO_INICIAL,
      pedido,
      elegidos,
    })
    return writeDecision(decision, (seleccion) => ({
      abogado: seleccion.abogado,
      periodos: seleccion.periodos.map(
        (p) => `${describePeriodo(p)}: ${formatCentavos(p.capital)} + ${formatCentavos(p.interes)}`,
      ),
    }))
  },
  'convenio/periodos': (entrada) => {
    const { rol, abogado, pedido, deuda } = readObjeto(entrada, {
      rol: readOpcion(ROLES),
      abogado: optionalDe(readTexto, ''),
      pedido: optionalDe(readTexto, ''),
      deuda: (valor: unknown, campo: string) => readListaDeEntrada(valor, readElegido, campo),
    })
    const principal = { rol, abogado, permisos: [] }
    const { entran, afuera } = decidePeriodos(principal, { pedido, periodos: deuda })
    return {
      entran: entran.map(describePeriodo),
      total: formatCentavos(sumPeriodos(entran).total),
      afuera: afuera.map(({ porque: { codigo, mensaje } }) => `${codigo}: ${mensaje}`),
    }
  },
  'convenio/simular': (entrada) => {
    const { clase, periodos, planes, firma, filas } = readObjeto(entrada, {
      clase: optionalDe(readClase, 'inmueble'),
      periodos: readPeriodosDeConvenio,
      planes: (valor: unknown, campo: string) => readListaDeEntrada(valor, readPedido, campo),
      firma: readFecha,
      filas: optionalDe(readFilasDeParametro, []),
    })
    const parametros = parametrosDePlan([...FILAS_INICIALES, ...filas], firma)
    const decision = simulateConvenio({
      clase,
      periodos,
      pedidos: planes,
      firma,
      parametros,
      recursos: CATALOGO_INICIAL,
    })
    return writeDecision(decision, (hechos) =>
      hechos.map(
        ({ recurso, imponible, plan }) =>
          `${recurso} ${imponible}: ${plan.plan}, ${plan.cuotas.length} cuotas, ${formatCentavos(plan.aPagar)}`,
      ),
    )
  },
  'convenio/validar': (entrada) => {
    const { formulario, hoy, edicion } = readObjeto(entrada, {
      formulario: readTecleado,
      hoy: readFecha,
      edicion: optionalDe(readLogico, false),
    })
    const decision = validateConvenio({
      tecleado: formulario,
      listas: LISTAS,
      hoy,
      edicion,
      leerImporte,
    })
    return writeDecision(decision, ({ ficha, avisos }) => ({
      firma: formatFecha(ficha.fechaconf),
      dni: ficha.frm_dni,
      montopago: formatCentavos(ficha.montopago),
      cuotaspago: ficha.cuotaspago,
      avisos: avisos.map(({ mensaje }) => mensaje),
    }))
  },
  'convenio/firmante': (entrada) =>
    firmanteDeContribuyente(
      readObjeto(entrada, {
        APYNOM: readTexto,
        NRO_DOC: optionalDe(readTexto, ''),
        TELEFONOS: optionalDe(readTexto, ''),
        EMAIL: optionalDe(readTexto, ''),
        LOCALIDAD: optionalDe(readTexto, ''),
        DOMICILIO: optionalDe(readTexto, ''),
      }),
    ),
  'convenio/pago': (entrada) => {
    const { total, ...pago } = readObjeto(entrada, {
      total: readImporte,
      clase: readOpcion(CLASES_DE_PAGO),
      montopago: optionalDe<Centavos>(readImporte, CERO),
      cuotaspago: optionalDe(readEntero, 0),
    })
    const { alContado, cuotas } = splitPago(total, pago)
    return {
      alContado: formatCentavos(alContado),
      cuotas: cuotas.map(({ monto }) => formatCentavos(monto)),
    }
  },
  'convenio/opciones': (entrada) => {
    const { clase, periodos, cuotas, firma, filas } = readObjeto(entrada, {
      clase: optionalDe(readClase, 'inmueble'),
      periodos: readPeriodosDeConvenio,
      cuotas: nullable(readEntero),
      firma: readFecha,
      filas: optionalDe(readFilasDeParametro, []),
    })
    const todas = [...FILAS_INICIALES, ...filas]
    return compareOpciones({
      clase,
      periodos,
      cuotas,
      firma,
      parametros: parametrosDePlan(todas, firma),
      recursos: CATALOGO_INICIAL,
      filas: todas,
      estado: buildEstado(1, 'Extrajudicial', '10.00'),
      estadoJudicial: buildEstado(2, 'Judicial', '15.00'),
      responsableInscripto: true,
    }).map(({ tipo, plan, anticipo, cuotas, aPagar, honorarios, total }) => {
      const enCuotas = cuotas.map(
        ({ cantidad, monto }) => `${cantidad} de ${formatCentavos(monto)}`,
      )
      const pago = `${anticipo > 0 ? `${formatCentavos(anticipo)} y ` : ''}${enCuotas.join(', ')}`
      return `${plan || tipo}: ${pago}; ${formatCentavos(aPagar)} + ${formatCentavos(honorarios.total)} = ${formatCentavos(total)}`
    })
  },
  'convenio/presupuestos': (entrada) => {
    const { clase, periodos, fuera, cuotas, anticipo, firma, filas } = readObjeto(entrada, {
      clase: optionalDe(readClase, 'inmueble'),
      periodos: readPeriodosDeConvenio,
      fuera: optionalDe(readPeriodosDeConvenio, []),
      cuotas: nullable(readEntero),
      anticipo: nullable(readImporte),
      firma: readFecha,
      filas: optionalDe(readFilasDeParametro, []),
    })
    const todas = [...FILAS_INICIALES, ...filas]
    const { planes, liquidacion } = comparePresupuestos({
      clase,
      lineas: [...periodos, ...fuera],
      entran: periodos,
      cuotas,
      anticipo,
      firma,
      parametros: parametrosDePlan(todas, firma),
      recursos: CATALOGO_INICIAL,
      filas: todas,
      arancel: buildEstado(1, 'Extrajudicial', '10.00'),
      responsableInscripto: true,
    })
    return planes.map(({ plan, simulado, motivos, total }) => {
      if (simulado === null || total === null)
        return `${plan}: ${motivos.map(({ mensaje }) => mensaje).join(' ')}`.replaceAll(
          '\u00a0',
          ' ',
        )
      const corrientes = simulado.cuotas.filter(({ cuota }) => cuota > 0)
      const conAnticipo = simulado.anticipo > 0 ? `${formatCentavos(simulado.anticipo)} y ` : ''
      const pago = `${conAnticipo}${corrientes.length} de ${formatCentavos(corrientes[0]?.monto ?? CERO)}`
      const aPagar = formatCentavos(simulado.aPagar)
      return liquidacion === null
        ? `${plan}: ${pago}; ${aPagar}, sin honorarios`
        : `${plan}: ${pago}; ${aPagar} + ${formatCentavos(liquidacion.total)} = ${formatCentavos(total)}`
    })
  },
} as const satisfies Record<string, Regla>
