import { CLAVES_DE_PAQUETE, PREFIJOS_DE_EMPRESA, ROL_DE_APODERADO } from '@apremia/core'
import { CONVENIO_DE_PLAN_AL_EXPORTAR } from '../padron/plan-del-municipio.ts'
import { type CampoDeDestino, type Destino, DIA } from './destino.ts'
import { DESTINOS_DE_ANTES } from './destinos-de-antes.ts'
import { DESTINOS_DE_ESCRITOS } from './destinos-de-escritos.ts'
import { DESTINOS_DE_LISTAS } from './destinos-de-listas.ts'

const texto = (de: string, columna = de.toLowerCase()): CampoDeDestino => ({
  columna,
  de: [de],
  valor: `coalesce(f.${de.toLowerCase()}, '')`,
})

const valor = (de: string, columna = de.toLowerCase()): CampoDeDestino => ({
  columna,
  de: [de],
  valor: `f.${de.toLowerCase()}`,
})

const altura: CampoDeDestino = { columna: 'nro', de: ['NRO'], valor: 'nullif(f.nro, 0)' }

const DIRECCION = [texto('CALLE'), altura, texto('PISO'), texto('DEPT')]
const IMPONIBLE = [valor('TIPO'), valor('IMPONIBLE'), valor('RECURSO')]

const NOMENCLATURA = [
  texto('CIRCUNS'),
  texto('SECCION'),
  ...['CHACRA', 'QUINTA', 'FRACCION', 'MANZANA', 'PARCELA'].flatMap((parte) => [
    valor(`${parte}_NRO`),
    texto(`${parte}_LET`),
  ]),
  valor('UNI_FUNCIONAL'),
]

const quizas = (columna: string): string => `(to_jsonb(f) ->> '${columna}')`
const MAS_NUEVA = `(t.marca = '' or ${quizas('marca_desde')}::date >= t.marca_desde)`

/**
 * Mark of a taxpayer as dead or in insolvency proceedings. People can also set the mark on a screen. When file and
 * database differ, the mark with the later day wins. An empty cell of the file changes nothing.
 */
const MARCA: readonly CampoDeDestino[] = [
  {
    ...texto('MARCA'),
    sobre: `case when f.marca is not null and ${MAS_NUEVA} then f.marca else t.marca end`,
  },
  {
    ...valor('MARCA_DESDE'),
    sobre: 'greatest(f.marca_desde, t.marca_desde)',
  },
  {
    ...{ columna: 'marca_nota', de: ['MARCA_NOTA', 'MARCA'], valor: `''` },
    sobre: `case when t.marca_nota <> '' and f.marca <> t.marca and ${MAS_NUEVA} then '' else t.marca_nota end`,
    con: {
      ...{ columna: 'MARCA_NOTA', valor: `coalesce(f.marca_nota, '')` },
      sobre: `case when f.marca_nota is null and (t.marca_nota = '' or ${quizas('marca')} = t.marca) then t.marca_nota
        when ${quizas('marca')} is not null and ${MAS_NUEVA} then coalesce(f.marca_nota, '') else t.marca_nota end`,
    },
  },
]

const PREFIJOS = PREFIJOS_DE_EMPRESA.map((prefijo) => `'${prefijo}'`).join(', ')
const DE_EMPRESA = `case when left(f.cuit, 2) in (${PREFIJOS}) then 'J' else 'F' end`

