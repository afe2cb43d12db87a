import { randomDocument } from '@touchline/content/samples';
import { fieldsOf } from '@touchline/content';
import { joinPassages, type PageText, type TextRange } from './page-text';

export type Chance = () => number;

/** A letter that belongs to the quote or to its stored context. */
interface Letter {
  letter: string;
  of?: 'quote' | 'before' | 'after';
  /** Its index when it was commented. */
  was?: number;
}

interface Block {
  id: string;
  fields: Letter[][];
}

const vocabularies = {
  /** Realistic text. */
  prose:
    'the a of and to in on at for with we our they lift jump call front middle tail pod hooker prop lock flanker throw ball line five seven metres channel gap wide blind open side kick chase field defence attack ruck maul scrum feed hold drive release wait signal captain wind left right inside outside shoulder fast slow early late never always when if before after second first third'.split(
      ' ',
    ),
  /** Repetitive text. */
  repetitive: ['Falcon', 'a', 'Hawk', 'left', '7', 'a'],
};
export type Vocabulary = keyof typeof vocabularies;

const below = (chance: Chance, most: number) => Math.floor(chance() * most);
const pick = <T>(chance: Chance, from: readonly T[]): T => from[below(chance, from.length)] as T;
const letters = (text: string): Letter[] => text.split('').map((letter) => ({ letter }));

/** Page that tracks the commented letters through all edits. */
export class TrackedPage {
  private blocks: Block[];
  private made = 0;

  constructor(
    private readonly chance: Chance,
    vocabulary: Vocabulary,
  ) {
    this.blocks = randomDocument(chance).map((block) => ({
      id: block.id,
      fields: fieldsOf(block).map((field) => letters(field === '' ? '' : this.words(14, vocabulary))),
    }));
  }

  private words(most: number, from: Vocabulary = 'prose'): string {
    const count = 1 + below(this.chance, most);
    return Array.from({ length: count }, () => pick(this.chance, vocabularies[from])).join(' ');
  }

  get text(): PageText {
    return joinPassages(
      this.blocks.flatMap(({ id, fields }) =>
        fields.map((field) => ({ blockId: id, text: field.map(({ letter }) => letter).join('') })),
      ),
    );
  }

  /** Letters in the order of the text; undefined for newlines between fields. */
  private get line(): (Letter | undefined)[] {
    const fields = this.blocks.flatMap((block) => block.fields).filter((field) => field.length > 0);
    return fields.flatMap((field, index) => (index === 0 ? field : [undefined, ...field]));
  }

  mark(part: Letter['of'], { start, end }: TextRange): void {
    this.line.slice(start, end).forEach((letter, was) => letter && Object.assign(letter, { of: part, was }));
  }

  /** Returns the range from the first to the last remaining letter of a part. */
  whereIs(part: Letter['of']): TextRange | undefined {
    const line = this.line;
    const start = line.findIndex((letter) => letter?.of === part);
    const end = line.findLastIndex((letter) => letter?.of === part) + 1;
    return start === -1 ? undefined : { start, end };
  }

  /** Returns how many letters of a part remain, and how many others are between them. */
  countOf(part: Letter['of']): { left: number; others: number } {
    const { start, end } = this.whereIs(part) ?? { start: 0, end: 0 };
    const between = this.line.slice(start, end).filter((letter) => letter && letter.letter !== ' ');
    const left = between.filter((letter) => letter?.of === part).length;
    return { left, others: between.length - left };
  }

  /** Returns true if the commented letters keep their order. */
  isInOrder(): boolean {
    const order = this.line.flatMap((letter) => (letter?.of === 'quote' ? [letter.was ?? 0] : []));
    return order.every((was, index) => was > (order[index - 1] ?? -1));
  }

  /** Types, or deletes up to `most` letters, at an offset. */
  editAt(at: number, most: number): void {
    const letter = this.line[at];
    const field = this.blocks.flatMap(({ fields }) => fields).find((each) => letter && each.includes(letter));
    if (!letter || !field) return;
    const index = field.indexOf(letter);
    const typed = letters(this.words(3).slice(0, most));
    if (this.chance() < 0.5) field.splice(index, 0, ...typed);
    else field.splice(index, 1 + below(this.chance, most));
  }

  typeAnywhere(): void {
    this.editAt(below(this.chance, this.line.length), 20);
  }

  insertBlock(): void {
    this.add(letters(this.words(14)));
  }

  moveBlock(): void {
    const [block] = this.blocks.splice(below(this.chance, this.blocks.length), 1);
    if (block) this.blocks.splice(below(this.chance, this.blocks.length + 1), 0, block);
  }

  deleteBlock(): void {
    const index = below(this.chance, this.blocks.length);
    if (!this.blocks[index]?.fields.flat().some(({ of }) => of === 'quote')) this.blocks.splice(index, 1);
  }

  /** Enter: the text after the caret becomes a new block. */
  splitBlock(): void {
    const index = below(this.chance, this.blocks.length);
    const field = this.blocks[index]?.fields.at(-1);
    if (!field) return;
    const tail = field.splice(below(this.chance, field.length));
    this.blocks.splice(index + 1, 0, { id: this.newId(), fields: [tail] });
  }

  /** Backspace at the start of a block. */
  mergeBlocks(): void {
    const index = below(this.chance, this.blocks.length - 1);
    const [block, next] = this.blocks.slice(index);
    const last = block?.fields.at(-1);
    if (!last || !next) return;
    last.push(...(next.fields[0] ?? []));
    block?.fields.push(...next.fields.slice(1));
    this.blocks.splice(index + 1, 1);
  }

  /** Pastes the quote at another position. */
  pasteQuote(): void {
    const { start, end } = this.whereIs('quote') ?? { start: 0, end: 0 };
    this.add(letters(this.text.text.slice(start, end)));
  }

  deleteQuote(): void {
    const gone = (letter: Letter) => letter.of === 'quote';
    for (const block of this.blocks)
      block.fields = block.fields.map((field) => field.filter((each) => !gone(each)));
  }

  deleteQuotedBlocks(): void {
    this.blocks = this.blocks.filter(({ fields }) => fields.flat().every(({ of }) => of !== 'quote'));
    this.deleteQuote();
  }

  private add(field: Letter[]): void {
    const at = below(this.chance, this.blocks.length + 1);
    this.blocks.splice(at, 0, { id: this.newId(), fields: [field] });
  }

  private newId(): string {
    this.made += 1;
    return `made-${this.made}`;
  }
}
