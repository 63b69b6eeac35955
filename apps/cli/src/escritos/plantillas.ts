import { escritosJudiciales } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import type { PlantillaConsultada } from './read-plantilla.ts'

const { clases, pantalla: t } = textos.escritosJudiciales

const COLUMNS: readonly TableColumn<PlantillaConsultada>[] = [
  { key: 'id', title: 'ID', value: ({ id }) => id, align: 'right' },
  {
    key: 'clase',
    title: 'CLASE',
    value: ({ clase }) => clase,
    text: ({ clase }) => clases[clase],
  },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  {
    key: 'version',
    title: 'VERSIÓN',
    value: ({ versiones }) => versiones[0]?.version ?? 0,
    align: 'right',
  },
  { key: 'autor', title: 'LA SUBIÓ', value: ({ versiones }) => versiones[0]?.autor ?? '' },
  { key: 'creada', title: 'CUÁNDO', value: ({ versiones }) => versiones[0]?.creada ?? '' },
  {
    key: 'retirada',
    title: 'ESTADO',
    value: ({ retirada }) => retirada,
    text: ({ retirada }) => (retirada ? t.retirada : t.enUso),
  },
]

const run = async (context: Context) => {
  const { connect } = await import('../http/with-client.ts')
  const plantillas = await connect(context).call(escritosJudiciales.listPlantillas, {})
  await context.output.rows(COLUMNS, plantillas)
  return undefined
}

export const listarPlantillas: Verb = (noun) => {
  const command = noun
    .command('plantillas')
    .description('Las plantillas de los escritos judiciales, con su última versión')
    .action(action(run, withRows))
  examples(command, 'apremia escritos plantillas', 'apremia escritos plantillas --formato csv')
}
