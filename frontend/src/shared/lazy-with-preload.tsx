import { lazy, useState, type ComponentType } from 'react';

/** Lazy component with `preload()`: once preloaded, `isLoaded()`, it renders synchronously, without a fallback. */
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
  return Object.assign(LazyWithPreload, { preload, isLoaded: () => Loaded !== undefined });
}
