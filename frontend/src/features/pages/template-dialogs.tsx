import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits, pageTemplateTexts as texts, type Page, type PageTemplateHead } from '@touchline/contract';
import {
  Dialog,
  EditIcon,
  EmptyState,
  IconButton,
  List,
  ListItem,
  PageIcon,
  SkeletonText,
  Stack,
  Text,
  TrashIcon,
} from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { pageQuery } from './page-queries';
import { TemplateForm } from './template-form';
import { templatesQuery, useRemoveTemplate, useRenameTemplate, useSaveTemplate } from './template-queries';

interface SaveTemplateProps {
  page: Page;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that saves the text and tags of a page as a template, under a new name or that of one to replace. */
export function SaveTemplate({ page, isOpen, onClose }: SaveTemplateProps) {
  return (
    <Dialog title={texts.saveAs} size="small" isOpen={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <SaveForm page={page} onClose={onClose} />
    </Dialog>
  );
}

function SaveForm({ page, onClose }: Omit<SaveTemplateProps, 'isOpen'>) {
  const queries = useQueryClient();
  const { data: own = [] } = useQuery(templatesQuery(page.teamId));
  const save = useSaveTemplate(page.teamId);
  const namesake = (name: string) => own.find((each) => isSame(each.name, name));
  const isFull = own.length >= limits.pageTemplates;
  const submit = (name: string, showFailure: (error: unknown) => void) => {
    const { content, tags } = queries.getQueryData(pageQuery(page.id).queryKey) ?? page;
    save.mutate(
      { id: namesake(name)?.id, name, content, tags },
      { onSuccess: onClose, onError: showFailure },
    );
  };
  return (
    <TemplateForm
      label={texts.saveAs}
      lead={texts.saveAsLead}
      name={suggestedName(page)}
      check={(name) => (isFull && !namesake(name) ? texts.full(limits.pageTemplates) : undefined)}
      hint={(name) => {
        const replaced = namesake(name);
        return replaced && texts.replaces(replaced.name);
      }}
      submitLabel={(name) => (namesake(name) ? texts.replace : texts.save)}
      isPending={save.isPending}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}

/** The title, without the colon that ends the suggestion of a template. */
const suggestedName = ({ title }: Page) =>
  title.replace(/:\s*$/, '').slice(0, limits.pageTemplateName).trim();

const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();

interface TemplateManagerProps {
  teamId: number;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that renames and deletes the templates of a team. */
export function TemplateManager({ teamId, isOpen, onClose }: TemplateManagerProps) {
  const [renamed, setRenamed] = useState<PageTemplateHead>();
  const list = useQuery(templatesQuery(teamId));
  const rename = useRenameTemplate(teamId);
  const stop = () => setRenamed(undefined);
  const close = (opens: boolean) => {
    if (opens) return;
    stop();
    onClose();
  };
  const isTaken = (name: string) =>
    (list.data ?? []).some((each) => each.id !== renamed?.id && isSame(each.name, name));
  return (
    <Dialog title={renamed ? texts.rename : texts.manageTitle} isOpen={isOpen} onOpenChange={close}>
      {renamed ? (
        <TemplateForm
          label={texts.rename}
          name={renamed.name}
          check={(name) => (isTaken(name) ? texts.nameTaken : undefined)}
          submitLabel={() => texts.rename}
          isPending={rename.isPending}
          onSubmit={(name, showFailure) =>
            rename.mutate({ id: renamed.id, name }, { onSuccess: stop, onError: showFailure })
          }
          onCancel={stop}
        />
      ) : (
        <>
          {list.isPending && <SkeletonText lines={4} />}
          {list.isLoadingError && <LoadFailed query={list} />}
          {list.data && <TemplateList teamId={teamId} templates={list.data} onRename={setRenamed} />}
        </>
      )}
    </Dialog>
  );
}

interface TemplateListProps {
  teamId: number;
  templates: readonly PageTemplateHead[];
  onRename: (template: PageTemplateHead) => void;
}

function TemplateList({ teamId, templates, onRename }: TemplateListProps) {
  const remove = useRemoveTemplate(teamId);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  if (templates.length === 0)
    return <EmptyState icon={PageIcon} title={texts.none} detail={texts.noneLead} />;
  const removeAt = (template: PageTemplateHead, place: number) => {
    const next = templates[place + 1] ?? templates[place - 1];
    remove.mutate(template, { onSuccess: () => next && buttons.current.get(next.id)?.focus() });
  };
  return (
    <Stack gap="8">
      <Text size="14" tone="muted">
        {texts.manageLead}
      </Text>
      <List label={texts.manageTitle}>
        {templates.map((template, place) => (
          <ListItem
            key={template.id}
            title={template.name}
            detail={savedBy(template)}
            end={
              <>
                <IconButton
                  label={texts.renameOf(template.name)}
                  icon={EditIcon}
                  size="small"
                  onPress={() => onRename(template)}
                />
                <IconButton
                  ref={(button) => {
                    if (button) buttons.current.set(template.id, button);
                    else buttons.current.delete(template.id);
                  }}
                  label={texts.removeOf(template.name)}
                  icon={TrashIcon}
                  size="small"
                  isPending={remove.isPending}
                  onPress={() => removeAt(template, place)}
                />
              </>
            }
          />
        ))}
      </List>
    </Stack>
  );
}

export const savedBy = ({ creator }: PageTemplateHead): string =>
  creator ? texts.savedBy(creator.displayName) : texts.formerMember;
