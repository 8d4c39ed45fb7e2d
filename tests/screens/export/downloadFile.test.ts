import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadFile } from '@/components/export/downloadFile';

let blobs: Blob[] = [];
let clicked: { name: string; address: string }[] = [];
let revoked: string[] = [];

beforeEach(() => {
  [blobs, clicked, revoked] = [[], [], []];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return `blob:http://localhost/${blobs.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push({ name: this.download, address: this.href });
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('downloadFile', () => {
  it('hands over the file with its name and type, and leaves nothing in the page', async () => {
    downloadFile('检索结果.csv', '\ufeff号码\r\n', 'text/csv;charset=utf-8');
    expect(clicked).toEqual([{ name: '检索结果.csv', address: 'blob:http://localhost/1' }]);
    expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(document.querySelector('a')).toBeNull();
  });

  it('gives the memory back once the browser has had time to read the file', () => {
    vi.useFakeTimers();
    downloadFile('a.xlsx', new Uint8Array([1, 2, 3]), 'application/zip');
    vi.advanceTimersByTime(30_000);
    expect(revoked).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(revoked).toEqual(['blob:http://localhost/1']);
  });

  it.each([
    ['TI=(电池 AND "隔膜")/A?.xlsx', 'TI=(电池 AND _隔膜_)_A_.xlsx'],
    ['..\\..\\a.csv', '_.._a.csv'],
    ['\u202excod.csv', 'xcod.csv'],
    ['.csv', '下载.csv'],
    [`${'长'.repeat(300)}.xlsx`, `${'长'.repeat(100)}.xlsx`],
  ])('makes %j a name that every system takes', (name, expected) => {
    downloadFile(name, '', 'text/plain');
    expect(clicked[0]?.name).toBe(expected);
  });
});
