import type { FormOption } from '../../form/description';

/** What ties a request to this city (domain reference 2.5). */
export const JURISDICTIONS: readonly FormOption[] = [
  { value: 'DOMICILE', label: '户籍地（住所地）' },
  { value: 'RESIDENCE', label: '经常居住地' },
  { value: 'BUSINESS', label: '营业地' },
  { value: 'INFRINGEMENT', label: '侵权行为发生地' },
];
