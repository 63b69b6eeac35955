import { latin1 } from './byte-writer.ts'
import type { Deflate } from './deflate.ts'

/** Compressed PDF stream that contains several PDF objects. The i-th object has the object number `first + i`. */
export interface ObjectStream {
  readonly first: number
  readonly count: number
  readonly entries: string
  readonly data: Uint8Array
}

export const packObjects = (
  first: number,
  objects: readonly string[],
  deflate: Deflate,
): ObjectStream => {
  let index = ''
  let offset = 0
  objects.forEach((object, i) => {
    index += `${first + i} ${offset} `
    offset += object.length + 1
  })
  const data = deflate(latin1(`${index}${objects.join('\n')}\n`))
  return {
    first,
    count: objects.length,
    entries: `/Type/ObjStm/N ${objects.length}/First ${index.length}/Filter/FlateDecode`,
    data,
  }
}
