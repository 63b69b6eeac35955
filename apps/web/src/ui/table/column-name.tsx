import type { Column } from './column.ts'

export const ColumnName = ({ header, glosa }: Pick<Column<never>, 'header' | 'glosa'>) =>
  glosa === undefined ? header : <abbr title={glosa}>{header}</abbr>
