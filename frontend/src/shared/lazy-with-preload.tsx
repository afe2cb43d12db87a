import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first shown, like `lazy`; where `ahead` has loaded it before, it is there at
 * once, and nothing takes its place for a moment.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
    return Loaded;
  };
  const Lazy = lazy(async () => ({ default: (await preload()) as ComponentType<object> }));
  function LazyWithPreload(props: Props) {
    const [Shown] = useState(() => (Loaded ?? Lazy) as ComponentType<Props>);
    return <Shown {...props} />;
  }
  return Object.assign(LazyWithPreload, { preload });
}
