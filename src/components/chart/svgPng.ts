/** Pixels of the picture for one of the screen, so that it stays sharp on paper. */
const SCALE = 2;

/**
 * The text of an SVG image as a PNG file.
 *
 * @throws when the browser cannot draw it
 */
export async function svgPng(
  svg: string,
  width: number,
  height: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new Error('No picture');
  return new Uint8Array(await file.arrayBuffer());
}
