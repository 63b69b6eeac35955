import {
  ALCANCES_DE_DIA,
  type CalendarioHabil,
  CLASES_DE_DIA,
  computeNotificacionElectronica,
  computePlazoJudicial,
  type DiaInhabil,
  decideDiaInhabil,
  describeValorDeParametro,
  type Fecha,
  findDescanso,
  formatFecha,
  type LugarDeTermino,
  parseAmbito,
  parseDiasDeSemana,
  writeAmbito,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import {
  optionalDe,
  readEntero,
  readFecha,
  readListaDeEntrada,
  readLogico,
  readObjeto,
  readOpcion,
  readTexto,
} from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

const texto = optionalDe(readTexto, '')

const LECTORES_DE_DIA = {
  desde: readFecha,
  hasta: optionalDe(readFecha, null),
  alcance: optionalDe(readOpcion(ALCANCES_DE_DIA), 'nacion'),
  lugar: texto,
  clase: optionalDe(readOpcion(CLASES_DE_DIA), 'asueto'),
  motivo: optionalDe(readTexto, 'Asueto'),
  quitado: texto,
} as const

/** Completes a row of non-working days. A row without a last day is about one day only. */
const toDia = ({
  hasta,
  ...dia
}: Omit<DiaInhabil, 'hasta'> & { readonly hasta: Fecha | null }): DiaInhabil => ({
  ...dia,
  hasta: hasta ?? dia.desde,
})

const readDia = (valor: unknown, campo: string): DiaInhabil =>
  toDia(readObjeto(valor, LECTORES_DE_DIA, campo))

const readFeria = (valor: unknown, campo: string) =>
  readObjeto(valor, { desde: readFecha, hasta: readFecha }, campo)

export const readDias = (valor: unknown, campo: string) => readListaDeEntrada(valor, readDia, campo)

const LECTORES_DE_CALENDARIO = {
  dias: optionalDe(readDias, []),
  ferias: optionalDe(
    (valor: unknown, campo: string) => readListaDeEntrada(valor, readFeria, campo),
    [],
  ),
} as const

/**
 * Reads the non-working days and court recesses of a test case. Without them, the calendar has only the national
 * holidays of the law.
 */
export const readCalendarioHabil = (valor: unknown, campo: string): CalendarioHabil =>
  valor === undefined ? { dias: [], ferias: [] } : readObjeto(valor, LECTORES_DE_CALENDARIO, campo)

export const reglasDeDiaInhabil = {
  'dia-inhabil/descanso': (entrada) => {
    const { fecha, donde, juzgado, departamento, ...calendario } = readObjeto(entrada, {
      ...LECTORES_DE_CALENDARIO,
      fecha: readFecha,
      donde: optionalDe(readOpcion(['municipio', 'juicio']), 'municipio'),
      ...{ juzgado: texto, departamento: texto },
    })
    const lugar: LugarDeTermino =
      donde === 'municipio' ? { de: donde } : { de: donde, juzgado, departamento }
    const descanso = findDescanso(fecha, calendario, lugar)
    return descanso && `${descanso.motivo} (${writeAmbito(descanso)})`
  },
  'dia-inhabil/plazo-judicial': (entrada) => {
    const {
      dias: cuantos,
      calendario,
      ...pedido
    } = readObjeto(entrada, {
      ...{ desde: readFecha, dias: readEntero, juzgado: texto, departamento: texto },
      calendario: readCalendarioHabil,
    })
    return computePlazoJudicial({ ...pedido, dias: cuantos }, calendario).frase
  },
  'dia-inhabil/notificacion-electronica': (entrada) => {
    const { dias, calendario, plazo, ...pedido } = readObjeto(entrada, {
      ...{ disponible: readFecha, juzgado: texto, departamento: texto },
      dias: optionalDe(readTexto, 'martes y viernes'),
      plazo: optionalDe(readEntero, null),
      calendario: readCalendarioHabil,
    })
    const leidos = parseDiasDeSemana(dias)
    if (leidos === undefined) return { rechaza: describeValorDeParametro('notificacion.dias') }
    const notificacion = computeNotificacionElectronica({ ...pedido, dias: leidos }, calendario)
    if (plazo === null) return notificacion.frase
    const { frase } = computePlazoJudicial(
      { ...pedido, desde: notificacion.valor, dias: plazo },
      calendario,
    )
    return `${notificacion.frase} ${frase}`
  },
  'dia-inhabil/guardar': (entrada) => {
    const { dias, nuevo, ...tecleado } = readObjeto(entrada, {
      ...LECTORES_DE_DIA,
      dias: optionalDe(readDias, []),
      nuevo: optionalDe(readLogico, true),
    })
    return writeDecision(
      decideDiaInhabil(toDia(tecleado), { dias, nuevo }),
      ({ desde, hasta }) => `${formatFecha(desde)} a ${formatFecha(hasta)}`,
    )
  },
  'dia-inhabil/ambito': (entrada) => {
    const ambito = parseAmbito(readTexto(entrada))
    return ambito === undefined ? null : { ...ambito, escrito: writeAmbito(ambito) }
  },
} as const satisfies Record<string, Regla>
