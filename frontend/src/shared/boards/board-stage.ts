import {
  ballPlace,
  isPlayer,
  linesOf,
  linesSvg,
  newPose,
  poseAt,
  viewOf,
  type Film,
  type LineGroup,
  type Pose,
  type Turn,
  type View,
} from '@touchline/contract/boards';

interface StagePiece {
  /** Index in the board. */
  index: number;
  group: SVGGElement;
  move: SVGTransform;
  /** Only balls grow, while they fly high. */
  scale?: SVGTransform;
}

/** Radius and width of the ring, in radii of a player. */
const ring = { disc: 1.45, shirt: 1.85, width: 0.2 };
/** Receives the place of a piece, as shares of the width and height of the drawing. */
export type Follower = (x: number, y: number) => void;

/** Moves the pieces of a drawn board. A frame changes transforms that exist; only a new step changes elements. */
export class BoardStage {
  readonly view: View;
  private readonly pose: Pose;
  private readonly pieces: StagePiece[];
  private readonly followers = new Map<Follower, number>();
  private shownStep = 0;
  /** Id of the piece that shows the user. */
  private own: string | undefined;

  constructor(
    readonly svg: SVGSVGElement,
    private readonly film: Film,
    turn: Turn,
  ) {
    this.view = viewOf(film.board, turn);
    this.pose = newPose(film);
    this.pieces = film.board.pieces.flatMap(({ id, kind }, index) => {
      const group = svg.querySelector<SVGGElement>(`[data-part="pieces"] > [data-id="${CSS.escape(id)}"]`);
      if (!group) return [];
      const transforms = group.transform.baseVal;
      const move = transforms.getItem(0);
      if (kind !== 'ball') return [{ index, group, move }];
      const scale = transforms.numberOfItems > 1 ? transforms.getItem(1) : svg.createSVGTransform();
      if (transforms.numberOfItems === 1) transforms.appendItem(scale);
      return [{ index, group, move, scale }];
    });
  }

  /** Shows the play at a time. */
  show(seconds: number): void {
    const { pose } = this;
    poseAt(this.film, seconds, pose);
    for (const { index, move, scale } of this.pieces) {
      move.setTranslate(...this.placeOf(index));
      scale?.setScale(pose.scale[index] ?? 1, pose.scale[index] ?? 1);
    }
    for (const [follower, index] of this.followers) follower(...this.shareOf(index));
    this.showLines(Math.max(0, pose.step));
  }

  /** Rings the piece that shows the user, and dims other players and their lines. */
  setOwn(own: string | undefined): void {
    if (own === this.own) return;
    this.own = own;
    this.svg.querySelector('[data-own]')?.remove();
    for (const { index, group } of this.pieces) {
      const piece = this.film.board.pieces[index];
      const isOther = own !== undefined && isPlayer(piece) && piece?.id !== own;
      group.toggleAttribute('data-other', isOther);
      if (piece?.id === own) group.prepend(this.drawRing());
    }
    this.markLines(linesOf(this.film, this.view, this.shownStep));
  }

  /** Reports the place of a piece, now and whenever it moves. Returns a function that stops it. */
  follow(id: string, follower: Follower): () => void {
    const index = this.film.board.pieces.findIndex((piece) => piece.id === id);
    this.followers.set(follower, index);
    follower(...this.shareOf(index));
    return () => this.followers.delete(follower);
  }

  private placeOf(index: number): [x: number, y: number] {
    const { pose, view } = this;
    const place = view.place(pose.x[index] ?? 0, pose.y[index] ?? 0);
    return ballPlace(place, pose.beside[index] ?? 0, view.unit);
  }

  /** Returns the place of a piece in shares of the drawing. */
  shareOf(index: number): [x: number, y: number] {
    const { view } = this;
    const [x, y] = this.placeOf(index);
    return [(x - view.x) / view.width, (y - view.y) / view.height];
  }

  /** Gives pieces layers of their own while they move. */
  setPlaying(isPlaying: boolean): void {
    this.svg.toggleAttribute('data-playing', isPlaying);
  }

  private showLines(step: number): void {
    if (step === this.shownStep) return;
    this.shownStep = step;
    const lines = linesOf(this.film, this.view, step);
    const group = this.svg.querySelector('[data-part="lines"]');
    if (group) group.innerHTML = linesSvg({ lines });
    if (this.own !== undefined) this.markLines(lines);
  }

  /** A pass to the user is no line of others. */
  private markLines(lines: readonly LineGroup[]): void {
    const { own } = this;
    const drawn = this.svg.querySelector('[data-part="lines"]')?.children ?? [];
    lines.forEach(({ piece, to }, place) => {
      drawn[place]?.toggleAttribute('data-other', own !== undefined && piece !== own && to !== own);
    });
  }

  private drawRing(): SVGCircleElement {
    const { unit } = this.view;
    const radius = this.film.board.players === 'shirts' ? ring.shirt : ring.disc;
    const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
    const attributes = {
      r: radius * unit,
      'stroke-width': ring.width * unit,
      'data-i': 'run',
      'data-own': '',
    };
    for (const [name, value] of Object.entries(attributes)) circle.setAttribute(name, `${value}`);
    return circle;
  }
}
