import { escritosJudiciales } from '../texto/escritos-judiciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { listPeriodos } from '../titulo/periodo.ts'
import { computeSaldoDeEscrito } from './campos-de-convenio.ts'
import {
  CAMPOS_DE_ESCRITO,
  type GrupoDeCampos,
  grupoDeCampo,
  grupoDeLista,
  LISTAS_DE_ESCRITO,
  type ValoresDeEscrito,
} from './campos-de-escrito.ts'
import { bloqueDeMarca, marcasDeTexto } from './check-marcas.ts'
import type { DatosDeEscrito } from './datos-de-escrito.ts'

const t = escritosJudiciales

/**
 * Returns the names of the fields that a template uses, including the fields of its blocks of text, without
 * repetitions.
 */
export const listUsados = (
  nombres: readonly string[],
  bloques: Readonly<Record<string, string>>,
): string[] => {
  const deBloques = nombres.flatMap((nombre) => {
    const bloque = bloqueDeMarca(nombre)
    return bloque === undefined ? [] : marcasDeTexto(bloques[bloque] ?? '')
  })
  return [...new Set([...nombres, ...deBloques.map(({ nombre }) => nombre)])]
}

/**
 * Tells whether a court paper uses a field about the amount of a court measure. A person must then type the budget for
 * interest and costs, as a percentage.
 */
export const pidePresupuesto = (usados: readonly string[]): boolean =>
  usados.some((nombre) => grupoDeCampo(nombre) === 'medida')

/**
 * Tells whether the person must choose a debtor for a court paper. That is so when the paper uses fields of a debtor
 * and does not list all the debtors.
 */
export const pideDeudor = (usados: readonly string[]): boolean =>
  !usados.includes('deudores') && usados.some((nombre) => grupoDeCampo(nombre) === 'deudor')

const queDe = (nombre: string): string => {
  const que = CAMPOS_DE_ESCRITO.find((campo) => campo.nombre === nombre)?.que ?? nombre
  const [antesDelPunto = que] = que.split(/[;:,]/)
  return `${antesDelPunto.charAt(0).toLowerCase()}${antesDelPunto.slice(1)}`
}

const cargueDe = (nombre: string): string =>
  Object.entries(t.cargueDeCampo).find(([campo]) => campo === nombre)?.[1] ??
  t.cargue[grupoDeCampo(nombre)]

const faltaDeCampo = (nombre: string): string =>
  interpolar(t.falta, { campo: queDe(nombre), cargue: cargueDe(nombre) })

/** Lists the missing data of the lapsed agreement, for a court paper that uses fields of the agreement. */
const findFaltasDeConvenio = (usados: readonly string[], datos: DatosDeEscrito): string[] => {
  const { convenio } = datos
  if ('falta' in convenio)
    return [interpolar(t.sinConvenio[convenio.falta], { numero: convenio.numero })]
  const { numero, viejo, firmante } = convenio
  const saldo = computeSaldoDeEscrito(datos)
  const pideSaldo = usados.some((nombre) => nombre.startsWith('convenio.saldo'))
  return [
    ...(viejo === null ? [] : [viejo]),
    ...(usados.includes('convenio.firmante') && firmante.nombre === ''
      ? [interpolar(t.sinFirmante, { numero })]
      : []),
    ...(pideSaldo && saldo !== null && saldo.total <= 0
      ? [interpolar(t.convenioSinSaldo, { numero })]
      : []),
  ]
}

/** Fields of a court paper that stay without a value when the interest of some tax period of the debt is unknown. */
const PIDEN_INTERES = [
  ...['deuda.capital', 'deuda.capitalEnLetras', 'deuda.interes', 'deuda.interesEnLetras'],
  ...['deuda.resumen', 'periodo.capital', 'periodo.interes'],
]

/**
 * Names the tax periods whose interest the municipality did not give, for a paper that prints the capital or the
 * interest.
 */
const findFaltasDeInteres = (usados: readonly string[], { deuda }: DatosDeEscrito): string[] => {
  const sinSeparar = (deuda?.periodos ?? []).filter((uno) => uno.sinSeparar && uno.total >= 0)
  return sinSeparar.length === 0 || !usados.some((nombre) => PIDEN_INTERES.includes(nombre))
    ? []
    : [interpolar(t.faltaInteres, { periodos: listPeriodos(sinSeparar) })]
}

/**
 * Explains that an agreement includes the debt of the case, for a court paper that needs that debt or its executive
 * title.
 */
