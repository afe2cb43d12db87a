import { isPass, wayThrough, type Spot, type View } from '@touchline/contract/boards';
import type { Preview } from './drag';
import { boardIn, describeIn, moveIn, pieceIn, spotIn, type Aim, type EditorState } from './editor-state';
import { gripsOf, type PlacedGrip } from './grips';

interface OverlayProps {
  state: EditorState;
  view: View;
  preview: Preview | undefined;
  /** The piece that the Tab key reaches. */
  focused: string;
  onFocus: (id: string) => void;
  /** Called when assistive technology presses a piece; pointers are handled by the canvas. */
  onPress: (id: string) => void;
}

/** Radii and strokes in units of the drawing. */
const CHOSEN = 1.34;
const POINT = 0.36;
const BEND = 0.26;
const LINE = 0.19;
const THIN = 0.13;

/** Rings, points and lines above the drawing: the only part that is rendered while a pointer moves. */
export function Overlay({ state, view, preview, focused, onFocus, onPress }: OverlayProps) {
  const grips = gripsOf(state, view);
  const { unit } = view;
  const isOnPiece = ({ grip }: PlacedGrip) => grip.type === 'piece';
  return (
    <>
      <ChosenZone state={state} view={view} />
      <EndRings state={state} view={view} />
      {state.aim && <AimLine aim={state.aim} state={state} view={view} />}
      {preview && <PreviewLine preview={preview} view={view} />}
      {grips.filter(isOnPiece).map(({ grip: { id }, x, y }) => (
        <g
          key={id}
          role="button"
          aria-label={describeIn(state, id)}
          aria-pressed={state.chosen.includes(id)}
          tabIndex={id === focused ? 0 : -1}
          data-grip={id}
          onFocus={() => onFocus(id)}
          onClick={() => onPress(id)}
        >
          <circle
            cx={x}
            cy={y}
            r={radiusOf(state, id) * unit}
            data-i={isMarked(state, id) ? 'run' : undefined}
            strokeWidth={THIN * unit}
          />
        </g>
      ))}
      {!preview &&
        grips
          .filter((placed) => !isOnPiece(placed))
          .map(({ grip, x, y }, index) => (
            <circle
              key={index}
              cx={x}
              cy={y}
              r={(grip.type === 'bend' ? BEND : POINT) * unit}
              data-f="ground"
              data-i="run"
              fillOpacity={grip.type === 'bend' ? 0.7 : 1}
              strokeOpacity={grip.type === 'bend' ? 0.7 : 1}
              strokeWidth={THIN * unit}
            />
          ))}
    </>
  );
}

const isMarked = ({ chosen, aim }: EditorState, id: string) => chosen.includes(id) || aim?.piece === id;

const radiusOf = (state: EditorState, id: string) => (pieceIn(state, id)?.kind === 'ball' ? 0.75 : CHOSEN);

const points = (view: View, spots: readonly Spot[]) =>
  spots.map(([x, y]) => view.place(x, y).join(',')).join(' ');

interface PartProps {
  state: EditorState;
  view: View;
}

/** A dashed ring where each run of the step ends. */
function EndRings({ state, view }: PartProps) {
  const moves = boardIn(state).steps[state.place - 1]?.moves ?? [];
  return moves.map((move) => {
    const end = isPass(move) ? undefined : move.path?.at(-1);
    return end && <Ring key={move.piece} at={end} view={view} />;
  });
}

function Ring({ at, view }: { at: Spot; view: View }) {
  const [x, y] = view.place(...at);
  const { unit } = view;
  return (
    <circle
      cx={x}
      cy={y}
      r={unit}
      data-i="text"
      strokeOpacity={0.55}
      strokeWidth={0.09 * unit}
      strokeDasharray={`${0.3 * unit} ${0.25 * unit}`}
    />
  );
}

function ChosenZone({ state, view }: PartProps) {
  return state.chosen.flatMap((id) => {
    const piece = pieceIn(state, id);
    if (piece?.kind !== 'zone') return [];
    const [width, height] = piece.size ?? [100, 100];
    const [x, y] = piece.at;
    const [left, top] = view.place(x - width / 2, y - height / 2);
    const [right, bottom] = view.place(x + width / 2, y + height / 2);
    return (
      <rect
        key={id}
        x={Math.min(left, right)}
        y={Math.min(top, bottom)}
        width={Math.abs(right - left)}
        height={Math.abs(bottom - top)}
        data-i="run"
        strokeWidth={THIN * view.unit}
      />
    );
  });
}

/** The run or place that is drawn by keys. */
function AimLine({ aim, state, view }: PartProps & { aim: Aim }) {
  const end = aim.points.at(-1);
  if (!end) return null;
  const isSharp = moveIn(state, aim.piece, false)?.sharp ?? false;
  const line = wayThrough([spotIn(state, aim.piece), ...aim.points], isSharp).points;
  return <PreviewLine preview={{ line, ring: end }} view={view} />;
}

function PreviewLine({ preview: { line, isPass: isDashed, ring }, view }: { preview: Preview; view: View }) {
  const { unit } = view;
  return (
    <>
      {line && (
        <polyline
          points={points(view, line)}
          data-i={isDashed ? 'pass' : 'run'}
          strokeWidth={LINE * unit}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={isDashed ? `${0.42 * unit} ${0.46 * unit}` : undefined}
        />
      )}
      {ring && <Ring at={ring} view={view} />}
    </>
  );
}
