import { reactionKinds, type ReactionKind } from '@touchline/contract';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Refusal } from '../../platform/http';

/** Parses the kind of a reaction in the path; anything else is refused as `not_found`. */
@Injectable()
export class ReactionPipe implements PipeTransform<string, ReactionKind> {
  transform(value: string): ReactionKind {
    const kind = reactionKinds.find((each) => each === value);
    if (!kind) throw new Refusal('not_found');
    return kind;
  }
}
