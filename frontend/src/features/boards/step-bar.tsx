import { boardEditorTexts as texts, boardLimits } from '@touchline/contract/boards';
import {
  BoardBar,
  BoardBarItem,
  MenuButton,
  MoreIcon,
  Text,
  TextField,
  TrashIcon,
  type MenuItems,
} from '@touchline/ui-kit';
import {
  apply,
  boardIn,
  filmFor,
  insertStep,
  moveStep,
  removeStep,
  stepIn,
  type EditorState,
} from './editor-state';
import type { Act } from './use-board-editor';

export interface StepBarProps {
  state: EditorState;
  act: Act;
  /** Sentence on runs of the shown step that are too fast. */
  warning: string | undefined;
}

/** Caption, duration and order of the shown step. */
export function StepBar({ state, act, warning }: StepBarProps) {
  const step = stepIn(state);
  if (!step) return null;
  const played = filmFor(boardIn(state)).steps[state.place - 1];
  const change = (name: string, changed: { caption?: string; duration?: number }) =>
    act((now) =>
      apply(now, { type: 'change-step', id: step.id, change: changed }, { mergeKey: `${name} ${step.id}` }),
    );
  return (
    <>
      <BoardBar
        end={
          <MenuButton label={texts.stepMenu} icon={MoreIcon} isLabelHidden items={stepEntries(state, act)} />
        }
      >
        <BoardBarItem width="grow">
          <TextField
            label={texts.caption(state.place)}
            isLabelHidden
            placeholder={texts.caption(state.place)}
            maxLength={boardLimits.stepCaption}
            value={step.caption ?? ''}
            onChange={(caption) => change('caption', { caption: caption || undefined })}
          />
        </BoardBarItem>
        <BoardBarItem width="short">
          <SecondsField
            key={step.id}
            duration={step.duration}
            needed={played?.seconds ?? 0}
            onChange={(duration) => change('duration', { duration })}
          />
        </BoardBarItem>
      </BoardBar>
      {warning && (
        <Text size="14" tone="danger">
          {warning}
        </Text>
      )}
    </>
  );
}

interface SecondsFieldProps {
  /** Tenths of a second; undefined if the step is as long as its moves need. */
  duration: number | undefined;
  needed: number;
  onChange: (duration: number | undefined) => void;
}

/** Seconds of a step; empty, it takes the seconds that its moves need. */
function SecondsField({ duration, needed, onChange }: SecondsFieldProps) {
  return (
    <TextField
      label={texts.seconds}
      isLabelHidden
      inputMode="decimal"
      placeholder={`${needed.toFixed(1)} s`}
      defaultValue={duration === undefined ? '' : String(duration / 10)}
      onChange={(text) => {
        const tenths = Math.round(Number(text.replace(',', '.')) * 10);
        const { shortestStep, longestStep } = boardLimits;
        if (text.trim() === '') onChange(undefined);
        else if (tenths >= shortestStep && tenths <= longestStep) onChange(tenths);
      }}
    />
  );
}

function stepEntries(state: EditorState, act: Act): MenuItems {
  const count = boardIn(state).steps.length;
  return [
    { id: 'insert', label: texts.insertStep, onAction: () => act(insertStep) },
    {
      id: 'earlier',
      label: texts.moveEarlier,
      isDisabled: state.place < 2,
      onAction: () => act((now) => moveStep(now, -1)),
    },
    {
      id: 'later',
      label: texts.moveLater,
      isDisabled: state.place >= count,
      onAction: () => act((now) => moveStep(now, 1)),
    },
    {
      id: 'remove',
      label: texts.removeStep,
      icon: TrashIcon,
      tone: 'danger',
      onAction: () => act(removeStep),
    },
  ];
}
