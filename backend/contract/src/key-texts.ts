/** Keys of the app by the place where they work. `Mod` is Ctrl, and Command on a Mac. */
export const keyTexts = {
  title: 'Keyboard shortcuts',
  groups: [
    {
      title: 'Everywhere',
      keys: [
        { keys: 'Mod K', label: 'Search and commands' },
        { keys: '?', label: 'Keyboard shortcuts' },
        { keys: 'F8', label: 'Go to the messages' },
      ],
    },
    {
      title: 'Pages and plays',
      keys: [
        { keys: 'E', label: 'Edit or read' },
        { keys: 'N', label: 'Next play, or next change' },
        { keys: 'P', label: 'Previous play, or previous change' },
        { keys: 'J', label: 'Next comment beside the text' },
        { keys: 'K', label: 'Previous comment beside the text' },
        { keys: 'Mod Alt M', label: 'Comment on the selected text' },
      ],
    },
    {
      title: 'Writing',
      keys: [
        { keys: '/', label: 'Insert a block' },
        { keys: 'Mod B', label: 'Bold' },
        { keys: 'Mod I', label: 'Italic' },
        { keys: 'Mod U', label: 'Underline' },
        { keys: 'Mod Shift S', label: 'Strikethrough' },
        { keys: 'Mod Shift H', label: 'Highlight' },
        { keys: 'Mod E', label: 'Code' },
        { keys: 'Mod K', label: 'Link' },
        { keys: 'Alt Shift ↑', label: 'Move the block up' },
        { keys: 'Alt Shift ↓', label: 'Move the block down' },
        { keys: 'Mod Z', label: 'Undo' },
        { keys: 'Mod Shift Z', label: 'Redo' },
        { keys: 'Mod S', label: 'Save' },
      ],
    },
    {
      title: 'Playing a board',
      keys: [
        { keys: 'K', label: 'Play or pause' },
        { keys: ',', label: 'Previous step' },
        { keys: '.', label: 'Next step' },
        { keys: 'F', label: 'Full screen' },
      ],
    },
    {
      title: 'Drawing a board',
      keys: [
        { keys: 'N', label: 'Add a step' },
        { keys: '[', label: 'Previous step' },
        { keys: ']', label: 'Next step' },
        { keys: '1', label: 'Go to the player with this number' },
        { keys: 'Enter', label: 'Begin or end a move' },
        { keys: 'P', label: 'Pass' },
        { keys: 'V', label: 'Bend the line' },
        { keys: 'Delete', label: 'Delete' },
      ],
    },
  ],
} as const;

const macKeys: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Returns a shortcut of `keyTexts` in the names of the user's keyboard: `Ctrl Shift Z`, or `⌘ ⇧ Z` on a Mac. */
export const shownKeys = (keys: string, isMac: boolean): string =>
  keys
    .split(' ')
    .map((key) => (isMac ? (macKeys[key] ?? key) : key.replace('Mod', 'Ctrl')))
    .join(' ');
