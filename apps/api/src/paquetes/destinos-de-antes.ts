import { CAMPOS_DE_ACTUACION, type ClaveDeDato } from '@apremia/core'
import { adjunto, DNI, dato, instanteDe, propio, quizas, TITULAR } from './campos-de-antes.ts'
import type { Destino } from './destino.ts'
import { DESTINOS_DE_CARTAS } from './destinos-de-cartas.ts'
import { DESTINOS_DE_CONVENIOS } from './destinos-de-convenios.ts'

/**
 * SQL that reads a field of a legal action from the row of the file (as JSON `j`) and converts it to the format of the
 * product.
 */
const valorDeDato = (clave: ClaveDeDato): string => {
  const leido = `j ->> '${clave}'`
  switch (CAMPOS_DE_ACTUACION[clave].clase) {
    case 'importe':
      return `((${leido})::numeric / 100)::numeric(20, 2)::text`
    case 'marca':
      return `case ${leido} when 'true' then 1 when 'false' then 0 end`
    case 'resultado':
      return `case when ${leido} in ('0', '1') then to_jsonb((${leido})::integer) else to_jsonb(${leido}) end`
    default:
      return leido
  }
}

const DATO = `(select jsonb_strip_nulls(jsonb_build_object(${(
  Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]
)
  .map((clave) => `'${clave}', ${valorDeDato(clave)}`)
  .join(', ')})) from (select to_jsonb(f) as j offset 0) q)`

/**
 * Tables that store the files of the former system: executive titles, letters, agreements and legal actions. The same
 * tables have the records made in this product. The column `anterior` identifies the imported records.
 */
export const DESTINOS_DE_ANTES: Readonly<Record<string, Destino>> = {
  titulos_emitidos: {
    tabla: 'titulo',
    clave: ['numero'],
    campos: [
      dato('numero', 'NUMERO', 'f.numero'),
      propio('anterior', 'true'),
      dato('categoria', 'TIPO', `case f.tipo when 'I' then 'inmueble' else 'comercio' end`),
      dato('imponible', 'IMPONIBLE', 'f.imponible::text'),
      dato('recurso', 'RECURSO', 'f.recurso'),
      { ...dato('abogado', 'ABOGADO', `coalesce(f.abogado, '')`), siFalta: `''` },
      {
        ...dato('contribuyente', 'CONTRIBUYENTE', `coalesce(f.contribuyente, ${TITULAR}, '')`),
        siFalta: `coalesce(${TITULAR}, '')`,
      },
      dato(
        'periodos',
        'PERIODOS',
        `(select array_agg(split_part(x, '/', 1)::int * 1000 + split_part(x, '/', 2)::int)
          from unnest(string_to_array(f.periodos, ' ')) x)`,
      ),
      dato('total', 'TOTAL', 'f.total'),
      dato(
        'datos',
        'FECHA',
        `jsonb_build_object('fechaEmision', f.fecha, 'liquidadoAl', ${quizas('liquidado_al')},
          'municipio', jsonb_build_object('expediente', coalesce(${quizas('expediente')}, '')))`,
      ),
      propio('dni', DNI),
      dato('creado', 'FECHA', instanteDe('fecha')),
      dato('anulado', 'ANULADO', instanteDe('anulado')),
      { ...dato('motivo_anulacion', 'MOTIVO', `coalesce(f.motivo, '')`), siFalta: `''` },
      adjunto('documento', 'sha256'),
      adjunto('tamano', 'tamano'),
    ],
    caso: 'propio',
  },
  actuaciones_anteriores: {
    tabla: 'actuacion',
    clave: ['anterior'],
    campos: [
      dato('anterior', 'NUMERO', 'f.numero'),
      dato('tipo', 'TIPO', 'f.tipo'),
      dato('imponible', 'IMPONIBLE', 'f.imponible'),
      dato('recurso', 'RECURSO', 'f.recurso'),
      dato('fecha', 'FECHA', 'f.fecha'),
      dato('tp_id', 'TP_ID', 'f.tp_id'),
      {
        columna: 'gp_id',
        de: ['TP_ID'],
        valor: '(select x.gp_id from tipo_etapa x where x.tp_id = f.tp_id)',
      },
      dato('abogado', 'ABOGADO', 'f.abogado'),
      dato('obs', 'OBS', `coalesce(f.obs, '')`),
      dato('dato', 'FECHA', DATO),
    ],
    caso: 'propio',
  },
  ...DESTINOS_DE_CARTAS,
  ...DESTINOS_DE_CONVENIOS,
}
