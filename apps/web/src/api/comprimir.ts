const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export const comprimir = async (value: unknown): Promise<string> => {
  const text = new Blob([JSON.stringify(value)]).stream()
  const zipped = text.pipeThrough(new CompressionStream('gzip'))
  return toBase64(new Uint8Array(await new Response(zipped).arrayBuffer()))
}
