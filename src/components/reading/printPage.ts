/** How long printing waits for pictures that were not on screen yet, in milliseconds. */
const PATIENCE = 3000;

/** Prints the page once its pictures are there: those below the screen load only when seen. */
export async function printPage(): Promise<void> {
  const pictures = Array.from(document.querySelectorAll('img'));
  for (const picture of pictures) picture.loading = 'eager';
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  window.print();
}
