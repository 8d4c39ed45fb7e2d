import dayjs from 'dayjs';

export interface PickedFile {
  name: string;
  blob: Blob;
}

/** How the file came: from the disk or by dropping, from the camera, from the clipboard. */
export type PickedBy = 'choice' | 'camera' | 'clipboard';

const NAMES: Readonly<Record<Exclude<PickedBy, 'choice'>, string>> = {
  camera: '照片',
  clipboard: '粘贴图片',
};

/** What cameras and clipboards call every picture. */
const NAMELESS = /^(?:image|img|photo|blob|unnamed|)\.?(?:jpe?g|png|heic)?$/i;

/**
 * The files with their names. Cameras and clipboards give all pictures the same one, so these are
 * named by the time.
 */
export function pickedFiles(files: Iterable<File>, by: PickedBy): PickedFile[] {
  return Array.from(files, (blob, index) => {
    if (by === 'choice' || !NAMELESS.test(blob.name)) return { name: blob.name, blob };
    const extension = blob.type === 'image/png' ? 'png' : 'jpg';
    const time = dayjs().format('YYYYMMDD-HHmmss');
    const place = index === 0 ? '' : `-${index + 1}`;
    return { name: `${NAMES[by]}-${time}${place}.${extension}`, blob };
  });
}
