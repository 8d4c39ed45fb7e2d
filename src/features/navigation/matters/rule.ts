import { placeLabel } from '@/domain/law/articleKey';
import type { LegalRule, Matter } from './matter';

/** A rule in words: 《专利法》第四十二条，按数据推定. */
export function ruleText(rule: NonNullable<Matter['rule']>): string {
  return typeof rule === 'string' ? rule : `${articleText(rule)}，${rule.trust}`;
}

/** The article that a rule stands in: 《专利法》第四十二条. */
export const articleText = ({ law, article }: LegalRule): string =>
  `《${law}》${placeLabel({ article })}`;
