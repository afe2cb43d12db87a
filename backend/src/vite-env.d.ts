/** Set by Vite in builds, in the development server and in tests. */
interface ImportMeta {
  readonly env: { readonly MODE: string };
}
