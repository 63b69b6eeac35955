type Marcas<T extends string> = T extends `${string}{${infer Nombre}}${infer Resto}`
  ? Nombre | Marcas<Resto>
  : never

/**
 * Replaces the '{name}' marks of a text with values. A mark without a value, or a value without a mark, is a compile
 * error.
 */
export const interpolar = <const T extends string>(
  texto: T,
  valores: Readonly<Record<Marcas<T>, string | number>>,
): string =>
  texto.replace(/\{(\w+)\}/g, (marca, nombre: string) =>
    String((valores as Readonly<Record<string, string | number>>)[nombre] ?? marca),
  )
