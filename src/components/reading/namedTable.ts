import type { Descriptions } from 'antd';
import type { ComponentRef } from 'react';

/** antd's Descriptions are a table, and give it no name: this ref does, for who hears the page. */
export const namedTable = (name: string) => (facts: ComponentRef<typeof Descriptions> | null) =>
  facts?.nativeElement.querySelector('table')?.setAttribute('aria-label', name);
