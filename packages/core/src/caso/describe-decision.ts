import type { Porque, Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { nombreDeSituacion } from '../situacion/clase-de-situacion.ts'
import { abogadoExterno } from '../texto/abogado-externo.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { mesas } from '../texto/mesas.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import type { CasoDecidido } from './decide-caso.ts'
import type { LugarEnMesa } from './decide-solapa.ts'
import { entradasDeCaso } from './entradas.ts'

/** Topics of the explanation of a case, in the order in which people read them. */
export const TEMAS_DE_CASO = [
  ...(['situacion', 'tipo', 'judicial', 'extrajudicial'] as const),
  ...(['ingreso', 'ultima', 'ventana', 'plazo', 'color'] as const),
  ...(['limite', 'antiguedad', 'filtros', 'caducidad', 'medida'] as const),
  ...(['resolucion', 'banco', 'convenio', 'saldada'] as const),
] as const

export interface Explicacion {
  readonly que: (typeof TEMAS_DE_CASO)[number]
  readonly rotulo: string
  readonly valor: string
  readonly frase: string
  readonly porque: Porque
}

const explainSituacion = (resumen: ResumenDeCaso): Respuesta<string> => {
  const { situacion, efectiva } = resumen
  const nombre = efectiva ? nombreDeSituacion(efectiva.clase) : ''
  const valor = nombre.charAt(0).toUpperCase() + nombre.slice(1)
  const porTitulo = efectiva?.clase !== situacion?.clase
  const frase = porTitulo ? casos.situacionPorTitulo : casos.situacionEs
  return {
    valor,
    porque: {
      regla: 'caso/situacion',
      fuente: 'S2 §4; D51',
      entradas: entradasDeCaso(resumen),
      valor: efectiva?.clase ?? null,
    },
    frase: efectiva
      ? interpolar(frase, { situacion: valor, fecha: formatFecha(efectiva.fecha) })
      : casos.sinSituacion,
  }
}

const writeLugar = ({ solapa, enTodos }: LugarEnMesa): string => {
  if (solapa) return mesas.solapas[solapa]
  return enTodos ? mesas.solapas.todos : ''
}

const writeFecha = (fecha: Fecha | null | undefined): string => (fecha ? formatFecha(fecha) : '')

/**
 * Explains each decision about a case, such as its desk (work list), deadline and colour. The explanations are in the
 * order of `TEMAS_DE_CASO`.
 */
export const describeDecision = (caso: CasoDecidido): readonly Explicacion[] => {
  const tell = <T>(
    que: Explicacion['que'],
    { valor, frase, porque }: Respuesta<T>,
    write: (valor: T) => string,
  ): Explicacion => ({ que, rotulo: casos.temas[que], valor: write(valor), frase, porque })
  return [
    tell('situacion', explainSituacion(caso.resumen), (nombre) => nombre),
    tell('tipo', caso.tipo, ({ mesa }) => mesas.tipos[mesa]),
    tell('judicial', caso.mesas.judicial, writeLugar),
    tell('extrajudicial', caso.mesas.extrajudicial, writeLugar),
    tell('ingreso', caso.ingreso, writeFecha),
    tell('ultima', caso.ultima, writeFecha),
    tell('ventana', caso.ventana, (dentro) => casos.ventanas[dentro ? 'dentro' : 'fuera']),
    tell('plazo', caso.plazo, (plazo) => writeFecha(plazo?.vence)),
    tell('color', caso.color, (color) => (color ? mesas[color] : '')),
    tell('limite', caso.limite, writeFecha),
    tell('antiguedad', caso.antiguedad, (valor) =>
      valor ? [valor.etiqueta, valor.aviso].filter(Boolean).join(', ') : '',
    ),
    tell('filtros', caso.filtros, (filtros) =>
      filtros.map((filtro) => abogadoExterno.filtros[filtro]).join(', '),
    ),
    tell('caducidad', caso.caducidad, (caducidad) => writeFecha(caducidad?.hasta)),
    tell('medida', caso.medida, (medida) => writeFecha(medida?.vence)),
    tell('resolucion', caso.resolucion, (espera) => writeFecha(espera?.hasta)),
    tell('banco', caso.banco, (espera) => writeFecha(espera?.hasta)),
    tell('convenio', caso.convenio, writeFecha),
    tell('saldada', caso.saldada, (saldada) => writeFecha(saldada?.desde)),
  ]
}
