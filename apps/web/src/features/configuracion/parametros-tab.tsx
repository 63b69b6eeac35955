import {
  type ClaveDeParametro,
  type DefinicionDeParametro,
  describeValorDeParametro,
  ejemplosDePartida,
  findCategoriaDeMaximo,
  interpolar,
  type Motivo,
  PARAMETROS,
  readValorDeParametro,
  textos,
  writeValorDeParametro,
} from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { formatDate, today } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Tag } from '../../ui/tag.tsx'
import { CampoDeCelda } from './campo-de-celda.tsx'
import { Cargada } from './cargada.tsx'
import { useGetParametrosQuery, useSaveParametroMutation } from './configuracion-api.ts'
import { EfectoDeParametro } from './efecto-de-valor.tsx'
import { conComa, sinComa } from './numero-tecleado.ts'
import { type ColumnaEditable, TablaEditable } from './tabla-editable.tsx'

const { acciones, filas, secciones, parametros: t } = textos.configuracion
const { sinDato } = textos.comunes

type Parametro = Data<'getParametros'>[number]
type Valores = Readonly<Record<'valor', string>>

const show = ({ clave }: Pick<Parametro, 'clave'>, valor: string | null): string =>
  writeValorDeParametro(clave, valor ?? '') || sinDato

const tellEjemplos = (formato: string): string =>
  interpolar(textos.parametros.partida.ejemplos, ejemplosDePartida(formato))

/**
 * Returns the text of a parameter value. The format of a provincial property number (partida) is followed by examples,
 * because people cannot read the format alone.
 */
const describeValor = (parametro: Parametro, valor: string): string =>
  parametro.tipo === 'partida' ? `${valor}. ${tellEjemplos(valor)}` : show(parametro, valor)

const EN_LETRAS: readonly Parametro['tipo'][] = [
  'texto',
  'fecha',
  'partida',
  'direccion',
  'cuit',
  'cobro',
  'opcion',
  'dias',
]

const opcionesDe = (clave: ClaveDeParametro) => {
  const { opciones = [] }: DefinicionDeParametro = PARAMETROS[clave]
  return opciones.map((value) => ({ value, label: value }))
}

const toWire = ({ tipo }: Parametro, typed: string): string =>
  EN_LETRAS.includes(tipo) ? typed : sinComa(typed)

const typedOf = (tipo: Parametro['tipo'], valor: string): string => {
  if (tipo === 'fecha') return valor === '' ? '' : formatDate(valor)
  return EN_LETRAS.includes(tipo) ? valor : conComa(valor)
}

/**
 * Returns the typed value in the format in which the server saves it. A value that the parameter does not accept is
 * returned unchanged.
 */
const kept = (parametro: Parametro, typed: string): string =>
  readValorDeParametro(parametro.clave, toWire(parametro, typed)) ?? typed

const Siguiente = (parametro: Parametro) => {
  const { vigencias } = parametro
  const hoy = today()
  const otra = vigencias.find(({ desde }) => desde > hoy)
  if (otra === undefined) return null
  return (
    <span className="cell-detail">
      {interpolar(textos.configuracion.vigencias.siguiente, {
        desde: formatDate(otra.desde),
        valor: show(parametro, otra.valor),
      })}
    </span>
  )
}

const COLUMNAS: readonly ColumnaEditable<Parametro, Valores>[] = [
  {
    id: 'nombre',
    header: t.nombre,
    width: 'name',
    cell: ({ nombre, clave }) => (
      <>
        {nombre}
        {clave === 'juicio.feriaHasta' && <span className="cell-detail">{t.feriaDeInvierno}</span>}
      </>
    ),
  },
  {
    id: 'valor',
    header: t.valor,
    width: 'prose',
    cell: (parametro) => (
      <>
        {show(parametro, parametro.valor)}{' '}
        {parametro.tipo === 'partida' && parametro.valor && (
          <span className="cell-detail">{tellEjemplos(parametro.valor)}</span>
        )}
        {parametro.paraTitulos && !parametro.valor && (
          <Tag kind="aviso" icon="alerta" text={t.faltaParaTitulos} />
        )}
        {parametro.propuesto && (
          <Tag kind="aviso" icon="reloj" text={textos.configuracion.parametros.propuesto} />
        )}
        <Siguiente {...parametro} />
      </>
    ),
    control: (celda, { tipo, clave }) =>
      tipo === 'opcion' ? (
        <SelectField
          label={t.valor}
          value={celda.valores.valor}
          options={opcionesDe(clave)}
          error={celda.falta}
          onChange={(valor = '') => celda.set({ valor })}
        />
      ) : (
        <CampoDeCelda
          campo="valor"
          label={t.valor}
          celda={celda}
          numerico={!EN_LETRAS.includes(tipo)}
        />
      ),
  },
]

/**
 * Returns the value in force on a day (by default today) as this page loaded it. The save request sends this value, so
 * that the server can detect a change by another person.
 */
const vistoDe = ({ vigencias }: Parametro, desde: string = today()): string =>
  vigencias.findLast((una) => una.desde <= desde)?.valor ?? ''

const check = ({ valor }: Valores, parametro: Parametro): readonly Motivo[] =>
  readValorDeParametro(parametro.clave, toWire(parametro, valor)) === undefined
    ? [
        {
          codigo: 'parametro.valor',
          campo: 'valor',
          mensaje: `${t.debeSer} ${describeValorDeParametro(parametro.clave)}.`,
        },
      ]
    : []

/**
 * Returns the query that previews how many evaluations of lawyers would change. Returns undefined unless the parameter
 * is the maximum percentage of failing cases in an evaluation.
 */
const efectoDe = (parametro: Parametro, { valor }: Valores) => {
  const categoria = findCategoriaDeMaximo(parametro.clave)
  return (
    categoria && { clave: 'maximo' as const, categoria, maximo: Number(kept(parametro, valor)) }
  )
}

/**
 * Tab of the parameters of the municipality. Each value applies from a first day until a newer value applies (D28,
 * D89).
 */
export const ParametrosTab = () => {
  const { data, error, refetch } = useGetParametrosQuery({})
  const [save] = useSaveParametroMutation()
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <TablaEditable
          caption={secciones.parametros}
          rows={rows}
          columnas={COLUMNAS}
          rowKey={({ clave }) => clave}
          nombreDe={({ nombre }) => nombre}
          startOf={({ tipo, valor }) => ({ valor: typedOf(tipo, valor ?? '') })}
          check={check}
          describe={({ valor }, parametro) => describeValor(parametro, kept(parametro, valor))}
          conFecha
          efecto={efectoDe}
          efectoPropio={(parametro, { valor }, desde) =>
            efectoDe(parametro, { valor }) === undefined && (
              <EfectoDeParametro
                clave={parametro.clave}
                valor={toWire(parametro, valor)}
                desde={desde}
              />
            )
          }
          accion={({ clave }) => acciones.parametros[clave]}
          interno={({ clave }) =>
            interpolar(filas.claveYFuente, { clave, fuente: PARAMETROS[clave].fuente })
          }
          antes={(parametro, desde) => describeValor(parametro, vistoDe(parametro, desde))}
          visto={vistoDe}
          vigencias={({ clave }) => ({ cosa: 'parametro', clave })}
          save={async (parametro, { valor }, { motivo, visto, desde }) => {
            const { clave } = parametro
            const vigenteDesde = desde === undefined ? {} : { vigenteDesde: desde }
            const body = { clave, valor: toWire(parametro, valor), motivo, visto, ...vigenteDesde }
            return failureOf((await save({ body })).error)
          }}
        />
      )}
    </Cargada>
  )
}
