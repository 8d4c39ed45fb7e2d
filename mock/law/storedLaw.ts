import { foldLawName } from '../../src/domain/law/lawName';
import { articleText, type LawArticle, type LawText } from '../../src/domain/law/lawText';
import { parseLaw } from '../../src/domain/law/parseLaw';
import { type Standing, standingOn, type Timeliness } from '../../src/domain/law/timeliness';
import { foldText } from '../../src/domain/search/fold';
import type { LawCategory, LawRecord, LawTopic } from '../contract';

/** What is known of one version of a law. */
export interface LawData {
  id: string;
  /** The same for all versions of a law. */
  law: string;
  title: string;
  /** Other names it is cited by. */
  names: readonly string[];
  category: LawCategory;
  topic: LawTopic[];
  authority: string[];
  region: string | null;
  docNumber: string | null;
  /** When it was passed, where the source tells it. */
  adoptionDate?: string;
  promulgationDate: string | null;
  effectiveDate: string | null;
  invalidDate: string | null;
  /** The source says that it is no longer in force, without a day. */
  ended?: 'REPEALED';
  /** What made this version: 第一次修正. */
  note?: string;
  summary?: string;
  keywords: string[];
  source?: string;
  revisions: LawRecord['revisions'];
  hasText: boolean;
  /** Reads or makes the text; null where there is none. */
  readText: () => string | null;
}

/** A place of a text that is searched as a whole: an article, a passage. */
export interface SearchPiece {
  readonly article: string | null;
  readonly label: string;
  readonly text: string;
  readonly folded: string;
}

/** A version of a law in the store; its text is read and taken apart when first asked for. */
export class StoredLaw {
  /** All versions of this law, this one included. */
  versions: readonly StoredLaw[] = [this];
  readonly foldedTitle: string;
  private cachedText: string | null | undefined;
  private cachedLaw: LawText | undefined;
  private cachedPieces: readonly SearchPiece[] | undefined;

  constructor(readonly data: LawData) {
    this.foldedTitle = foldText(data.title);
  }

  get id(): string {
    return this.data.id;
  }

  get promulgationDate(): string | null {
    return this.data.promulgationDate;
  }

  get effectiveDate(): string | null {
    return this.data.effectiveDate;
  }

  get invalidDate(): string | null {
    return this.data.invalidDate;
  }

  get text(): string | null {
    if (this.cachedText === undefined) this.cachedText = this.data.readText();
    return this.cachedText;
  }

  private get parsed(): LawText {
    this.cachedLaw ??= parseLaw(this.text ?? '');
    return this.cachedLaw;
  }

  /** What the full text is searched by. */
  get pieces(): readonly SearchPiece[] {
    this.cachedPieces ??= this.parsed.blocks.map((block) => {
      const isArticle = block.kind === 'article';
      const text = isArticle ? articleText(block) : block.text;
      return {
        article: isArticle ? block.key : null,
        label: isArticle ? block.label : '',
        text,
        folded: foldText(text),
      };
    });
    return this.cachedPieces;
  }

  article(key: string): LawArticle | undefined {
    return this.parsed.blocks.find(
      (block): block is LawArticle => block.kind === 'article' && block.key === key,
    );
  }

  /** Names it may be cited by, folded. */
  get foldedNames(): string[] {
    return [this.data.title, ...this.data.names].map((name) => foldLawName(name).name);
  }

  get ended(): 'REPEALED' | undefined {
    return this.data.ended;
  }

  /** How it stands on a day, today by default. */
  standing(today: string, day = today): Standing {
    return standingOn<StoredLaw>(this, this.versions, day, today);
  }

  timeliness(today: string): Timeliness | null {
    return this.standing(today).timeliness;
  }
}

/** Tells the versions of each law of one another. */
export function linkVersions(laws: readonly StoredLaw[]): void {
  const byLaw = new Map<string, StoredLaw[]>();
  for (const law of laws) {
    const list = byLaw.get(law.data.law);
    if (list) list.push(law);
    else byLaw.set(law.data.law, [law]);
  }
  for (const law of laws) law.versions = byLaw.get(law.data.law) ?? [law];
}
