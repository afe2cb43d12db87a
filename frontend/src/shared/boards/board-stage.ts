import {
  ballPlace,
  linesOf,
  linesSvg,
  newPose,
  poseAt,
  viewOf,
  type Film,
  type Pose,
  type Turn,
  type View,
} from '@touchline/contract/boards';

interface StagePiece {
  /** Index in the board. */
  index: number;
  move: SVGTransform;
  /** Only balls grow, while they fly high. */
  scale?: SVGTransform;
}

/** Moves the pieces of a drawn board. A frame changes transforms that exist; only a new step changes elements. */
export class BoardStage {
  private readonly view: View;
  private readonly pose: Pose;
  private readonly pieces: StagePiece[];
  private shownStep = 0;

  constructor(
    private readonly svg: SVGSVGElement,
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
      if (kind !== 'ball') return [{ index, move }];
      const scale = transforms.numberOfItems > 1 ? transforms.getItem(1) : svg.createSVGTransform();
      if (transforms.numberOfItems === 1) transforms.appendItem(scale);
      return [{ index, move, scale }];
    });
  }

  /** Shows the play at a time. */
  show(seconds: number): void {
    const { pose, view } = this;
    poseAt(this.film, seconds, pose);
    for (const { index, move, scale } of this.pieces) {
      const place = view.place(pose.x[index] ?? 0, pose.y[index] ?? 0);
      const [x, y] = ballPlace(place, pose.beside[index] ?? 0, view.unit);
      move.setTranslate(x, y);
      scale?.setScale(pose.scale[index] ?? 1, pose.scale[index] ?? 1);
    }
    this.showLines(Math.max(0, pose.step));
  }

  /** Gives pieces layers of their own while they move. */
  setPlaying(isPlaying: boolean): void {
    this.svg.toggleAttribute('data-playing', isPlaying);
  }

  private showLines(step: number): void {
    if (step === this.shownStep) return;
    this.shownStep = step;
    const group = this.svg.querySelector('[data-part="lines"]');
    if (group) group.innerHTML = linesSvg({ lines: linesOf(this.film, this.view, step) });
  }
}
