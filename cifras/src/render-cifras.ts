import type { Meta, Resultado } from './meta.ts'
import type { Resultados } from './resultados.ts'

const number = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 })

const describeTiempo = (segundos: number): string =>
  segundos < 90 ? `${number.format(segundos)} s` : `${number.format(segundos / 60)} min`

const describeEstado = (resultado: Resultado | undefined): string =>
  resultado === undefined ? 'sin medir' : resultado.bien ? 'se cumple' : '**no se cumple**'

const describeResultado = (resultado: Resultado | undefined): string[] => {
  if (resultado === undefined) return ['Sin medir todavía.']
  const { fecha, commit, maquina, segundos, pruebas, fallidas, cifras } = resultado
  const dia = fecha.slice(0, 10).split('-').reverse().join('/')
  return [
    ...cifras.map((cifra) => `- ${cifra}`),
    `- ${number.format(pruebas)} pruebas, ${number.format(fallidas)} fallidas, en ${describeTiempo(segundos)} (${dia}, versión ${commit}, ${maquina}).`,
  ]
}

export const renderCifras = (metas: readonly Meta[], resultados: Resultados): string => {
  const medidas = metas.filter(({ id }) => resultados[id]?.bien).length
  return [
    '# Cifras',
    '',
    'Metas de confiabilidad y seguridad. Cada una la muestra una prueba que se repite aquí a tamaño entero;',
    '`npm test` corre las mismas pruebas con menos repeticiones. Este documento lo escribe `npm run cifras`',
    '(todas) o `npm run cifras R4 R10` (algunas): no se edita a mano.',
    '',
    `De ${metas.length} metas, ${medidas} se cumplen en su última medición.`,
    '',
    '| Meta | | Última medición |',
    '|---|---|---|',
    ...metas.map(
      ({ id, titulo }) =>
        `| [${id}](#${id.toLowerCase()}) | ${titulo} | ${describeEstado(resultados[id])} |`,
    ),
    ...metas.flatMap(({ id, titulo, pasa, falta }) => [
      '',
      `## ${id}`,
      '',
      `**${titulo}.** Se cumple si: ${pasa}.`,
      '',
      ...describeResultado(resultados[id]),
      ...(falta === undefined ? [] : ['', `Lo que no se mide: ${falta}`]),
    ]),
    '',
  ].join('\n')
}
