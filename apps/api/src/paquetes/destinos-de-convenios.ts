import { ADJUNTOS } from './adjuntos-de-paquete.ts'
import { dato, propio, quizas, TITULAR } from './campos-de-antes.ts'
import type { CampoDeDestino, Destino } from './destino.ts'

export const convenioAnterior = (valor: string): string =>
  `(select x.id from convenio x where x.anterior = ${valor})`

/** Text column to import. A text that is missing from the file is stored as ''. */
const texto = (columna: string, de: string): CampoDeDestino => ({
  ...dato(columna, de, `coalesce(f.${de.toLowerCase()}, '')`),
  siFalta: `''`,
})

/** Column of amounts to import. An amount that is missing from the file is stored as zero. */
const importe = (columna: string, de: string): CampoDeDestino => ({
  ...dato(columna, de, `coalesce(f.${de.toLowerCase()}, 0)`),
  siFalta: '0',
})

/**
 * Column that refers to a short list of names, such as the table `caracteres`. The file has a name, and the column
 * stores the number of the row with that name. Without a name, the column gets the row that `siFalta` selects.
 */
const deLista = (columna: string, de: string, lista: string, siFalta: string): CampoDeDestino => {
  const tomada = `(select x.id from ${lista} x ${siFalta} limit 1)`
  const nombrada = `(select x.id from ${lista} x where lower(x.nombre) = lower(f.${de.toLowerCase()}))`
  return { ...dato(columna, de, `coalesce(${nombrada}, ${tomada})`), siFalta: tomada }
}

const DEL_IMPONIBLE = [
  dato('convenio_id', 'CONVENIO', convenioAnterior('f.convenio')),
  dato('tipo', 'TIPO', 'f.tipo'),
  dato('imponible', 'IMPONIBLE', 'f.imponible'),
  dato('recurso', 'RECURSO', 'f.recurso'),
]
const CLAVE_DEL_IMPONIBLE = {
  clave: ['convenio_id', 'tipo', 'imponible', 'recurso'],
  deClave: { convenio_id: convenioAnterior },
}

export const DESTINOS_DE_CONVENIOS: Readonly<Record<string, Destino>> = {
  convenios_anteriores: {
    tabla: 'convenio',
    clave: ['anterior'],
    campos: [
      propio('id', `nextval('convenio_de_antes_seq')::integer`),
      dato('anterior', 'NUMERO', 'f.numero'),
      dato('convenio', 'NUMERO', 'f.numero'),
      dato('vigencia', 'VIGENCIA', 'f.vigencia'),
      dato('codexterno', 'ABOGADO', 'f.abogado'),
      dato('fechaconf', 'FECHA', 'f.fecha'),
      dato('fechacarga', 'FECHA', 'f.fecha'),
      dato('fc_confirma', 'FECHA', `coalesce((${quizas('fecha_confirma')})::date, f.fecha)`),
      dato('frm_nombre', 'FIRMANTE', 'f.firmante'),
      texto('frm_dni', 'FIRMANTE_DNI'),
      texto('frm_tel', 'TELEFONO'),
      texto('frm_cel', 'CELULAR'),
      texto('frm_email', 'EMAIL'),
      texto('frm_loc', 'LOCALIDAD'),
      texto('frm_dir', 'DOMICILIO'),
      deLista('firma_caracter_id', 'CARACTER', 'convenio_caracter', 'order by x.otros desc, x.id'),
      {
        ...dato(
          'firma_caracter_otros',
          'CARACTER',
          `case when exists (select from convenio_caracter x where lower(x.nombre) = lower(f.caracter)) then ''
            else coalesce(f.caracter, '') end`,
        ),
        siFalta: `''`,
      },
      deLista('estado_id', 'ESTADO', 'convenio_estado', 'order by x.judicial, x.id'),
      texto('titulo', 'TITULO'),
      {
        ...dato('estporc', 'HONORARIOS_PORC', 'coalesce(f.honorarios_porc, 0) / 100.0'),
        siFalta: '0',
      },
      importe('estgstfijo', 'GASTO_FIJO'),
      importe('otgastos', 'OTROS_GASTOS'),
      texto('obsotgastos', 'OBS_GASTOS'),
      { ...dato('inscripto', 'INSCRIPTO', 'coalesce(f.inscripto, true)'), siFalta: 'true' },
      deLista('frmpg_id', 'FORMA_PAGO', 'convenio_forma_pago', 'order by x.id'),
      importe('montopago', 'PAGO_CONTADO'),
      importe('cuotaspago', 'PAGO_CUOTAS'),
      texto('obs', 'OBS'),
      {
        ...{ columna: 'documento', de: ['PDF'] },
        valor: `(select x.sha256 from ${ADJUNTOS} x where x.ruta = f.pdf)`,
      },
    ],
    caso: 'delConvenio',
  },
  convenios_anteriores_planes: {
    tabla: 'convenio_plan',
    ...CLAVE_DEL_IMPONIBLE,
    campos: [
      ...DEL_IMPONIBLE,
      dato('nro_plan', 'NRO_PLAN', 'f.nro_plan'),
      dato('plan_tipo', 'PLAN_TIPO', 'f.plan_tipo'),
      dato('cuotas', 'CUOTAS', 'f.cuotas'),
      dato('monto', 'MONTO', 'f.monto'),
      importe('anticipo', 'ANTICIPO'),
      importe('descuento', 'DESCUENTO'),
      importe('financiacion', 'FINANCIACION'),
      {
        ...dato('contribuyente', 'CONTRIBUYENTE', `coalesce(f.contribuyente, ${TITULAR}, '')`),
        siFalta: `coalesce(${TITULAR}, '')`,
      },
      deLista('estado_retiro', 'ESTADO_PLAN', 'tipo_retiro', 'order by x.id'),
    ],
    caso: 'propio',
  },
  convenios_anteriores_periodos: {
    tabla: 'convenio_cuota',
    ...CLAVE_DEL_IMPONIBLE,
    clave: [...CLAVE_DEL_IMPONIBLE.clave, 'anio', 'cuota'],
    campos: [
      ...DEL_IMPONIBLE,
      dato('anio', 'ANIO', 'f.anio'),
      dato('cuota', 'CUOTA', 'f.cuota'),
      importe('capital', 'CAPITAL'),
      importe('interes', 'INTERES'),
      // An agreement that has ended does not reserve its tax periods, so another agreement may include them.
      propio(
        'activo',
        `(select case x.vigencia when 'vigente' then true end from convenio x where x.anterior = f.convenio)`,
      ),
    ],
    caso: 'propio',
  },
  convenios_anteriores_cuotas: {
    tabla: 'convenio_plan_cuota',
    ...CLAVE_DEL_IMPONIBLE,
    clave: [...CLAVE_DEL_IMPONIBLE.clave, 'cuota'],
    campos: [
      ...DEL_IMPONIBLE,
      dato('cuota', 'CUOTA', 'f.cuota'),
      dato('vencimiento', 'VENCIMIENTO', 'f.vencimiento'),
      dato('capital', 'CAPITAL', 'f.capital'),
      importe('interes', 'INTERES'),
    ],
    caso: 'propio',
  },
}