export const DESTINOS_DE_PAQUETE: Readonly<Record<string, Destino>> = {
  ...DESTINOS_DE_ANTES,
  ...DESTINOS_DE_ESCRITOS,
  ...DESTINOS_DE_LISTAS,
  parametros: {
    tabla: 'parametro',
    clave: ['clave', 'vigente_desde'],
    campos: [valor('CLAVE'), valor('VIGENTE_DESDE'), texto('VALOR')],
    suyas: `t.clave in (${CLAVES_DE_PAQUETE.map((clave) => `'${clave}'`).join(', ')})`,
  },
  recursos: {
    tabla: 'recurso',
    clave: ['codigo'],
    campos: [
      valor('CODIGO'),
      valor('NOMBRE'),
      texto('ORDENANZA'),
      valor('TIPO'),
      {
        columna: 'pago_unico',
        de: ['PAGO_UNICO'],
        valor: 'coalesce(f.pago_unico, false)',
        siFalta: 'false',
      },
      { columna: 'activo', de: ['ACTIVO'], valor: 'coalesce(f.activo, true)' },
    ],
    ausentes: { vigente: 't.activo', cambio: 'activo = false' },
  },
  ordenanzas: {
    tabla: 'recurso_ordenanza',
    clave: ['recurso', 'anio'],
    campos: [
      valor('RECURSO'),
      valor('ANIO'),
      valor('ORDENANZA'),
      texto('ARTICULO', 'tributo'),
      texto('ARTICULO_INTERES', 'interes'),
    ],
    ausentes: { vigente: 'true' },
  },
  tasas_de_interes: {
    tabla: 'recurso_tasa',
    clave: ['recurso', 'vigente_desde'],
    campos: [valor('RECURSO'), valor('VIGENTE_DESDE'), valor('MENSUAL'), valor('CONTEO')],
    ausentes: { vigente: 'true' },
  },
  dias_inhabiles: {
    tabla: 'dia_inhabil',
    clave: ['desde', 'ambito'],
    campos: [
      valor('DESDE'),
      valor('AMBITO'),
      { columna: 'hasta', de: ['HASTA'], valor: 'coalesce(f.hasta, f.desde)', siFalta: 'f.desde' },
      valor('CLASE'),
      valor('MOTIVO'),
      texto('QUITADO'),
    ],
  },
  situaciones: {
    tabla: 'situacion',
    clave: ['codigo'],
    campos: [
      valor('CODIGO'),
      valor('DETALLE_SITUACION', 'detalle'),
      { columna: 'destino', de: ['DESTINO'], valor: `coalesce(f.destino, 'CC')` },
      valor('CLASE'),
    ],
    unicas: [
      { columnas: ['detalle'], libre: `detalle = t.codigo || chr(7)`, de: 'DETALLE_SITUACION' },
    ],
  },
  etapas: {
    tabla: 'tipo_etapa',
    clave: ['tp_id'],
    campos: [
      valor('TP_ID'),
      valor('NOMBRE'),
      valor('GRUPO', 'gp_id'),
      valor('TIEMPO'),
      valor('TIPO_TIEMPO'),
      { columna: 'evaluacion', de: ['EVALUACION'], valor: 'coalesce(f.evaluacion, false)' },
      { columna: 'show', de: ['SHOW'], valor: 'coalesce(f.show, true)' },
      {
        ...{ columna: 'activo', de: ['ESTADO'], valor: `coalesce(f.estado, 'activo') = 'activo'` },
        vuelta: `case when t.activo then 'activo' else 'archivado' end`,
      },
      { columna: 'cierra', de: ['CIERRA'], valor: 'coalesce(f.cierra, false)' },
    ],
  },
  abogados: {
    tabla: 'abogado',
    clave: ['codexterno'],
    campos: [
      valor('CODEXTERNO'),
      valor('APELLIDO'),
      valor('NOMBRE'),
      valor('NRODNI'),
      ...['DIRECCION', 'TE', 'EMAIL', 'MATRICULA', 'CUITCUIL', 'HORARIOS'].map((de) => texto(de)),
      ...['BENEFICIARIO', 'CBU', 'PERSONERIA'].map((de) => texto(de)),
      {
        columna: 'titulo',
        de: ['TITULO'],
        valor: '(select x.id from abogado_titulo x where lower(x.titulo) = lower(f.titulo))',
        vuelta: '(select x.titulo from abogado_titulo x where x.id = t.titulo)',
      },
      { columna: 'inscripto', de: ['INSCRIPTO'], valor: 'coalesce(f.inscripto, true)' },
      { columna: 'baja', de: ['BAJA'], valor: 'coalesce(f.baja, false)' },
    ],
    // The file has a column ROL, the role of the user who signs in. The row of the lawyer has no role, so the export
    // takes it from the row of the lawyer's user.
    aparte: {
      TIPODNI: 't.tipodni',
      ROL: `(select '${ROL_DE_APODERADO}' from usuario u where u.abogado = t.codexterno and u.rol = '${ROL_DE_APODERADO}' and not t.baja)`,
    },
    // Each change of a lawyer by an import increments the version of the record, so that an edit that a person began
    // before the import is refused (D42).
    alCambiar: 'version = t.version + 1',
  },
  usuarios: {
    tabla: 'usuario',
    clave: ['dni'],
    campos: [
      valor('DNI'),
      valor('APELLIDO'),
      valor('NOMBRE'),
      texto('EMAIL'),
      valor('ROL'),
      { columna: 'baja', de: ['BAJA'], valor: 'coalesce(f.baja, false)' },
      // A new person gets the code of the lawyer's record with the same DNI (national identity number). When several
      // records have that DNI, an active record goes before an inactive one (D166).
      {
        ...{ columna: 'abogado', de: [], valor: '' },
        siFalta: `(select x.codexterno from abogado x where x.nrodni = f.dni
          order by x.baja, x.codexterno limit 1)`,
      },
    ],
    // A data package has no service accounts, so the file of people must not change the stored ones (D193).
    suyas: `t.rol <> 'servicio'`,
    aparte: {
      PERMISOS: `(select string_agg(p.permiso, ' ' order by p.permiso collate "C") from usuario_permiso p
        where p.dni = t.dni)`,
    },
  },
  condiciones: {
    tabla: 'condicion_legal',
    clave: ['contrato', 'abogado'],
    campos: [
      valor('CONTRATO'),
      valor('ABOGADO'),
      valor('CONDICIONES'),
      { ...texto('MUNICIPIO'), siFalta: `''` },
    ],
  },
  contribuyentes: {
    tabla: 'contribuyente',
    clave: ['nro_contrib'],
    campos: [
      valor('NRO_CONTRIB'),
      valor('APYNOM'),
      {
        columna: 'tipo_persona',
        de: ['TIPO_PERSONA'],
        valor: `coalesce(f.tipo_persona, 'F')`,
        siFalta: `'F'`,
        // TIPO_PERSONA says whether the taxpayer is a person or a company. When the file does not give it, the CUIT
        // (tax identification number) decides.
        con: {
          ...{ columna: 'CUIT', valor: `coalesce(f.tipo_persona, ${DE_EMPRESA})` },
          siFalta: DE_EMPRESA,
        },
      },
      valor('NRO_DOC'),
      valor('CUIT'),
      valor('CUIM'),
      ...DIRECCION,
      texto('LOCALIDAD'),
      texto('CODIGO_POSTAL'),
      texto('TELEFONOS'),
      texto('EMAIL'),
      {
        ...texto('DOMICILIO_ELECTRONICO'),
        // People also type the electronic domicile on a screen, so an empty cell does not remove it.
        sobre: 'coalesce(f.domicilio_electronico, t.domicilio_electronico)',
      },
      ...MARCA,
    ],
    unicas: [{ columnas: ['cuim'], libre: 'cuim = null', de: 'CUIM' }],
  },
  inmuebles: {
    tabla: 'inmueble',
    clave: ['nro_inmueble'],
    campos: [
      valor('NRO_INMUEBLE'),
      ...DIRECCION,
      texto('BARRIO'),
      valor('PAR_PROVINCIAL'),
      ...NOMENCLATURA,
      texto('TITULAR'),
      { columna: 'activo', de: ['ACTIVO'], valor: 'coalesce(f.activo, true)' },
    ],
    unicas: [
      { columnas: ['par_provincial'], libre: 'par_provincial = null', de: 'PAR_PROVINCIAL' },
    ],
    ausentes: { vigente: 't.activo', cambio: 'activo = false' },
    item: (fila) => `'I', ${fila}.nro_inmueble, ''`,
  },
  comercios: {
    tabla: 'comercio',
    clave: ['nro_comercio'],
    item: (fila) => `'C', ${fila}.nro_comercio, ''`,
    campos: [
      valor('NRO_COMERCIO'),
      { columna: 'sucursal', de: ['SUCURSAL'], valor: 'coalesce(f.sucursal, 0)' },
      valor('NOMBRE'),
      texto('NOM_FANTASIA'),
      ...DIRECCION,
      texto('BARRIO'),
      valor('CUIT'),
      valor('FECHA_APERTURA'),
      valor('FECHA_HABILITACION'),
      valor('FECHA_CESE'),
      texto('EXPED_NRO'),
      valor('NRO_INMUEBLE'),
    ],
  },
  imponibles: {
    tabla: 'imponible_recurso',
    clave: ['tipo', 'imponible', 'recurso'],
    campos: IMPONIBLE,
    item: (fila) => `${fila}.tipo, ${fila}.imponible, ${fila}.recurso`,
  },
  vinculos: {
    tabla: 'vinculo',
    clave: ['tipo', 'imponible', 'orden'],
    campos: [...IMPONIBLE.slice(0, 2), valor('ORDEN'), valor('NRO_CONTRIB'), valor('VINCULO_DESC')],
    unicas: [{ columnas: ['tipo', 'imponible', 'nro_contrib'], de: 'NRO_CONTRIB' }],
    ausentes: { vigente: 'true' },
    item: (fila) => `${fila}.tipo, ${fila}.imponible, ''`,
  },
  planes: {
    tabla: 'plan_pago',
    clave: ['nro_plan'],
    campos: [
      valor('NRO_PLAN'),
      ...IMPONIBLE,
      valor('PLAN_TIPO'),
      valor('FECHA'),
      valor('ESTADO'),
      { ...valor('CONVENIO'), vuelta: CONVENIO_DE_PLAN_AL_EXPORTAR },
    ],
    caso: 'propio',
  },
  plan_cuotas: {
    tabla: 'plan_cuota',
    clave: ['nro_plan', 'cuota'],
    campos: [
      valor('NRO_PLAN'),
      valor('CUOTA'),
      valor('MONTO_CAPITAL'),
      valor('MONTO_INTERES'),
      valor('FECHA_VTO'),
      {
        columna: 'int_cobranza',
        de: ['INT_COBRANZA'],
        valor: 'coalesce(f.int_cobranza, 0)',
        siFalta: '0',
      },
      valor('FECHA_COBRANZA'),
      texto('TIPO_COMPROB'),
      texto('NRO_COMPROB'),
    ],
    ausentes: { vigente: 'true' },
    caso: 'delPlan',
  },
  deuda: {
    tabla: 'deuda',
    clave: ['tipo', 'imponible', 'recurso', 'anio', 'cuota'],
    campos: [
      ...IMPONIBLE,
      valor('ANIO'),
      valor('CUOTA'),
      valor('VENCIMIENTO'),
      valor('CAPITAL'),
      valor('INTERES'),
      valor('ESTADO'),
      valor('SITUACION'),
      {
        ...texto('LEGAL'),
        // Some municipalities remove the lawyer from a paid tax period. The last stored lawyer then stays, so that the
        // case stays on that lawyer's work list as 'Saldada' (paid) (D169).
        sobre: `case when f.estado = 'CANCELADA' then coalesce(nullif(f.legal, ''), t.legal) else coalesce(f.legal, '') end`,
      },
      valor('NRO_PLAN'),
      // A file without FECHA_COBRANZA does not say on which day a tax period was paid. The stored day is kept only
      // while the state of the period does not change.
      {
        ...{ columna: 'fecha_cobranza', de: ['ESTADO'], valor: 'null' },
        sobre: 'case when f.estado = t.estado then t.fecha_cobranza end',
        con: { columna: 'FECHA_COBRANZA', valor: 'f.fecha_cobranza', sobre: 'f.fecha_cobranza' },
      },
      valor('COBRADO'),
      {
        ...{ columna: 'cancelada', de: ['ESTADO'] },
        valor: `case when f.estado = 'CANCELADA' then ${DIA} end`,
        sobre: `case when f.estado = 'CANCELADA' then coalesce(t.cancelada, ${DIA}) end`,
        con: {
          ...{
            columna: 'CANCELADA',
            valor: `case when f.estado = 'CANCELADA' then coalesce(f.cancelada, ${DIA}) end`,
          },
          sobre: `case when f.estado = 'CANCELADA' then coalesce(f.cancelada, t.cancelada, ${DIA}) end`,
        },
      },
    ],
    // A tax period that is missing from a complete file becomes paid, without a day of collection (D172). The stored
    // day of collection is of an earlier partial payment, so it is removed.
    ausentes: {
      vigente: `t.estado <> 'CANCELADA'`,
      cambio: `estado = 'CANCELADA', cancelada = ${DIA}, fecha_cobranza = null`,
    },
    caso: 'propio',
  },
  situaciones_hist: {
    tabla: 'situacion_historica',
    clave: ['tipo', 'imponible', 'recurso', 'fecha', 'situacion'],
    campos: [...IMPONIBLE, valor('FECHA'), valor('SITUACION'), texto('LEGAL')],
    caso: 'propio',
  },
}

/**
 * Returns the SQL expressions of a database column. A column may have more exact expressions (`con`), which apply only
 * when the file has the column `con.columna`.
 */
export const withColumnas = (
  { con, ...campo }: CampoDeDestino,
  columnas: readonly string[],
): CampoDeDestino => {
  if (con === undefined || !columnas.includes(con.columna)) return campo
  const { columna: _, ...valores } = con
  return { ...campo, ...valores }
}
