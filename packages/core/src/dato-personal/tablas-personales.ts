import type { ClaseDeDatos } from './clases-de-datos.ts'

type Columnas = readonly string[]

/**
 * Link from a row with personal data to a row of a second table that identifies the person. `columnas` has pairs of
 * columns, one of each table, with equal values in linked rows.
 */
export interface VaCon {
  readonly tabla: string
  readonly columnas: readonly (readonly [propia: string, suya: string])[]
}

/**
 * Table with personal data: the kind of data, and the columns that identify the person. A row is about a person when at
 * least one of these columns names the person.
 */
export interface TablaConPersonas {
  readonly clase: ClaseDeDatos
  readonly dni?: Columnas
  readonly cuit?: Columnas
  readonly contribuyente?: Columnas
  readonly nombre?: Columnas
  readonly apellidoYNombre?: readonly [apellido: string, nombre: string]
  /**
   * Columns with free text or JSON that may contain the name, DNI (identity number) or CUIT (tax number) of the person.
   */
  readonly texto?: Columnas
  /**
   * True when the table names a property or business in the columns `tipo` and `imponible`. Each row is then about the
   * people to whom the property or business belongs.
   */
  readonly imponible?: true
  readonly inmueble?: Columnas
  readonly comercio?: Columnas
  /**
   * Columns with the number of a property or business as text. The table does not tell whether the number is of a
   * property or of a business.
   */
  readonly numero?: Columnas
  /** Columns with a lawyer's code. A row is about a lawyer when one of these columns has that lawyer's code. */
  readonly abogado?: Columnas
  readonly va?: readonly VaCon[]
  /** True for a table that records which user saw the personal data of which person. */
  readonly lectura?: true
  /**
   * Columns of a table in which a user or lawyer writes about other people: `dni` or `codigo` identify the author. The
   * author's report shows only these columns, `muestra`, the key and the dates. The rest is about somebody else.
   */
  readonly autor?: {
    readonly dni?: Columnas
    readonly codigo?: Columnas
    readonly muestra?: Columnas
  }
  /** Columns that the report of a person's data never shows, each with the reason why. */
  readonly calla?: Readonly<Record<string, string>>
}

export interface TablaSinPersonas {
  readonly ninguno: string
}

export type EntradaDeTabla = TablaConPersonas | TablaSinPersonas

const CATALOGO: TablaSinPersonas = { ninguno: 'Es un catálogo: no nombra a nadie.' }
const CUENTA: TablaSinPersonas = { ninguno: 'Son cuentas del producto: no nombra a nadie.' }
const COPIA: TablaSinPersonas = {
  ninguno: 'Es una copia del padrón que se rehace sola: sus datos se dicen donde están.',
}

const PEDIDO = { clave: 'Nombre del pedido, para no repetirlo.', huella: 'Huella del pedido.' }

const de = (tabla: string, propia: string, suya = 'id'): VaCon => ({
  tabla,
  columnas: [[propia, suya]],
})

/**
 * Every table of the database, by name: how to find the rows about a person, or why the table has no personal data. The
 * report of a person's data uses this list. A test checks the list against the database.
 */