const findFaltaDeRetenida = (
  vacios: readonly string[],
  { deuda, retenida, titulos }: DatosDeEscrito,
): { readonly grupos: readonly GrupoDeCampos[]; readonly faltas: readonly string[] } => {
  if (deuda !== null || retenida === null) return { grupos: [], faltas: [] }
  const grupos: readonly GrupoDeCampos[] = [
    ...(['deuda', 'titulo', 'liquidacion'] as const),
    ...(titulos.length === 0 ? (['medida'] as const) : []),
  ]
  const { numero, confirmado } = retenida
  const convenio = numero === '' ? t.retenida.ajeno : interpolar(t.retenida.convenio, { numero })
  const mensaje = confirmado ? t.retenida.confirmado : t.retenida.sinConfirmar
  return {
    grupos,
    faltas: vacios.some((nombre) => grupos.includes(grupoDeUsado(nombre)))
      ? [interpolar(mensaje, { convenio })]
      : [],
  }
}

const grupoDeUsado = (nombre: string): GrupoDeCampos =>
  Object.entries(grupoDeLista).find(([lista]) => lista === nombre)?.[1] ?? grupoDeCampo(nombre)

/** Lists the data of the register that are missing to identify a real property in a court paper. */
const findFaltasDeImponible = (
  usados: readonly string[],
  { imponible }: DatosDeEscrito,
): string[] =>
  usados.includes('imponible.identificacion') && imponible.categoria === 'inmueble'
    ? (['partida', 'nomenclatura'] as const).flatMap((dato) =>
        imponible[dato] === '' ? [faltaDeCampo(`imponible.${dato}`)] : [],
      )
    : []

/**
 * Lists the data that a case lacks for a court paper with the given fields, and the place where each is loaded. When
 * the list is empty, no field of the paper is left empty.
 */
export const findFaltasDeEscrito = (
  usados: readonly string[],
  datos: DatosDeEscrito,
  { campos, listas }: ValoresDeEscrito,
): string[] => {
  const faltas: string[] = []
  const grupos = new Set(usados.map(grupoDeCampo))
  const conDeuda = grupos.has('deuda') || grupos.has('medida') || grupos.has('liquidacion')
  if (conDeuda && datos.deuda !== null && datos.deuda.vieja !== null) faltas.push(datos.deuda.vieja)
  if (grupos.has('convenio')) faltas.push(...findFaltasDeConvenio(usados, datos))
  const deLiquidacion = 'faltas' in datos.liquidacion ? datos.liquidacion.faltas : []
  if (grupos.has('liquidacion')) faltas.push(...deLiquidacion)
  const vacios = usados.filter((nombre) =>
    Object.hasOwn(campos, nombre)
      ? (campos as Readonly<Record<string, string>>)[nombre] === ''
      : (listas as Readonly<Record<string, readonly unknown[]>>)[nombre]?.length === 0,
  )
  const deRetenida = findFaltaDeRetenida(vacios, datos)
  faltas.push(...deRetenida.faltas)
  const deImponible = findFaltasDeImponible(usados, datos)
  faltas.push(...deImponible)
  if (
    grupos.has('deudor') &&
    datos.deudores[datos.destinatario] === undefined &&
    datos.destinatario > 0
  )
    return [t.sinDestinatario]
  /**
   * Tells whether an earlier message already explains why a group of fields has no value. A second message would repeat
   * the explanation.
   */
  const isDicho = (grupo: GrupoDeCampos): boolean =>
    grupo === 'convenio' ||
    deRetenida.grupos.includes(grupo) ||
    (grupo === 'liquidacion' && deLiquidacion.length > 0)
  for (const lista of LISTAS_DE_ESCRITO) {
    // An empty list of payments is not missing data, because a debtor may have paid no instalment of the agreement.
    if (!usados.includes(lista) || lista === 'pagos' || isDicho(grupoDeLista[lista])) continue
    if (listas[lista].length === 0)
      faltas.push(
        interpolar(t.falta, { campo: t.deLista[lista], cargue: t.cargue[grupoDeLista[lista]] }),
      )
  }
  if (usados.includes('periodo.vencimiento'))
    for (const { 'periodo.nombre': periodo = '', 'periodo.vencimiento': vence } of listas.periodos)
      if (vence === '') faltas.push(interpolar(t.faltaVencimiento, { periodo }))
  const deInteres = findFaltasDeInteres(usados, datos)
  faltas.push(...deInteres)
  for (const nombre of usados) {
    if (!Object.hasOwn(campos, nombre) || isDicho(grupoDeCampo(nombre))) continue
    if (deInteres.length > 0 && PIDEN_INTERES.includes(nombre)) continue
    if (deImponible.length > 0 && nombre === 'imponible.identificacion') continue
    const valor = (campos as Readonly<Record<string, string>>)[nombre]
    if (valor === '') faltas.push(faltaDeCampo(nombre))
    else if (usados.includes('deudores') && grupoDeCampo(nombre) === 'deudor')
      for (const deudor of listas.deudores)
        if ((deudor as Readonly<Record<string, string>>)[nombre] === '')
          faltas.push(
            interpolar(t.faltaDe, {
              ...{ campo: queDe(nombre), quien: deudor['deudor.nombre'] ?? '' },
              cargue: cargueDe(nombre),
            }),
          )
  }
  return [...new Set(faltas)]
}
