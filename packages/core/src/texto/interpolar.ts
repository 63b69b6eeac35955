type Marcas<T extends string> = T extends `${string}{${infer Nombre}}${infer Resto}`
  ? Nombre | Marcas<Resto>
  : never

/**
 * Replaces the '{name}' placeholders of a text with values. A placeholder without a value, or a value without a
 * placeholder, is a compile error.
 */
export const interpolar = <const T extends string>(
  texto: T,
  valores: Readonly<Record<Marcas<T>, string | number>>,
): string =>
  texto.replace(/\{(\w+)\}/g, (marca, nombre: string) =>
    String((valores as Readonly<Record<string, string | number>>)[nombre] ?? marca),
  )
