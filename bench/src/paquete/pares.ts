import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Destino {
  readonly archivo: string
  readonly tabla: string
  readonly clave: readonly string[]
  /**
   * SQL expression for the value of each column of the database table. The expression converts a column of the CSV
   * file, which is always a text: 'imponible::int'.
   */
  readonly columnas: Readonly<Record<string, string>>
}

const texto = (...nombres: string[]) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, `coalesce(${nombre}, '')`]))
const tal = (tipo: string, ...nombres: string[]) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, `${nombre}::${tipo}`]))
const centavos = (...nombres: string[]) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, `(${nombre}::numeric * 100)::bigint`]))
const IMPONIBLE = tal('text', 'tipo', 'recurso')
const NUMERO = tal('int', 'imponible')
const DOMICILIO = { ...texto('calle', 'piso', 'dept'), nro: 'nullif(nro::int, 0)' }

const DESTINOS: readonly Destino[] = [
  {
    ...{ archivo: 'situaciones', tabla: 'situacion', clave: ['codigo'] },
    columnas: { ...tal('text', 'codigo', 'destino', 'clase'), detalle: 'detalle_situacion' },
  },
  {
    ...{ archivo: 'abogados', tabla: 'abogado', clave: ['codexterno'] },
    columnas: {
      ...tal('text', 'codexterno', 'apellido', 'nombre', 'nrodni'),
      ...texto('direccion', 'te', 'email', 'matricula', 'cuitcuil', 'horarios'),
    },
  },
  {
    ...{ archivo: 'contribuyentes', tabla: 'contribuyente', clave: ['nro_contrib'] },
    columnas: {
      ...tal('int', 'nro_contrib'),
      ...tal('text', 'apynom', 'tipo_persona', 'nro_doc', 'cuit', 'cuim'),
      ...DOMICILIO,
      ...texto('localidad', 'codigo_postal', 'telefonos', 'email'),
    },
  },
  {
    ...{ archivo: 'inmuebles', tabla: 'inmueble', clave: ['nro_inmueble'] },
    columnas: {
      ...tal('int', 'nro_inmueble', 'uni_funcional'),
      ...DOMICILIO,
      ...texto('barrio', 'circuns', 'seccion', 'chacra_let', 'quinta_let', 'fraccion_let'),
      ...texto('manzana_let', 'parcela_let'),
      ...tal('text', 'par_provincial'),
      ...tal('int', 'chacra_nro', 'quinta_nro', 'fraccion_nro', 'manzana_nro', 'parcela_nro'),
    },
  },
  {
    ...{ archivo: 'comercios', tabla: 'comercio', clave: ['nro_comercio'] },
    columnas: {
      ...tal('int', 'nro_comercio', 'sucursal', 'nro_inmueble'),
      ...tal('text', 'nombre', 'cuit'),
      ...texto('nom_fantasia', 'barrio', 'exped_nro'),
      ...DOMICILIO,
      ...tal('date', 'fecha_apertura', 'fecha_habilitacion'),
    },
  },
  {
    ...{ archivo: 'imponibles', tabla: 'imponible_recurso' },
    ...{ clave: ['tipo', 'imponible', 'recurso'], columnas: { ...IMPONIBLE, ...NUMERO } },
  },
  {
    ...{ archivo: 'vinculos', tabla: 'vinculo', clave: ['tipo', 'imponible', 'orden'] },
    columnas: {
      ...tal('text', 'tipo', 'vinculo_desc'),
      ...tal('int', 'imponible', 'orden', 'nro_contrib'),
    },
  },
  {
    ...{ archivo: 'planes', tabla: 'plan_pago', clave: ['nro_plan'] },
    columnas: {
      ...IMPONIBLE,
      ...tal('int', 'nro_plan', 'imponible'),
      ...tal('text', 'plan_tipo', 'estado'),
      ...tal('date', 'fecha'),
    },
  },
  {
    ...{ archivo: 'plan_cuotas', tabla: 'plan_cuota', clave: ['nro_plan', 'cuota'] },
    columnas: {
      ...tal('int', 'nro_plan', 'cuota'),
      ...centavos('monto_capital', 'monto_interes', 'int_cobranza'),
      ...tal('date', 'fecha_vto', 'fecha_cobranza'),
      ...texto('tipo_comprob', 'nro_comprob'),
    },
  },
  {
    ...{ archivo: 'deuda', tabla: 'deuda' },
    clave: ['tipo', 'imponible', 'recurso', 'anio', 'cuota'],
    columnas: {
      ...IMPONIBLE,
      ...tal('int', 'imponible', 'anio', 'cuota', 'nro_plan'),
      ...tal('date', 'vencimiento'),
      ...centavos('capital', 'interes'),
      ...tal('text', 'estado', 'situacion'),
      ...texto('legal'),
      cancelada: `case when estado = 'CANCELADA' then current_date end`,
    },
  },
  {
    ...{ archivo: 'situaciones_hist', tabla: 'situacion_historica' },
    clave: ['tipo', 'imponible', 'recurso', 'fecha', 'situacion'],
    columnas: {
      ...IMPONIBLE,
      ...NUMERO,
      ...tal('date', 'fecha'),
      ...tal('text', 'situacion'),
      ...texto('legal'),
    },
  },
]

const firstLine = (path: string): string => readFileSync(path, 'utf8').split('\r\n', 1)[0] ?? ''

const sqlDe = (carpeta: string, { archivo, tabla, clave, columnas }: Destino): string => {
  const path = join(carpeta, `${archivo}.csv`)
  const puestas = firstLine(path).toLowerCase().split(';')
  const nombres = Object.keys(columnas)
  const otras = nombres.filter((nombre) => !clave.includes(nombre))
  const cambio =
    otras.length === 0
      ? 'nothing'
      : `update set ${otras.map((una) => `${una} = excluded.${una}`).join(', ')}`
  return [
    `create temp table p_${archivo} (${puestas.map((una) => `${una} text`).join(', ')}) on commit drop;`,
    `\\copy p_${archivo} from '${path}' with (format csv, header, delimiter ';')`,
    `insert into ${tabla} (${nombres.join(', ')}) select ${Object.values(columnas).join(', ')} from p_${archivo} on conflict (${clave.join(', ')}) do ${cambio};`,
  ].join('\n')
}

/**
 * Loads a data package as a person would load it by hand with psql: one `\copy` for each file and one upsert for each
 * table, in one transaction.
 */
export const cargarConPsql = (url: string, carpeta: string): void => {
  const sql = [
    'begin;',
    ...DESTINOS.map((destino) => sqlDe(carpeta, destino)),
    'commit;',
    'analyze;',
  ]
  execFileSync('psql', [url, '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], {
    input: sql.join('\n'),
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}
