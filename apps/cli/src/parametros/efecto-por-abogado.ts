import type { Contract, ReplyOf } from '@apremia/api-client'
import type { TableColumn } from '../terminal/column.ts'

type Efecto = ReplyOf<Contract['getEfecto']>
type EnEvaluaciones = ReplyOf<Contract['getEfectoEnEvaluaciones']>

interface EfectoDeAbogado extends Pick<Efecto, 'casos' | 'solapa' | 'vence' | 'deja'> {
  readonly abogado: string
  readonly evaluacion: EnEvaluaciones['abogados'][number] | undefined
}

const SIN_CASOS = { casos: 0, solapa: 0, vence: 0, deja: 0 }

export const efectoPorAbogado = (
  { abogados }: Pick<Efecto, 'abogados'>,
  evaluaciones: EnEvaluaciones,
): readonly EfectoDeAbogado[] => {
  const cambiadas = new Map(evaluaciones.abogados.map((una) => [una.abogado, una]))
  const conCasos = abogados.map((suyos) => ({
    ...suyos,
    evaluacion: cambiadas.get(suyos.abogado),
  }))
  const nombrados = new Set(abogados.map(({ abogado }) => abogado))
  const sinCasos = evaluaciones.abogados.filter(({ abogado }) => !nombrados.has(abogado))
  return [
    ...conCasos,
    ...sinCasos.map((evaluacion) => ({ ...SIN_CASOS, abogado: evaluacion.abogado, evaluacion })),
  ]
}

export const COLUMNAS_POR_ABOGADO: readonly TableColumn<EfectoDeAbogado>[] = [
  { key: 'abogado', title: 'ABOGADO', value: ({ abogado }) => abogado },
  { key: 'casos', title: 'CASOS', value: ({ casos }) => casos },
  { key: 'solapa', title: 'SOLAPA', value: ({ solapa }) => solapa },
  { key: 'vence', title: 'VENCE', value: ({ vence }) => vence },
  { key: 'deja', title: 'DEJA', value: ({ deja }) => deja },
  {
    key: 'evaluacion',
    title: 'EVALUACIÓN',
    value: ({ evaluacion }) => evaluacion?.evaluacion ?? null,
  },
  { key: 'desde', title: 'DESDE', value: ({ evaluacion }) => evaluacion?.desde ?? null },
  { key: 'hasta', title: 'HASTA', value: ({ evaluacion }) => evaluacion?.hasta ?? null },
  {
    key: 'resultadoAntes',
    title: 'RESULTADO ANTES',
    value: ({ evaluacion }) => evaluacion?.antes ?? null,
  },
  { key: 'resultado', title: 'RESULTADO', value: ({ evaluacion }) => evaluacion?.despues ?? null },
]
