import { numeroAlExportar, planDelMunicipio } from '../padron/plan-del-municipio.ts'
import {
  delImponible,
  diaDeSalida,
  importeDeSalida,
  type PapelDeSalida,
} from './papel-de-salida.ts'

const NUMERO = numeroAlExportar('t')

/**
 * SQL for the number of an agreement as part of a path. '_' replaces each character that a path does not admit. A
 * changed number also gets a hash, so that two numbers never give the same path.
 */
const EN_RUTA = `(select case when n.limpio = n.suyo then n.suyo else n.limpio || '-' || left(md5(n.suyo), 6) end
  from (select ${NUMERO} as suyo, regexp_replace(${NUMERO}, '[^[:alnum:] -]', '_', 'g') as limpio) n)`

/**
 * SQL fragments for the query of the exported agreements. A data package has only confirmed agreements, so `CONFIRMADO`
 * leaves out the others.
 */
const DE = 'convenio t'
const CONFIRMADO = 't.fc_confirma is not null and t.activo'

const parteDe = (tabla: string, orden: string, columnas: Readonly<Record<string, string>>) => ({
  de: `${tabla} p join ${DE} on t.id = p.convenio_id where ${CONFIRMADO}`,
  orden: `t.id, p.tipo, p.imponible, p.recurso collate "C"${orden}`,
  documentos: 'null',
  columnas: { CONVENIO: NUMERO, ...delImponible('p'), ...columnas },
})

export const CONVENIOS_DE_SALIDA: Readonly<Record<string, PapelDeSalida>> = {
  convenios_anteriores: {
    de: `${DE} join convenio_caracter k on k.id = t.firma_caracter_id join convenio_estado e on e.id = t.estado_id
      join convenio_forma_pago f on f.id = t.frmpg_id where ${CONFIRMADO}`,
    orden: 't.id',
    documentos: `case when t.documento is not null then jsonb_build_array(jsonb_build_object(
      'sha256', t.documento, 'ruta', 'convenios/' || ${EN_RUTA} || '.pdf')) end`,
    columnas: {
      NUMERO,
      FECHA: diaDeSalida('t.fechaconf'),
      FECHA_CONFIRMA: diaDeSalida('greatest(t.fc_confirma, t.fechaconf)'),
      ABOGADO: 't.codexterno',
      VIGENCIA: `coalesce(t.vigencia, 'vigente')`,
      ESTADO: 'e.nombre',
      FIRMANTE: 't.frm_nombre',
      FIRMANTE_DNI: 't.frm_dni',
      CARACTER: `case when k.otros and t.firma_caracter_otros <> '' then t.firma_caracter_otros else k.nombre end`,
      TELEFONO: 't.frm_tel',
      CELULAR: 't.frm_cel',
      EMAIL: 't.frm_email',
      LOCALIDAD: 't.frm_loc',
      DOMICILIO: 't.frm_dir',
      TITULO: 't.titulo',
      HONORARIOS_PORC: 't.estporc',
      GASTO_FIJO: importeDeSalida('t.estgstfijo'),
      OTROS_GASTOS: importeDeSalida('t.otgastos'),
      OBS_GASTOS: 't.obsotgastos',
      INSCRIPTO: `case when t.inscripto then 'SI' else 'NO' end`,
      FORMA_PAGO: 'f.nombre',
      PAGO_CONTADO: importeDeSalida('t.montopago'),
      PAGO_CUOTAS: 't.cuotaspago',
      OBS: 't.obs',
    },
  },
  convenios_anteriores_planes: {
    ...parteDe('convenio_plan', '', {
      NRO_PLAN: planDelMunicipio('p'),
      PLAN_TIPO: 'p.plan_tipo',
      CUOTAS: 'p.cuotas',
      MONTO: importeDeSalida('p.monto'),
      ANTICIPO: importeDeSalida('p.anticipo'),
      DESCUENTO: importeDeSalida('p.descuento'),
      FINANCIACION: importeDeSalida('p.financiacion'),
      CONTRIBUYENTE: 'p.contribuyente',
      ESTADO_PLAN: '(select r.nombre from tipo_retiro r where r.id = p.estado_retiro)',
    }),
  },
  convenios_anteriores_periodos: {
    ...parteDe('convenio_cuota', ', p.anio, p.cuota', {
      ANIO: 'p.anio',
      CUOTA: 'p.cuota',
      CAPITAL: importeDeSalida('p.capital'),
      INTERES: importeDeSalida('p.interes'),
    }),
  },
  convenios_anteriores_cuotas: {
    ...parteDe('convenio_plan_cuota', ', p.cuota', {
      CUOTA: 'p.cuota',
      VENCIMIENTO: diaDeSalida('p.vencimiento'),
      CAPITAL: importeDeSalida('p.capital'),
      INTERES: importeDeSalida('p.interes'),
    }),
  },
}
