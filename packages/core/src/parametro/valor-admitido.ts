import { wireAmount } from '../dinero/format-centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import { parseDiasDeSemana, writeDiasDeSemana } from '../fecha/dias-de-semana.ts'
import { parseFecha, parseFechaLocal } from '../fecha/fecha.ts'
import { parseCuit } from '../identificador/cuit.ts'
import { parseFormatoDePartida } from '../identificador/formato-de-partida.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import { parseDireccionPublica } from '../verificacion/direccion-publica.ts'
import { parseCobro, writeCobro } from './cobro.ts'
import {
  type ClaveDeParametro,
  type DefinicionDeParametro,
  PARAMETROS,
  type TipoDeParametro,
} from './parametros.ts'
import { parsePorcentaje } from './porcentaje.ts'

const { formas } = parametros

const MAXIMO_DE_LETRAS = 200
const DECIMALES = 4
const EN_LETRAS: Readonly<Record<number, string>> = { 2: 'dos', 4: 'cuatro' }

const isWithin = (n: number, { minimo = 0, maximo = 100 }: DefinicionDeParametro): boolean =>
  n >= minimo && n <= maximo

type Lector = (text: string, definicion: DefinicionDeParametro) => string | undefined

const readers: Readonly<Record<TipoDeParametro, Lector>> = {
  importe: (text, { vacio }) => {
    if (text === '' && vacio) return ''
    const amount = parseWireAmount(text)
    if (amount === 0 && vacio) return ''
    return amount === undefined || amount === 0 ? undefined : wireAmount(amount)
  },
  entero: (text, definicion) =>
    /^(0|[1-9]\d{0,8})$/.test(text) && isWithin(Number(text), definicion) ? text : undefined,
  porcentaje: (text, definicion) => {
    if (text === '' && definicion.vacio) return ''
    return parsePorcentaje(text) !== undefined &&
      isWithin(Number(text), definicion) &&
      (text.split('.')[1] ?? '').length <= (definicion.decimales ?? DECIMALES)
      ? String(Number(text))
      : undefined
  },
  fecha: (text) => parseFecha(text) ?? parseFechaLocal(text),
  partida: parseFormatoDePartida,
  direccion: parseDireccionPublica,
  // The municipality types its own CUIT, so a wrong check digit is a mistake and not an old record (D106).
  cuit: (text, { vacio }) => {
    if (text === '' && vacio) return ''
    const leido = parseCuit(text)
    return leido?.digitoCorrecto ? leido.texto : undefined
  },
  dias: (text) => {
    const dias = parseDiasDeSemana(text)
    return dias && writeDiasDeSemana(dias)
  },
  cobro: (text, { vacio }) => {
    if (text === '' && vacio) return ''
    const cobro = parseCobro(text)
    return cobro && writeCobro(cobro)
  },
  opcion: (text, { opciones = [] }) => (opciones.includes(text) ? text : undefined),
  // Documents print the text of a parameter on one line, so a tab or a line break is refused.
  texto: (text, { vacio }) => {
    const leido = readEscrito(text)
    if (!leido.ok || leido.valor.length > MAXIMO_DE_LETRAS) return undefined
    return leido.valor !== '' || vacio === true ? leido.valor : undefined
  },
}

export const readValorDeParametro = (clave: ClaveDeParametro, text: string): string | undefined => {
  const definicion: DefinicionDeParametro = PARAMETROS[clave]
  return readers[definicion.tipo](text.trim(), definicion)
}

export const describeValorDeParametro = (clave: ClaveDeParametro): string => {
  const {
    tipo,
    minimo = 0,
    maximo = 100,
    decimales = DECIMALES,
    vacio,
    opciones = [],
  }: DefinicionDeParametro = PARAMETROS[clave]
  if (tipo === 'importe') return vacio ? formas.importeOpcional : formas.importe
  if (tipo === 'opcion')
    return interpolar(formas.opcion, { opciones: opciones.map((una) => `«${una}»`).join(', ') })
  if (tipo === 'texto')
    return interpolar(vacio ? formas.textoOpcional : formas.texto, { maximo: MAXIMO_DE_LETRAS })
  const forma = tipo === 'porcentaje' && vacio ? formas.porcentajeOpcional : formas[tipo]
  return interpolar(forma, { minimo, maximo, decimales: EN_LETRAS[decimales] ?? decimales })
}
