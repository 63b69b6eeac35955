import { checkTextoDeCatalogo } from '../catalogo/check-fila-de-catalogo.ts'
import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { daysBetween } from '../fecha/fecha.ts'
import { feriadoNacional } from '../fecha/feriado-nacional.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { diasInhabiles as t } from '../texto/dias-inhabiles.ts'
import { interpolar } from '../texto/interpolar.ts'
import { codigoDeDia, type DiaInhabil, nombraLugar } from './dia-inhabil.ts'

export const LARGOS_DE_DIA = { lugar: 80, motivo: 200, quitado: 200 } as const

export const MAXIMO_DE_TRAMO = 366

const falta = (codigo: string, campo: string, mensaje: string): Motivo => ({
  ...{ codigo: `dia.${codigo}`, campo, mensaje },
})

const checkDias = ({ desde, hasta, clase }: DiaInhabil): Motivo[] => {
  if (hasta < desde) return [falta('al-reves', 'hasta', t.faltas.alReves)]
  if (daysBetween(desde, hasta) >= MAXIMO_DE_TRAMO)
    return [falta('largo', 'hasta', interpolar(t.faltas.muyLargo, { n: MAXIMO_DE_TRAMO }))]
  if (clase !== 'laborable') return []
  return desde === hasta && feriadoNacional(desde) !== null
    ? []
    : [falta('sin-feriado', 'desde', t.faltas.noEsFeriado)]
}

const checkAmbito = ({ alcance, lugar, clase }: DiaInhabil): Motivo[] => {
  if (clase === 'laborable' && alcance !== 'nacion')
    return [falta('alcance', 'alcance', t.faltas.laborableDeNacion)]
  if (nombraLugar(alcance))
    return checkTextoDeCatalogo('lugar', lugar, { largo: LARGOS_DE_DIA.lugar, requerido: true })
  return lugar === '' ? [] : [falta('lugar', 'lugar', t.faltas.sinLugar)]
}

interface ContextoDeDia {
  readonly dias: readonly DiaInhabil[]
  readonly nuevo: boolean
}

const checkUnico = (dia: DiaInhabil, { dias, nuevo }: ContextoDeDia): Motivo[] => {
  const codigo = codigoDeDia(dia)
  const igual = dias.find(
    (uno) => normalizarBusqueda(codigoDeDia(uno)) === normalizarBusqueda(codigo),
  )
  if (nuevo && igual)
    return [{ codigo: 'catalogo.repetido', campo: 'desde', mensaje: t.faltas.repetido }]
  return nuevo || (igual && codigoDeDia(igual) === codigo)
    ? []
    : [{ codigo: 'catalogo.no-existe', campo: 'desde', mensaje: t.faltas.noExiste }]
}

/** Checks the values of one entry of the calendar of non-working days, without comparing it to the other entries. */
export const checkDiaInhabil = (dia: DiaInhabil): Motivo[] => [
  ...checkDias(dia),
  ...checkAmbito(dia),
  ...checkTextoDeCatalogo('motivo', dia.motivo, { largo: LARGOS_DE_DIA.motivo, requerido: true }),
  ...checkTextoDeCatalogo('quitado', dia.quitado, { largo: LARGOS_DE_DIA.quitado }),
]

export const decideDiaInhabil = <D extends DiaInhabil>(
  dia: D,
  contexto: ContextoDeDia,
): Decision<D> => {
  const motivos = [
    ...checkDiaInhabil(dia),
    ...(contexto.nuevo && dia.quitado !== ''
      ? [falta('quitado', 'quitado', t.faltas.nuevoQuitado)]
      : []),
    ...checkUnico(dia, contexto),
  ]
  const porque: Porque = {
    regla: 'dia-inhabil/guardar',
    fuente: 'CPCC 152, sin confirmar; D66; ADR 0095',
    entradas: { codigo: codigoDeDia(dia), hasta: dia.hasta, clase: dia.clase },
    valor: motivos.length === 0,
  }
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: dia, porque }
}
