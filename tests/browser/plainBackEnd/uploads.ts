import { type Exchange, sendData, sendMissing } from './answers';
import { state } from './state';

const ROOT = '/business-service/api/authFront/file';

/**
 * The calls for files as `config/contract/business.yaml` has them. They are assumed, so they exist
 * only when a test switches them on: without them no request with files can be sent.
 *
 * @returns whether this was one of them
 */
export async function answerUpload(exchange: Exchange): Promise<boolean> {
  const { method, path, query } = exchange;
  if (!state.switches.upload || !path.startsWith(ROOT)) return false;
  if (method === 'POST' && path === `${ROOT}/upload`) await takePiece(exchange);
  else if (method === 'GET' && path === `${ROOT}/upload`) {
    const uploadId = query.get('uploadId') ?? '';
    sendData(exchange, { uploadId, received: state.uploads.get(uploadId)?.length ?? 0 });
  } else if (method === 'POST' && path === `${ROOT}/remove`) sendData(exchange, null);
  else sendMissing(exchange);
  return true;
}

async function takePiece(exchange: Exchange): Promise<void> {
  const type = exchange.incoming.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(exchange.body), {
    headers: { 'content-type': type },
  }).formData();
  const field = (name: string) => String(form.get(name));
  const uploadId = field('uploadId');
  const chunk = form.get('chunk');
  const piece = chunk instanceof Blob ? Buffer.from(await chunk.arrayBuffer()) : Buffer.alloc(0);
  const before = state.uploads.get(uploadId) ?? Buffer.alloc(0);
  const whole = Buffer.concat([before.subarray(0, Number(field('offset'))), piece]);
  state.uploads.set(uploadId, whole);
  const attachment = {
    id: `file-${uploadId}`,
    name: field('name'),
    size: whole.length,
    ext: field('name').split('.').pop() ?? '',
    category: field('category'),
    uploadTime: '2026-08-03 10:00:00',
    sha256: field('sha256'),
  };
  const complete = whole.length >= Number(field('total'));
  sendData(exchange, {
    uploadId,
    received: whole.length,
    ...(complete ? { attachment } : {}),
  });
}
