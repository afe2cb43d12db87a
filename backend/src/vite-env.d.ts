/** Set by Vite, in the build and for the development server and the tests. */
interface ImportMeta {
  readonly env: { readonly MODE: string };
}
