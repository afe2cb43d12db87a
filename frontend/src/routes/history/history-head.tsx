import { historyTexts } from '@touchline/contract';
import {
  BackIcon,
  Heading,
  IconButton,
  Inline,
  ShowAbove,
  ShowBelow,
  Spacer,
  Stack,
  Text,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { addressOfContent } from '../../shared/api/address-of-content';

interface HistoryHeadProps {
  content: ContentId;
  title: string;
  /** A button at the end of the line. */
  action?: ReactNode;
  /** Returns to the list, on screens too narrow for it beside a version. */
  onBack?: () => void;
  /** The way back takes the focus of the list that it replaced. */
  isBackFocused?: boolean;
}

/** Heading of a page's or play's history, with a link back to it. */
export function HistoryHead({ content, title, action, onBack, isBackFocused }: HistoryHeadProps) {
  const { back, history } = historyTexts.of[content.kind];
  const toContent = <IconButton label={back} icon={BackIcon} tone="quiet" href={addressOfContent(content)} />;
  return (
    <Inline gap="12" wrap>
      <Inline gap="8" align="start">
        {onBack ? (
          <>
            <ShowAbove breakpoint="desktop">{toContent}</ShowAbove>
            <ShowBelow breakpoint="desktop">
              <IconButton
                label={historyTexts.backToVersions}
                icon={BackIcon}
                tone="quiet"
                autoFocus={isBackFocused}
                onPress={onBack}
              />
            </ShowBelow>
          </>
        ) : (
          toContent
        )}
        <Stack gap="4">
          <Heading level={1} size="28">
            {history}
          </Heading>
          <Text tone="muted" isUserText>
            {title}
          </Text>
        </Stack>
      </Inline>
      <Spacer />
      {action}
    </Inline>
  );
}