export const TABLAS_DE_DATOS: Readonly<Record<string, EntradaDeTabla>> = {
  contribuyente: {
    clase: 'padron',
    ...{ dni: ['nro_doc'], cuit: ['cuit'], contribuyente: ['nro_contrib'], nombre: ['apynom'] },
    texto: ['marca_nota'],
  },
  vinculo: { clase: 'padron', contribuyente: ['nro_contrib'] },
  inmueble: { clase: 'padron', inmueble: ['nro_inmueble'], nombre: ['titular'] },
  comercio: {
    clase: 'padron',
    ...{ comercio: ['nro_comercio'], cuit: ['cuit'], nombre: ['nombre'] },
  },
  imponible_recurso: { clase: 'padron', imponible: true },
  novedad: {
    clase: 'novedades',
    ...{ dni: ['dni'], cuit: ['cuit'], nombre: ['apynom'], calla: PEDIDO },
    va: [de('novedad_inmueble', 'id', 'novedad')],
    autor: { dni: ['agregada_por', 'borrada_por'] },
  },
  novedad_inmueble: {
    clase: 'novedades',
    ...{ inmueble: ['inmueble'], texto: ['observaciones'], va: [de('novedad', 'novedad')] },
  },
  novedad_documento: {
    clase: 'novedades',
    ...{ texto: ['nombre'], va: [de('novedad_inmueble', 'inmueble')], autor: { dni: ['dni'] } },
  },
  registro: {
    clase: 'registros',
    ...{ dni: ['dni'], apellidoYNombre: ['apellido', 'nombre'], inmueble: ['inmueble'] },
    ...{ texto: ['descripcion'], autor: { dni: ['usuario'] }, calla: PEDIDO },
  },
  registro_documento: { clase: 'registros', texto: ['nombre'], va: [de('registro', 'registro')] },
  deuda: { clase: 'deuda', imponible: true },
  deuda_liquidada: { clase: 'deuda', imponible: true },
  plan_pago: { clase: 'deuda', imponible: true },
  plan_cuota: { clase: 'deuda', va: [de('plan_pago', 'nro_plan', 'nro_plan')] },
  respuesta_del_servicio: { clase: 'deuda', imponible: true },
  caso: { clase: 'casos', imponible: true, autor: { codigo: ['abogado'] } },
  caso_prescripcion: { clase: 'casos', imponible: true },
  situacion_historica: { clase: 'casos', imponible: true },
  situacion_aprendida: { clase: 'casos', imponible: true },
  traspaso_de_caso: { clase: 'casos', imponible: true, autor: { codigo: ['de', 'a'] } },
  actuacion: {
    clase: 'actuaciones',
    ...{ imponible: true, texto: ['obs', 'dato', 'baja_motivo'] },
    autor: { dni: ['baja_dni'], codigo: ['abogado'] },
  },
  actuacion_version: {
    clase: 'actuaciones',
    ...{ texto: ['obs', 'dato'], va: [de('actuacion', 'actuacion')], autor: { dni: ['dni'] } },
  },
  actuacion_documento: {
    clase: 'actuaciones',
    ...{ texto: ['nombre'], va: [de('actuacion', 'actuacion')], autor: { dni: ['dni'] } },
  },
  actuacion_lote: { clase: 'actuaciones', autor: { dni: ['dni'] }, calla: PEDIDO },
  carta: {
    clase: 'cartas',
    texto: ['datos', 'motivo_anulacion'],
    va: [de('carta_imponible', 'numero', 'numero'), de('carta_acuse', 'numero', 'numero')],
    autor: { dni: ['anulada_por'], codigo: ['abogado'] },
  },
  carta_imponible: {
    clase: 'cartas',
    ...{ imponible: true, texto: ['motivo_retiro'], va: [de('carta', 'numero', 'numero')] },
    autor: { dni: ['retirado_por'] },
  },
  carta_acuse: {
    clase: 'cartas',
    ...{ dni: ['receptor_dni'], nombre: ['receptor', 'notificador'], texto: ['motivo', 'pieza'] },
    ...{ va: [de('carta', 'numero', 'numero')], autor: { dni: ['dni'] } },
  },
  carta_lote: { clase: 'cartas', texto: ['archivo'], autor: { dni: ['dni'] }, calla: PEDIDO },
  titulo: {
    clase: 'titulos',
    ...{ numero: ['imponible'], nombre: ['contribuyente'], texto: ['datos', 'motivo_anulacion'] },
    autor: { dni: ['dni', 'anulado_por'], codigo: ['abogado'] },
  },
  titulo_firmado: {
    clase: 'titulos',
    ...{ texto: ['archivo'], va: [de('titulo', 'titulo', 'numero')], autor: { dni: ['dni'] } },
  },
  titulo_lote: {
    clase: 'titulos',
    ...{ texto: ['archivo'], autor: { dni: ['dni'] }, calla: PEDIDO },
  },
  titulo_hueco: { clase: 'titulos', texto: ['motivo'], autor: { dni: ['dni'] } },
  convenio: {
    clase: 'convenios',
    ...{ dni: ['frm_dni'], nombre: ['frm_nombre'], texto: ['obs', 'obsotgastos', 'parametros'] },
    ...{ va: [de('convenio_plan', 'id', 'convenio_id')], autor: { codigo: ['codexterno'] } },
  },
  convenio_plan: {
    clase: 'convenios',
    ...{ imponible: true, nombre: ['contribuyente'], va: [de('convenio', 'convenio_id')] },
  },
  convenio_plan_cuota: {
    clase: 'convenios',
    ...{ imponible: true, va: [de('convenio', 'convenio_id')] },
  },
  convenio_cuota: { clase: 'convenios', imponible: true, va: [de('convenio', 'convenio_id')] },
  plantilla_version: { clase: 'cargas', texto: ['archivo'], autor: { dni: ['dni'] } },
  escrito: {
    clase: 'actuaciones',
    ...{ imponible: true, autor: { dni: ['dni'], codigo: ['abogado'] }, calla: PEDIDO },
  },
  usuario: {
    clase: 'acceso',
    ...{ dni: ['dni'], apellidoYNombre: ['apellido', 'nombre'], abogado: ['abogado'] },
  },
  usuario_permiso: { clase: 'acceso', dni: ['dni'] },
  abogado: {
    clase: 'acceso',
    ...{ dni: ['nrodni'], cuit: ['cuitcuil'], abogado: ['codexterno'] },
    apellidoYNombre: ['apellido', 'nombre'],
  },
  condicion_legal: {
    clase: 'acceso',
    ...{ abogado: ['abogado'], texto: ['contrato', 'condiciones'] },
  },
  vista: { clase: 'acceso', dni: ['dni'], texto: ['nombre', 'filtro'] },
  vista_inicial: { clase: 'acceso', dni: ['dni'] },
  agenda_direccion: {
    clase: 'acceso',
    ...{ dni: ['dni'], calla: { clave_hash: 'Es un secreto.' } },
  },
  token_personal: { clase: 'acceso', dni: ['dni'], calla: { token_hash: 'Es un secreto.' } },
  parametro: { clase: 'acceso', texto: ['valor'] },
  ingreso: { clase: 'ingresos', dni: ['dni'] },
  ingreso_resumen: { clase: 'ingresos', dni: ['dni'] },
  sesion: { clase: 'ingresos', dni: ['dni'], calla: { token_hash: 'Es un secreto.' } },
  limite: { clase: 'ingresos', texto: ['key'] },
  comunicacion: {
    clase: 'mensajes',
    ...{ dni: ['remitente'], texto: ['titulo', 'descripcion'], calla: PEDIDO },
    ...{ va: [de('comunicacion_destinatario', 'id', 'comunicacion')] },
    autor: { dni: ['borrada_por'] },
  },
  comunicacion_destinatario: { clase: 'mensajes', dni: ['dni'] },
  comunicacion_documento: {
    clase: 'mensajes',
    ...{ texto: ['nombre'], va: [de('comunicacion', 'comunicacion')], autor: { dni: ['dni'] } },
  },
  aviso_por_correo: {
    clase: 'mensajes',
    dni: ['dni'],
    calla: { codigo: 'Con este código se deja de recibir el aviso.' },
  },
  correo: {
    clase: 'mensajes',
    ...{ dni: ['dni'], texto: ['asunto', 'texto', 'falla'] },
    calla: {
      clave: 'Nombre interno, para no enviarlo dos veces.',
      referencia: 'Nombre del mensaje para los servidores de correo.',
      codigo: 'Con este código se deja de recibir el aviso.',
    },
  },
  aviso_personal: { clase: 'mensajes', dni: ['dni'], texto: ['texto'] },
  evaluacion: {
    clase: 'evaluaciones',
    ...{ abogado: ['abogado'], texto: ['membrete'], autor: { dni: ['dni'] } },
  },
  evaluacion_caso: { clase: 'evaluaciones', imponible: true },
  historial: {
    clase: 'historial',
    ...{ numero: ['inmueble'], texto: ['descripcion', 'antes', 'despues', 'entidad_id'] },
    va: [de('historial_imponible', 'orden', 'orden')],
    autor: { dni: ['dni'], codigo: ['abogado'], muestra: ['momento', 'origen', 'operacion'] },
  },
  historial_imponible: { clase: 'historial', imponible: true },
  lectura: { clase: 'lecturas', lectura: true, autor: { dni: ['dni'], muestra: ['cantidad'] } },
  caso_mirado: { clase: 'lecturas', imponible: true, autor: { dni: ['dni'] } },
  datos_personales: {
    clase: 'lecturas',
    ...{ dni: ['de_dni'], cuit: ['de_cuit'], texto: ['motivo'], autor: { dni: ['dni'] } },
  },
  padron_carga: {
    clase: 'cargas',
    ...{ texto: ['archivo', 'avisos'], autor: { dni: ['dni'] } },
  },
  padron_carga_cambio: {
    clase: 'cargas',
    ...{ inmueble: ['nro_inmueble'], texto: ['antes', 'despues'] },
  },
  padron_carga_fila: { clase: 'cargas', inmueble: ['nro_inmueble'], nombre: ['titular'] },
  envio: { clase: 'cargas', texto: ['archivo'], autor: { dni: ['dni'] } },
  archivo_revisado: { clase: 'cargas', texto: ['archivo'], autor: { dni: ['dni'] } },
  paquete_carga: {
    clase: 'cargas',
    texto: ['archivo', 'motivos', 'avisos', 'efectos', 'equivalencias'],
    autor: { dni: ['dni'] },
    calla: PEDIDO,
  },
  equivalencia: { clase: 'cargas', texto: ['fuente', 'columnas'], autor: { dni: ['dni'] } },
  paquete_antes: { clase: 'cargas', texto: ['fila'] },
  entrega_acuse: { clase: 'cargas', texto: ['rechazos'], autor: { dni: ['dni'] } },
  salida: { clase: 'cargas', texto: ['avisos'], autor: { dni: ['dni'] } },
  trabajo: {
    clase: 'cargas',
    texto: ['titulo', 'entrada', 'archivo', 'avisos', 'errores', 'resumen', 'error'],
    autor: { dni: ['dni'], muestra: ['tipo', 'titulo'] },
  },
  documento: {
    ninguno:
      'Tiene la huella y el tamaño de cada archivo: el archivo va con la fila que lo nombra.',
  },
  abogado_titulo: CATALOGO,
  actuacion_modo: CATALOGO,
  convenio_arancel: CATALOGO,
  convenio_caracter: CATALOGO,
  convenio_estado: CATALOGO,
  convenio_forma_pago: CATALOGO,
  tipo_retiro: CATALOGO,
  grupo_etapa: CATALOGO,
  tipo_etapa: CATALOGO,
  situacion: CATALOGO,
  recurso: CATALOGO,
  recurso_ordenanza: CATALOGO,
  recurso_tasa: CATALOGO,
  dia_inhabil: CATALOGO,
  plantilla: CATALOGO,
  bloque: CATALOGO,
  carta_contador: CUENTA,
  titulo_contador: CUENTA,
  caso_cambio: CUENTA,
  cambios_del_padron: CUENTA,
  carpeta_de_datos: CUENTA,
  instalacion: CUENTA,
  historial_cabeza: CUENTA,
  historial_constancia: { ninguno: 'Es la cabeza del historial de un día: no nombra a nadie.' },
  lista_guardada: COPIA,
  lista_guardada_bloque: COPIA,
  secreto: { ninguno: 'Son claves de la instalación.' },
  token_usado: { ninguno: 'Son números de ingresos ya usados: no dicen de quién.' },
}

export const hasPersonas = (entrada: EntradaDeTabla): entrada is TablaConPersonas =>
  'clase' in entrada
