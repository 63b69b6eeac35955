const EXIF = Buffer.from('Exif\0\0', 'latin1')
const ORIENTATION = 0x0112
/** Clockwise rotation that shows an image upright, by Exif orientation. Mirrored images are not rotated. */
const GIROS: Readonly<Record<number, 90 | 180 | 270>> = { 3: 180, 6: 90, 8: 270 }

const readTiff = (tiff: Buffer): number => {
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const ifd = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = u16(ifd)
  for (let i = 0; i < entries; i++) {
    const entry = ifd + 2 + i * 12
    if (u16(entry) === ORIENTATION) return u16(entry + 8)
  }
  return 1
}

const findExif = (jpeg: Buffer): Buffer | undefined => {
  let at = 2
  while (jpeg[at] === 0xff && at + 4 < jpeg.length) {
    const length = jpeg.readUInt16BE(at + 2)
    const data = jpeg.subarray(at + 4, at + 2 + length)
    if (jpeg[at + 1] === 0xe1 && data.subarray(0, EXIF.length).equals(EXIF))
      return data.subarray(EXIF.length)
    at += 2 + length
  }
  return undefined
}

/**
 * Returns the clockwise rotation that shows a phone photo upright. Returns 0 when the image does not give its
 * orientation.
 */
export const readGiro = (bytes: Uint8Array): 0 | 90 | 180 | 270 => {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return 0
  try {
    const exif = findExif(jpeg)
    return (exif && GIROS[readTiff(exif)]) ?? 0
  } catch {
    // The header of the image is cut short, so its orientation is unknown.
    return 0
  }
}
