import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first shown, like `lazy`; where `ahead` has loaded it before, it is there at
 * once, and nothing takes its place for a moment.
 */
export function loadedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const ahead = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  const Later = lazy(async () => ({ default: (await ahead()) as ComponentType<object> }));
  function LoadedAhead(props: Props) {
    const [Shown] = useState(() => (Loaded ?? Later) as ComponentType<Props>);
    return <Shown {...props} />;
  }
  return Object.assign(LoadedAhead, { ahead });
}
